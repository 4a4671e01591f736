import { Button } from '@mantine/core';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import { StandingBar } from '../../../drafts/standing-bar.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './revision.module.css';
import type { AnswersInUse } from './use-answers.ts';

const answered = (answers: readonly PointAnswer[]) => answers.filter(({ answer }) => answer.trim() !== '').length;
const answeredWords = (answers: readonly PointAnswer[]) => `${answered(answers)} of ${answers.length} points answered`;

/** Two devices have gone on with the answers: both are kept until the person has chosen (decision 35). */
function AnswersChoice({ edit, there }: { edit: AnswersInUse; there: readonly PointAnswer[] }) {
  return (
    <Message kind="info">
      <p>
        These answers were also changed on another device or in another tab. Here: {answeredWords(edit.answers)}. There:{' '}
        {answeredWords(there)}. Both are kept until you choose.
      </p>
      <details>
        <summary>Read the other answers</summary>
        <ol>
          {there.map(({ answer }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- shown as a whole, and not changed here
            <li key={place} dir="auto" className={styles.typed}>
              {answer === '' ? 'No answer yet' : answer}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => edit.choose('there')}>
          Use those
        </Button>
        <Button variant="default" onClick={() => edit.choose('here')}>
          Keep these
        </Button>
      </div>
    </Message>
  );
}

/** Where the answers are kept, and the choice where another device has others. */
export function AnswersStanding({ edit }: { edit: AnswersInUse }) {
  const { trouble } = edit.open;
  return (
    <>
      <p className={styles.lead}>{answeredWords(edit.answers)}.</p>
      <StandingBar open={edit.open} noun="list of answers" />
      {trouble?.kind === 'changed-elsewhere' && <AnswersChoice edit={edit} there={trouble.there.content} />}
      {trouble?.kind === 'gone' && (
        <Message kind="info">
          These answers were submitted with a revision, on another device or in another tab.
        </Message>
      )}
    </>
  );
}
