import { useId } from 'react';
import { recommendationNames, recommendations, type Recommendation } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { whenToRecommend } from '../review-words.ts';
import styles from './report-form.module.css';
import { FieldError, required } from './score-fields.tsx';

interface RecommendationFieldProps {
  readonly value: Recommendation | null;
  readonly error: string | undefined;
  readonly onChange: (value: Recommendation) => void;
}

/** The reviewer's recommendation to the editor; the author does not see it. */
export function RecommendationField({ value, error, onChange }: RecommendationFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.score} aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}>
      <legend>{t.recommendationLegend({ required })}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t.recommendationHelp()}
      </p>
      <div className={styles.recommendations}>
        {recommendations.map((each, place) => (
          <label key={each} className={styles.recommendation}>
            <input
              type="radio"
              name={`${id}-recommendation`}
              checked={value === each}
              data-path={place === 0 ? 'recommendation' : undefined}
              onChange={() => onChange(each)}
            />
            <span>
              {recommendationNames[each]()}
              <small>{whenToRecommend[each]()}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
