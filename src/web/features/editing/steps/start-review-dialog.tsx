import { editorial } from '../../../../contracts/editorial.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { checkNames } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import type { StepDialogProps } from './step-dialog-props.ts';

/** Asks before a manuscript goes to review, and names what has not been ticked. */
export function StartReviewDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.startReview, onClose);
  const open = initialChecks.filter((check) => !manuscript.checks.done.includes(check));
  const mayGiveAway = manuscript.anonymity.state === 'found';
  return (
    <ConfirmDialog
      title="Send this manuscript to review?"
      action="Send to review"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      warning={
        open.length > 0 || mayGiveAway ? (
          <>
            {open.length > 0 && (
              <p>Not ticked yet: {open.map((check) => checkNames[check].label.toLowerCase()).join(', ')}.</p>
            )}
            {mayGiveAway && <p>Findings of the anonymity check are open. Dismiss each of them first.</p>}
          </>
        ) : null
      }
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { version: manuscript.version } })}
    >
      The author is told by email, and copies without names are made of the files. Then you invite reviewers.
    </ConfirmDialog>
  );
}
