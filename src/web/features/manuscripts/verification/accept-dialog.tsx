import { verification } from '../../../../contracts/verification.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useDecision, type DecisionDialogProps } from './use-decision.ts';

/** Asks before a manuscript becomes public. */
export function AcceptDialog({ manuscript, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { mutation, decided, refused } = useDecision(verification.accept, { onClose, onDecided });
  const accept = () =>
    mutation.mutate(
      { body: { articleId: manuscript.id } },
      { onSuccess: ({ message, url }) => decided({ message, articleUrl: url }), onError: refused },
    );
  return (
    <ConfirmDialog
      title="Accept this manuscript?"
      action="Accept and publish"
      isOpen={isOpen}
      isBusy={mutation.isPending}
      onClose={onClose}
      onConfirm={accept}
    >
      “{manuscript.articleTitle}” becomes public at once, and its author is told by email. This cannot be undone.
    </ConfirmDialog>
  );
}
