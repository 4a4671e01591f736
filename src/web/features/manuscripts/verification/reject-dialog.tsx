import { Button, Textarea } from '@mantine/core';
import { verification } from '../../../../contracts/verification.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useDecision, type DecisionDialogProps } from './use-decision.ts';

const Reasons = verification.reject.body.pick({ rejectionText: true });

/** Asks for the reasons, which go to the author on record. */
export function RejectDialog({ manuscript, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { form, submit, refuse } = useContractForm(Reasons, { rejectionText: '' });
  const { mutation, decided, refused } = useDecision(verification.reject, { onClose, onDecided });
  const reject = submit((reasons) =>
    mutation.mutate(
      { body: { articleId: manuscript.id, ...reasons } },
      {
        onSuccess: ({ message }) => decided({ message, articleUrl: null }),
        onError: (error) => ('rejectionText' in error.fields ? refuse(error) : refused(error)),
      },
    ),
  );
  return (
    <Dialog title="Reject this manuscript?" size="lg" isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={reject}>
        <Textarea
          label="Reasons for the author"
          description="They are sent by email and shown on the author’s dashboard."
          withAsterisk
          autosize
          minRows={6}
          maxRows={16}
          data-autofocus
          {...form.getInputProps('rejectionText')}
        />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="var(--bad)" loading={mutation.isPending}>
            Reject the manuscript
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
