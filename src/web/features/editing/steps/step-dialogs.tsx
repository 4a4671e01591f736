import type { ReactNode } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { checkNames } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import { ExtensionDialog, GoOnDialog, HoldDialog, RefuseExtensionDialog, ReturnHeldDialog } from './hold-dialogs.tsx';
import type { StepDialogProps, StepQuestion } from './next-of.ts';

/** Asks for the letter of a rejection without review. */
function DeskRejectDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
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
function ReturnDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
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

/** Asks before a manuscript goes to review, and names what has not been ticked. */
function StartReviewDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
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

const dialogs = {
  'start-review': StartReviewDialog,
  'desk-reject': DeskRejectDialog,
  return: ReturnDialog,
  hold: HoldDialog,
  'go-on': GoOnDialog,
  'return-held': ReturnHeldDialog,
  'grant-extension': ExtensionDialog,
  'refuse-extension': RefuseExtensionDialog,
  'extend-revision': ExtensionDialog,
} as const satisfies Record<StepQuestion, (props: StepDialogProps) => ReactNode>;

/** The dialog of the step that was asked for. */
export function StepDialogs({ question, ...props }: StepDialogProps & { question: StepQuestion }) {
  const StepDialog = dialogs[question];
  return <StepDialog {...props} />;
}
