import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import type { StepDialogProps } from './step-dialog-props.ts';

/** Asks for the letter of a rejection without review. */
export function DeskRejectDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'desk-reject' };
  const { send, isBusy, problem, found } = useAct(editorial.deskReject, () => {
    forgetText(place);
    onClose();
  });
  const reject = (letter: string, isMeant: boolean) =>
    send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, letter, isMeant } });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title="Reject without review?"
      label="Letter to the author"
      description="Give the reasons. It is sent by email and stands on the author’s page."
      most={longestLetter}
      action="Reject the manuscript"
      isGrave
      onSend={reject}
    >
      The manuscript is rejected at once, and its author is told with this letter. This cannot be undone.
    </WordsDialog>
  );
}

/** Asks for the letter with which a manuscript goes back to its author before review. */
export function ReturnDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'return' };
  const { send, isBusy, problem, found } = useAct(editorial.returnToAuthor, () => {
    forgetText(place);
    onClose();
  });
  const giveBack = (letter: string, isMeant: boolean) =>
    send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, letter, isMeant } });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title="Return to the author?"
      label="Letter to the author"
      description="Say what is to be changed. It is sent by email and stands on the author’s page."
      most={longestLetter}
      action="Return the manuscript"
      onSend={giveBack}
    >
      It is the author’s turn then: they change the manuscript and submit it again, and it comes back to this desk.
    </WordsDialog>
  );
}
