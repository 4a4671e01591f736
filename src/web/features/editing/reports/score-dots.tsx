import { scoreNames, scoredQualities, type Scores } from '../../../../contracts/review-values.ts';
import styles from './reports.module.css';

const most = 5;

/** The four scores of a report, as numbers and as dots. */
export function ScoreDots({ scores }: { scores: Scores }) {
  return (
    <dl className={styles.scores}>
      {scoredQualities.map((quality) => (
        <div key={quality}>
          <dt>{scoreNames[quality]}</dt>
          <dd>
            <span>
              {scores[quality]}
              <span className={styles.of}> of {most}</span>
            </span>
            <span aria-hidden className={styles.dots}>
              {Array.from({ length: most }, (_, place) => (
                <i key={place} data-filled={place < scores[quality] || undefined} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
