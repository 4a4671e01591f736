import { scoredQualities, scoreNames, type NeutralFile, type Scores } from '../../../contracts/review-values.ts';
import { formatSize } from '../../ui/format-number.ts';
import styles from './report-contents.module.css';
import { scoreInWords } from './review-words.ts';

interface ReportContentsProps {
  readonly scores: Scores;
  readonly commentsToAuthor: string;
  readonly attachment: NeutralFile | null;
}

/** What a report says to its author, for its author and for those who review: the scores, the comments, the attachment. */
export function ReportContents({ scores, commentsToAuthor, attachment }: ReportContentsProps) {
  return (
    <>
      <dl className={styles.scores}>
        {scoredQualities.map((quality) => (
          <div key={quality} className={styles.pair}>
            <dt>{scoreNames[quality]}</dt>
            <dd>
              {scores[quality]} of 5, {scoreInWords(scores[quality]).toLowerCase()}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>Comments to the author</p>
      <p dir="auto" className={styles.text}>
        {commentsToAuthor}
      </p>
      {attachment && (
        <p>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            <bdi>{attachment.name}</bdi>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          <span className={styles.size}>{formatSize(attachment.size)}</span>
        </p>
      )}
    </>
  );
}
