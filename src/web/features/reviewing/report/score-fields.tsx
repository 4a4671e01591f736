import { useId, type ReactNode } from 'react';
import {
  scoredQualities,
  scoreNames,
  type ReportDraft,
  type ScoredQuality,
} from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { qualityQuestions, scoreInWords, scoreWords } from '../review-words.ts';
import styles from './report-form.module.css';
import { scoreField } from './report-problems.ts';

/** The error of a group of choices. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}

export const required = (children: ReactNode) => <span className={styles.required}>{children}</span>;

interface ScoreFieldProps {
  readonly quality: ScoredQuality;
  readonly score: number | null;
  readonly error: string | undefined;
  readonly onScore: (score: number) => void;
}

function ScoreField({ quality, score, error, onScore }: ScoreFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.score} aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}>
      <legend>
        {t.scoreLegend({
          quality: scoreNames[quality](),
          required,
        })}
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {qualityQuestions[quality]()}
      </p>
      <div className={styles.scale}>
        {scoreWords.map((words, place) => (
          <label key={words()} className={styles.step}>
            <input
              type="radio"
              name={`${id}-score`}
              checked={score === place + 1}
              // A listed problem focuses the first choice.
              data-path={place === 0 ? scoreField(quality) : undefined}
              onChange={() => onScore(place + 1)}
            />
            <b>{place + 1}</b>
            <span>{words()}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className={styles.ends}>
        <span>{scoreInWords(1)}</span>
        {score !== null && score > 1 && score < scoreWords.length && <b>{scoreInWords(score)}</b>}
        <span>{scoreInWords(scoreWords.length)}</span>
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface ScoreFieldsProps {
  readonly scores: ReportDraft['scores'];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (scores: ReportDraft['scores']) => void;
}

/** The four scores, from poor to excellent. */
export function ScoreFields({ scores, errors, onChange }: ScoreFieldsProps) {
  return (
    <div className={styles.scores}>
      {scoredQualities.map((quality) => (
        <ScoreField
          key={quality}
          quality={quality}
          score={scores[quality]}
          error={errors[scoreField(quality)]}
          onScore={(score) => onChange({ ...scores, [quality]: score })}
        />
      ))}
    </div>
  );
}
