import { editorial } from '../../../../contracts/editorial.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { forgetText } from '../kept-text.ts';
import type { StepDialogProps } from '../steps/step-dialog-props.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** Asks before a first decision is ratified. */
export function RatifyDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.ratify, onClose, { isGoneWhenOvertaken: true });
  return (
    <ConfirmDialog
      title="Ratify this decision?"
      action="Ratify"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() =>
        send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, isRatified: true } })
      }
    >
      The author is told at once by email, with the letter and the reports without names. This cannot be undone.
    </ConfirmDialog>
  );
}

/** Asks for the remark with which a decision goes back to its editor. */
export function SendBackDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'remark' };
  const done = () => {
    forgetText(place);
    onClose();
  };
  const { send, isBusy, problem } = useAct(editorial.ratify, done, { isGoneWhenOvertaken: true });
  const sendBack = (remark: string) =>
    send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, isRatified: false, remark } });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title="Send back to the editor?"
      label="Remark for the editor"
      description="The author does not see it."
      most={5000}
      action="Send back"
      onSend={sendBack}
    >
      The editor is told, and decides again. The author hears nothing yet.
    </WordsDialog>
  );
}
