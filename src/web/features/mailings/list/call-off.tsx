import { Button } from '@mantine/core';
import { useState } from 'react';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { showNotice } from '../../../ui/notices/notices.ts';

interface CallOffProps {
  readonly mailing: Mailing;
  /** What has asked for it goes with it: the page says what has the focus next. */
  readonly onDone: () => void;
}

/** Calls an email off, before it goes or while it goes. */
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
          Call it off
        </Button>
      )}
      <ConfirmDialog
        returnsFocus={!isDone}
        title="Call this email off?"
        action="Call it off"
        isOpen={sure.asked?.isOpen ?? false}
        isBusy={cancelling.isPending}
        problem={cancelling.error?.message ?? null}
        onClose={sure.close}
        onConfirm={cancel}
      >
        {mailing.state === 'scheduled'
          ? 'Nobody gets it. Its words stay here.'
          : 'What has not left stays here. What has left cannot be called back.'}
      </ConfirmDialog>
    </>
  );
}
