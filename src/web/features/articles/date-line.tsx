import { formatDay } from '../../ui/format-day.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './date-line.module.css';

/** Received, accepted, published: the days that are known, as a fine line. */
export function DateLine({ article }: { article: ArticleHead }) {
  const steps = [
    { label: 'Received', day: article.articleReceivedDate },
    { label: 'Accepted', day: article.articleAcceptedDate },
    { label: 'Published', day: article.articlePublishedDate },
  ];
  return (
    <ol className={styles.line}>
      {steps.map(
        ({ label, day }) =>
          day && (
            <li key={label}>
              <span>{label}</span>{' '}
              <time dateTime={day}>
                <bdi>{formatDay(day)}</bdi>
              </time>
            </li>
          ),
      )}
    </ol>
  );
}
