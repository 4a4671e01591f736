import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { changeWords, type PersonChange } from './person-change.ts';
import { usePersonChange } from './use-person-change.ts';

interface PersonChangeDialogProps {
  readonly change: PersonChange;
  readonly isOpen: boolean;
  readonly ownId: string;
  readonly onClose: () => void;
}

/** Asks before an account is changed, and shows why the server refuses. */
export function PersonChangeDialog({ change, isOpen, ownId, onClose }: PersonChangeDialogProps) {
  const { carryOut, isBusy, problem, forgetProblem } = usePersonChange(ownId, onClose);
  const { title, question, action } = changeWords(change, ownId);
  const close = () => {
    forgetProblem();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={close}
      onConfirm={() => carryOut(change)}
    >
      {question}
    </ConfirmDialog>
  );
}
