import { scoreNames, scoredQualities, type AnonymousReport as Report } from '../../../contracts/review-values.ts';
import { formatDay } from '../../ui/format-day.ts';
import { formatSize } from '../manuscripts/format-size.ts';
import styles from './anonymous-report.module.css';

const bestScore = 5;

/** A report as its author reads it: by the reviewer's number, or under a title where that stands above it already, with its scores, its comments and its attachment. */
export function AnonymousReport({ report, title }: { report: Report; title?: string }) {
  const { reviewer, receivedOn, scores, commentsToAuthor, attachment } = report;
  return (
    <details className={styles.report}>
      <summary>
        {title ?? reviewer}, {formatDay(receivedOn)}
      </summary>
      <dl className={styles.scores}>
        {scoredQualities.map((quality) => (
          <div key={quality}>
            <dt>{scoreNames[quality]}</dt>
            <dd>
              {scores[quality]} of {bestScore}
            </dd>
          </div>
        ))}
      </dl>
      <p dir="auto" className={styles.comments}>
        {commentsToAuthor}
      </p>
      {attachment && (
        <p>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            <bdi>{attachment.name}</bdi>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          <span className={styles.soft}>{formatSize(attachment.size)}</span>
        </p>
      )}
    </details>
  );
}
