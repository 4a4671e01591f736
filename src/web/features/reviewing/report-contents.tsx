import type { AnsweredQuestion } from '../../../contracts/review-form-values.ts';
import { scoredQualities, scoreNames, type NeutralFile, type Scores } from '../../../contracts/review-values.ts';
import * as t from '../../../messages/reviewing.ts';
import { formatSize } from '../../ui/format-number.ts';
import { hidden } from '../../ui/message-tags.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './report-contents.module.css';
import { scoreInWords } from './review-words.ts';

interface ReportContentsProps {
  readonly scores: Scores;
  readonly answered: readonly AnsweredQuestion[];
  readonly commentsToAuthor: string;
  readonly attachment: NeutralFile | null;
}

/** The parts of a report that the manuscript's author can read. */
export function ReportContents({ scores, answered, commentsToAuthor, attachment }: ReportContentsProps) {
  return (
    <>
      <dl className={styles.scores}>
        {scoredQualities.map((quality) => (
          <div key={quality} className={styles.pair}>
            <dt>{scoreNames[quality]()}</dt>
            <dd>{t.scoreOfFive({ score: scores[quality], meaning: scoreInWords(scores[quality]).toLowerCase() })}</dd>
          </div>
        ))}
      </dl>
      <AnswerList answered={answered} />
      <p className={styles.note}>{t.commentsToAuthor()}</p>
      <p dir="auto" className={styles.text}>
        {commentsToAuthor}
      </p>
      {attachment && (
        <p>
          <a href={attachment.url} target="_blank" rel="noreferrer">
            {t.fileLink({ name: attachment.name, hidden })}
          </a>{' '}
          <span className={styles.size}>{formatSize(attachment.size)}</span>
        </p>
      )}
    </>
  );
}
