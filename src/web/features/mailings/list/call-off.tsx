import { Button } from '@mantine/core';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { showNotice } from '../../../ui/notices/notices.ts';

/** Calls an email off, before it goes or while it goes. */
export function CallOff({ mailing }: { mailing: Mailing }) {
  const sure = useAsked<null>();
  const cancelling = useCallMutation(mailings.cancel, [mailings.list, mailings.one]);
  const cancel = () =>
    cancelling.mutate(
      { params: { mailingId: mailing.id } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          sure.close();
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
