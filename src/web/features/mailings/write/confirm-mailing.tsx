import { Button } from '@mantine/core';
import type { NewMailing } from '../../../../contracts/mailing-form.ts';
import { mailings } from '../../../../contracts/mailings.ts';
import * as t from '../../../../messages/mailings.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { useCall } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import styles from '../../../ui/forms/dialog.module.css';
import { inWords, ownZone } from './local-time.ts';

interface ConfirmMailingProps {
  readonly wanted: NewMailing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (wanted: NewMailing) => void;
}

/** An email without recipients cannot be sent at once. */
function NobodyYet({ isOpen, onClose }: Pick<ConfirmMailingProps, 'isOpen' | 'onClose'>) {
  return (
    <Dialog title={t.noRecipientsTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.noRecipientsText()}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t.backToEmail()}</Button>
      </div>
    </Dialog>
  );
}

function titleOf(isScheduled: boolean, count: number | undefined): string {
  if (count === undefined) return isScheduled ? t.confirmScheduleAll() : t.confirmSendAll();
  return isScheduled ? t.confirmSchedule({ count }) : t.confirmSend({ count });
}

/** Asks before an email goes to everyone: to how many, and when. */
export function ConfirmMailing({ wanted, isOpen, onClose, onConfirm }: ConfirmMailingProps) {
  const { data } = useCall(mailings.audience);
  const { sendAt, subject } = wanted;
  if (sendAt === null && data?.people === 0) return <NobodyYet isOpen={isOpen} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={titleOf(sendAt !== null, data?.people)}
      action={sendAt ? t.schedule() : t.sendNow()}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => onConfirm(wanted)}
    >
      {sendAt
        ? t.confirmScheduleText({ subject, moment: inWords(sendAt, ownZone()), bdi })
        : t.confirmSendText({ subject, bdi })}
    </ConfirmDialog>
  );
}
