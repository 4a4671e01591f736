import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { outbox, type OpenedLetter as Letter } from '../../../contracts/outbox.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { ArrivingText } from '../../ui/arriving/arriving-view.tsx';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { mailingAddress } from '../mailings/mailing-words.ts';
import styles from './outbox.module.css';

const triesWords = (tries: number) => (tries === 1 ? 'Tried once' : `Tried ${tries} times`);

const didNotArrive = ({ state }: Letter) => state === 'failed' || state === 'bounced';

function SendAgain({ letter }: { letter: Letter }) {
  const asked = useAsked<string>();
  const again = useCallMutation(outbox.sendAgain, [outbox.list, outbox.letter]);
  const send = () =>
    again.mutate(
      { params: { letterId: letter.id } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          asked.close();
        },
      },
    );
  const hasGone = letter.state !== 'failed';
  return (
    <>
      <div>
        <Button variant="default" onClick={() => asked.ask(letter.id)}>
          Send again<span className="visually-hidden">: {letter.subject}</span>
        </Button>
      </div>
      {asked.asked && (
        <ConfirmDialog
          title="Send this email again?"
          action="Send again"
          isOpen={asked.asked.isOpen}
          isBusy={again.isPending}
          problem={again.error?.message ?? null}
          warning={
            hasGone && letter.state === 'sent' ? 'The email went out before: its receiver gets a second one.' : null
          }
          onClose={asked.close}
          onConfirm={send}
        >
          It goes to {letter.to}
          {hasGone ? ', as a new email with the same words.' : ', as it was written.'}
        </ConfirmDialog>
      )}
    </>
  );
}

/** One message: what became of it, what it says, and that it can be sent again. */
export function OpenedLetter({ id }: { id: string }) {
  const { data: letter, error } = useCall(outbox.letter, { params: { letterId: id } });
  if (!letter) return <Reading error={error} />;
  return (
    <div className={styles.opened}>
      <p className={styles.soft}>
        {letter.tries > 0 && `${triesWords(letter.tries)} · `}
        {letter.replyTo !== null && (
          <>
            Answers to <bdi>{letter.replyTo}</bdi> ·{' '}
          </>
        )}
        Message-ID <bdi>{letter.messageId}</bdi>
      </p>
      {letter.lastError !== null && (
        <p className={styles.fault} dir="auto">
          {letter.lastError}
        </p>
      )}
      {letter.text === '' ? (
        <p className={styles.soft}>
          What it says is made when it goes out, from the mailing that it belongs to.{' '}
          {letter.mailingId !== null && <Link to={mailingAddress(letter.mailingId)}>Read the mailing</Link>}
        </p>
      ) : (
        <ArrivingText arriving={letter} first="text" />
      )}
      {didNotArrive(letter) && letter.notAgain !== null && <p className={styles.soft}>{letter.notAgain}</p>}
      {letter.allowed.includes('send-again') && <SendAgain letter={letter} />}
    </div>
  );
}
