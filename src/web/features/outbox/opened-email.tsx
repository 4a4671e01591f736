import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { outbox, type OpenedEmail as Email } from '../../../contracts/outbox.ts';
import * as t from '../../../messages/outbox.ts';
import { bdi, hidden } from '../../ui/message-tags.tsx';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { ArrivingText } from '../../ui/arriving/arriving-view.tsx';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { mailingAddress } from '../mailings/mailing-words.ts';
import styles from './outbox.module.css';

const didNotArrive = ({ state }: Email) => state === 'failed' || state === 'bounced';

function SendAgain({ letter }: { letter: Email }) {
  const asked = useAsked<string>();
  const again = useCallMutation(outbox.sendAgain, [outbox.list, outbox.letter]);
  const send = () =>
    again.mutate(
      { params: { outboxId: letter.id } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          asked.close();
        },
      },
    );
  return (
    <>
      <div>
        <Button variant="default" onClick={() => asked.ask(letter.id)}>
          {t.sendAgainNamed({ subject: letter.subject, hidden })}
        </Button>
      </div>
      {asked.asked && (
        <ConfirmDialog
          title={t.sendAgainTitle()}
          action={t.sendAgain()}
          isOpen={asked.asked.isOpen}
          isBusy={again.isPending}
          problem={again.error?.message ?? null}
          warning={letter.state === 'sent' ? t.sendAgainWarning() : null}
          onClose={asked.close}
          onConfirm={send}
        >
          {letter.state === 'failed'
            ? t.sendAgainSame({ address: letter.to })
            : t.sendAgainCopy({ address: letter.to })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** One email: its status, its text, and sending it again. */
export function OpenedEmail({ id }: { id: string }) {
  const { data: letter, error } = useCall(outbox.letter, { params: { outboxId: id } });
  if (!letter) return <Reading error={error} />;
  return (
    <div className={styles.opened}>
      <p className={styles.soft}>
        {letter.tries > 0 && `${t.tries({ count: letter.tries })} · `}
        {letter.replyTo !== null && <>{t.replyTo({ address: letter.replyTo, bdi })} · </>}
        {t.messageId({ id: letter.messageId, bdi })}
      </p>
      {letter.lastError !== null && (
        <p className={styles.fault} dir="auto">
          {letter.lastError}
        </p>
      )}
      {letter.text === '' ? (
        <p className={styles.soft}>
          {t.notRendered()}{' '}
          {letter.mailingId !== null && <Link to={mailingAddress(letter.mailingId)}>{t.viewMailing()}</Link>}
        </p>
      ) : (
        <>
          <p className={styles.soft}>{t.hiddenLinks()}</p>
          <ArrivingText arriving={letter} first="text" />
        </>
      )}
      {didNotArrive(letter) && letter.notAgain !== null && <p className={styles.soft}>{letter.notAgain}</p>}
      {letter.allowed.includes('send-again') && <SendAgain letter={letter} />}
    </div>
  );
}
