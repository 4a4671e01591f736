import { IconLock } from '@tabler/icons-react';
import { reviewFileHref } from '../../../contracts/pages.ts';
import { answerInWords } from '../../../contracts/review-answers.ts';
import { answerReaderNames, type AnsweredQuestion, type FileAnswer } from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/reviewing.ts';
import { formatSize } from '../../ui/format-number.ts';
import { hidden } from '../../ui/message-tags.tsx';
import styles from './answer-list.module.css';

/** A file that answers a question, in a new tab. */
export const AnswerFile = ({ file: { fileId, name, size } }: { file: FileAnswer }) => (
  <>
    <a href={reviewFileHref(fileId)} target="_blank" rel="noreferrer">
      {t.fileLink({ name, hidden })}
    </a>{' '}
    <span className={styles.size}>{formatSize(size)}</span>
  </>
);

/** The answers to the questions of a journal; those for editors only are marked. */
export function AnswerList({ answered }: { answered: readonly AnsweredQuestion[] }) {
  if (answered.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answered.map((one) => (
        <div key={one.question.id}>
          <dt>
            <bdi>{one.question.question}</bdi>
            {one.question.readers === 'editors' && (
              <span className={styles.readers}>
                <IconLock aria-hidden stroke={1.5} size={16} />
                {answerReaderNames.editors()}
              </span>
            )}
          </dt>
          <dd dir="auto">{typeof one.answer === 'object' ? <AnswerFile file={one.answer} /> : answerInWords(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
