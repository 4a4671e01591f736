import { useState, type ReactNode } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import { initialChecks } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { checkNames } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import { ExtensionDialog, GoOnDialog, HoldDialog, RefuseExtensionDialog, ReturnHeldDialog } from './hold-dialogs.tsx';
import { JournalChoice, OfferMoveDialog, TakeOfferBackDialog } from './move-dialogs.tsx';
import type { StepDialogProps, StepQuestion } from './next-of.ts';

/** Asks for the email of a rejection without review. */
function DeskRejectDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'desk-reject' };
  const [journalId, setJournalId] = useState('');
  const { send, isBusy, problem, found } = useAct(editorial.deskReject, () => {
    forgetText(place);
    onClose();
  });
  const reject = (letter: string, isMeant: boolean) =>
    send({
      params: { articleId: manuscript.id },
      body: {
        version: manuscript.version,
        letter,
        isMeant,
        ...(journalId === '' ? {} : { suggestedJournalId: journalId }),
      },
    });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title={t.deskRejectTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={t.rejectManuscript()}
      isGrave
      more={<JournalChoice manuscript={manuscript} value={journalId} isOptional onChange={setJournalId} />}
      onSend={reject}
    >
      {t.deskRejectText()}
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
      title={t.returnTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={t.returnManuscript()}
      onSend={giveBack}
    >
      {t.returnText()}
    </WordsDialog>
  );
}

/** Asks for the letter that ends a review before its reports are in. */
function StopReviewDialog({ to, manuscript, user, isOpen, onClose }: StepDialogProps & { to: 'reject' | 'return' }) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: `stop-${to}` };
  const { send, isBusy, problem, found } = useAct(editorial.stopReview, () => {
    forgetText(place);
    onClose();
  });
  const isGrave = to === 'reject';
  const stop = (letter: string, isMeant: boolean) =>
    send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, to, letter, isMeant } });
  return (
    <WordsDialog
      {...{ place, isGrave, isOpen, isBusy, problem, found, onClose }}
      title={isGrave ? t.stopRejectTitle() : t.stopReturnTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={isGrave ? t.rejectManuscript() : t.returnManuscript()}
      onSend={stop}
    >
      {isGrave ? t.stopRejectText() : t.stopReturnText()}
    </WordsDialog>
  );
}

const StopRejectDialog = (props: StepDialogProps) => <StopReviewDialog {...props} to="reject" />;
const StopReturnDialog = (props: StepDialogProps) => <StopReviewDialog {...props} to="return" />;

/** Asks for the letter that answers an appeal, or that reopens a manuscript without one. */
function AnswerAppealDialog({ to, manuscript, user, isOpen, onClose }: StepDialogProps & { to: 'reopen' | 'uphold' }) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: to };
  const { send, isBusy, problem, found } = useAct(editorial[to], () => {
    forgetText(place);
    onClose();
  });
  const isReopened = to === 'reopen';
  const answer = (letter: string, isMeant: boolean) =>
    send({ params: { articleId: manuscript.id }, body: { version: manuscript.version, letter, isMeant } });
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title={isReopened ? t.reopenTitle() : t.upholdTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={isReopened ? t.reopen() : t.upholdRejection()}
      onSend={answer}
    >
      {isReopened ? t.reopenText() : t.upholdText()}
    </WordsDialog>
  );
}

const ReopenDialog = (props: StepDialogProps) => <AnswerAppealDialog {...props} to="reopen" />;
const UpholdDialog = (props: StepDialogProps) => <AnswerAppealDialog {...props} to="uphold" />;

/** Asks before a manuscript goes to review, and lists the checks that are not ticked. */
function StartReviewDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.startReview, onClose);
  const open = initialChecks.filter((check) => !manuscript.checks.done.includes(check));
  const mayGiveAway = manuscript.anonymity.state === 'found';
  return (
    <ConfirmDialog
      title={t.startReviewTitle()}
      action={t.sendToReview()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      warning={
        open.length > 0 || mayGiveAway ? (
          <>
            {open.length > 0 && (
              <p>{t.notTicked({ checks: open.map((check) => checkNames[check].label()).join(', ') })}</p>
            )}
            {mayGiveAway && <p>{t.openFindings()}</p>}
          </>
        ) : null
      }
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { version: manuscript.version } })}
    >
      {t.startReviewText()}
    </ConfirmDialog>
  );
}

const dialogs = {
  'start-review': StartReviewDialog,
  'desk-reject': DeskRejectDialog,
  return: ReturnDialog,
  'stop-reject': StopRejectDialog,
  'stop-return': StopReturnDialog,
  reopen: ReopenDialog,
  uphold: UpholdDialog,
  'offer-move': OfferMoveDialog,
  'take-offer-back': TakeOfferBackDialog,
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
