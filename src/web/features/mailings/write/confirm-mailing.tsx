import type { NewMailing } from '../../../../contracts/mailing-form.ts';
import { mailings } from '../../../../contracts/mailings.ts';
import { useCall } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { peopleInWords } from '../mailing-words.ts';
import { inWords, ownZone } from './local-time.ts';

interface ConfirmMailingProps {
  readonly wanted: NewMailing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (wanted: NewMailing) => void;
}

/** Asks before an email goes to everyone: to how many, and when. */
export function ConfirmMailing({ wanted, isOpen, onClose, onConfirm }: ConfirmMailingProps) {
  const { data } = useCall(mailings.audience);
  const to = data ? peopleInWords(data.people) : 'everyone who asked for news';
  const { sendAt, subject } = wanted;
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
