import { editorial } from '../../../../contracts/editorial.ts';
import { mostExtraDays } from '../../../../contracts/review-limits.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { DaysDialog } from '../days-dialog.tsx';
import { useAct } from '../use-act.ts';
import type { StepDialogProps } from './step-dialog-props.ts';

const usualDays = 14;

/** Gives an author more time for a revision, asked for or not. */
export function ExtensionDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { id, extension, revisionDueAt } = manuscript;
  const { send, isBusy, problem } = useAct(editorial.answerExtension, onClose);
  return (
    <DaysDialog
      {...{ isOpen, isBusy, problem, onClose }}
      title="Give more time for the revision?"
      action="Give more time"
      initial={extension?.days ?? usualDays}
      most={mostExtraDays.revision}
      onSend={(days) => send({ params: { articleId: id }, body: { isGranted: true, days } })}
    >
      {revisionDueAt !== null && `The revision is due by ${formatDay(revisionDueAt)}. `}
      The days count from then, or from today when it is over. The author is told by email.
    </DaysDialog>
  );
}

/** Asks before a request for more time is refused. */
export function RefuseExtensionDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.answerExtension, onClose);
  return (
    <ConfirmDialog
      title="Refuse more time?"
      action="Refuse"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { isGranted: false } })}
    >
      The author is told by email, and has three days at least from now.
    </ConfirmDialog>
  );
}
