import { Button } from '@mantine/core';
import { useState } from 'react';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import * as t from '../../../../messages/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { showNotice } from '../../../ui/notices/notices.ts';

interface CallOffProps {
  readonly mailing: Mailing;
  /** The button disappears with the change, so the page moves the focus. */
  readonly onDone: () => void;
}

/** Cancels an email before or while it is sent. */
export function CallOff({ mailing, onDone }: CallOffProps) {
  const [isDone, setDone] = useState(false);
  const sure = useAsked<null>();
  const cancelling = useCallMutation(mailings.cancel, [mailings.list, mailings.one]);
  const cancel = () =>
    cancelling.mutate(
      { params: { mailingId: mailing.id } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          setDone(true);
          sure.close();
          onDone();
        },
      },
    );
  return (
    <>
      {mailing.allowed.includes('cancel') && (
        <Button variant="default" onClick={() => sure.ask(null)}>
          {t.cancelEmail()}
        </Button>
      )}
      <ConfirmDialog
        returnsFocus={!isDone}
        title={t.cancelTitle()}
        action={mailing.state === 'scheduled' ? t.doNotSend() : t.stopSending()}
        isOpen={sure.asked?.isOpen ?? false}
        isBusy={cancelling.isPending}
        problem={cancelling.error?.message ?? null}
        onClose={sure.close}
        onConfirm={cancel}
      >
        {mailing.state === 'scheduled' ? t.cancelScheduled() : t.cancelSending()}
      </ConfirmDialog>
    </>
  );
}
