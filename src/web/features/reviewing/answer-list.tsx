import { IconLock } from '@tabler/icons-react';
import { answerInWords } from '../../../contracts/review-answers.ts';
import { answerReaderNames, type AnsweredQuestion } from '../../../contracts/review-form-values.ts';
import styles from './answer-list.module.css';

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
          <dd dir="auto">{answerInWords(one)}</dd>
        </div>
      ))}
    </dl>
  );
}
