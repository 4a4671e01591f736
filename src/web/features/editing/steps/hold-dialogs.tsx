import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter, longestNote } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import type { StepDialogProps } from './step-dialog-props.ts';

/** Asks why a manuscript is put on hold. */
export function HoldDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'hold' };
  const { send, isBusy, problem } = useAct(editorial.hold, () => {
    forgetText(place);
    onClose();
  });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, onClose }}
      title="Put on hold?"
      label="Reason"
      description="For the editors of this journal alone."
      most={longestNote}
      action="Put on hold"
      onSend={(reason) => send({ params: { articleId: manuscript.id }, body: { reason } })}
    >
      Nothing moves until you let it go on or return it. The author is told that it is on hold, not why.
    </WordsDialog>
  );
}

/** Asks before a manuscript on hold goes on. */
export function GoOnDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.release, onClose);
  return (
    <ConfirmDialog
      title="Let this manuscript go on?"
      action="Let it go on"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { to: 'go-on' } })}
    >
      It goes on from where it stood, and its author is told by email.
    </ConfirmDialog>
  );
}

/** Asks for the letter with which a manuscript on hold goes back to its author. */
export function ReturnHeldDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'return-held' };
  const { send, isBusy, problem, found } = useAct(editorial.release, () => {
    forgetText(place);
    onClose();
  });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title="Return to the author?"
      label="Letter to the author"
      description="Give the reasons. It is sent by email and stands on the author’s page."
      most={longestLetter}
      action="Return the manuscript"
      isGrave
      onSend={(letter, isMeant) =>
        send({ params: { articleId: manuscript.id }, body: { to: 'return', letter, isMeant } })
      }
    >
      Open invitations and reviews end, and their reviewers are told. The author can change the manuscript and submit it
      again.
    </WordsDialog>
  );
}
