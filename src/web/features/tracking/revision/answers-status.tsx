import { Button } from '@mantine/core';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/tracking.ts';
import { StatusBar } from '../../../drafts/status-bar.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './revision.module.css';
import type { AnswersInUse } from './use-answers.ts';

const answered = (answers: readonly PointAnswer[]) => answers.filter(({ answer }) => answer.trim() !== '').length;

/** Two devices changed the answers: both versions are saved until the author chooses (decision 35). */
function AnswersChoice({ edit, there }: { edit: AnswersInUse; there: readonly PointAnswer[] }) {
  return (
    <Message kind="info">
      <p>
        {t.changedElsewhere({
          here: answered(edit.answers),
          hereAll: edit.answers.length,
          there: answered(there),
          thereAll: there.length,
        })}
      </p>
      <details>
        <summary>{t.readOtherAnswers()}</summary>
        <ol>
          {there.map(({ answer }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- shown as a whole, and not changed here
            <li key={place} dir="auto" className={styles.typed}>
              {answer === '' ? t.noAnswerYet() : answer}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => edit.choose('there')}>
          {t.takeOther()}
        </Button>
        <Button variant="default" onClick={() => edit.choose('here')}>
          {t.keepMine()}
        </Button>
      </div>
    </Message>
  );
}

/** Where the answers are saved, and the choice if another device has changed them. */
export function AnswersStatus({ edit }: { edit: AnswersInUse }) {
  const { trouble } = edit.open;
  return (
    <>
      <p className={styles.lead}>
        {t.pointsAnswered({ answered: answered(edit.answers), count: edit.answers.length })}
      </p>
      <StatusBar open={edit.open} noun={t.answersNoun()} />
      {trouble?.kind === 'changed-elsewhere' && <AnswersChoice edit={edit} there={trouble.there.content} />}
      {trouble?.kind === 'gone' && <Message kind="info">{t.submittedElsewhere()}</Message>}
    </>
  );
}
