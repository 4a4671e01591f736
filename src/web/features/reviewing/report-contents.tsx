import { scoreNames, scoredQualities, type NeutralFile, type Scores } from '../../../contracts/review-values.ts';
import styles from './review/review-screen.module.css';
import { scoreInWords } from './review-words.ts';

interface ReportContentsProps {
  readonly scores: Scores;
  readonly commentsToAuthor: string;
  readonly attachment: NeutralFile | null;
}

/** What a report says to its author: the scores, the comments, the attachment. */
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
            {attachment.name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </>
  );
}
