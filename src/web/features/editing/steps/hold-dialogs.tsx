import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter, longestNote, mostExtraDays } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { DaysDialog } from '../days-dialog.tsx';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import type { StepDialogProps } from './next-of.ts';

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
