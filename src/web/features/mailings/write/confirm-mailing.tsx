import { Button } from '@mantine/core';
import type { NewMailing } from '../../../../contracts/mailing-form.ts';
import { mailings } from '../../../../contracts/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import styles from '../../../ui/forms/dialog.module.css';
import { peopleInWords } from '../mailing-words.ts';
import { inWords, ownZone } from './local-time.ts';

interface ConfirmMailingProps {
  readonly wanted: NewMailing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (wanted: NewMailing) => void;
}

/** An email that goes at once to nobody does not go. */
function NobodyYet({ isOpen, onClose }: Pick<ConfirmMailingProps, 'isOpen' | 'onClose'>) {
  return (
    <Dialog title="Nobody would get this email" isOpen={isOpen} onClose={onClose}>
      <p>
        Nobody has asked for news yet: people do so when they register, or in their profile. You can schedule the email
        for later, or write to one person. What you wrote is kept.
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Back to the email</Button>
      </div>
    </Dialog>
  );
}

/** Asks before an email goes to everyone: to how many, and when. */
export function ConfirmMailing({ wanted, isOpen, onClose, onConfirm }: ConfirmMailingProps) {
  const { data } = useCall(mailings.audience);
  const to = data ? peopleInWords(data.people) : 'everyone who asked for news';
  const { sendAt, subject } = wanted;
  if (sendAt === null && data?.people === 0) return <NobodyYet isOpen={isOpen} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={sendAt ? `Schedule for ${to}?` : `Send to ${to}?`}
      action={sendAt ? 'Schedule' : 'Send now'}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => onConfirm(wanted)}
    >
      “<bdi>{subject}</bdi>”{' '}
      {sendAt
        ? `goes on ${inWords(sendAt, ownZone())}. Until then you can call it off. Whoever asks for news until then gets it, too.`
        : 'begins to go at once. What has left cannot be called back.'}
    </ConfirmDialog>
  );
}
