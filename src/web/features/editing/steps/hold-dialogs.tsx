import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter, longestNote, mostExtraDays } from '../../../../contracts/review-limits.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
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
      title={t.extendRevisionTitle()}
      action={t.extend()}
      initial={extension?.days ?? usualDays}
      most={mostExtraDays.revision}
      onSend={(days) => send({ params: { articleId: id }, body: { isGranted: true, days } })}
    >
      {revisionDueAt === null
        ? t.extendRevisionText()
        : t.extendRevisionFrom({ day: formatDay(revisionDueAt.slice(0, 10)) })}
    </DaysDialog>
  );
}

/** Asks before a request for more time is refused. */
export function RefuseExtensionDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.answerExtension, onClose);
  return (
    <ConfirmDialog
      title={t.refuseExtensionTitle()}
      action={t.refuse()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { isGranted: false } })}
    >
      {t.refuseExtensionText()}
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
      title={t.holdTitle()}
      label={common.reason()}
      description={t.editorsOnly()}
      most={longestNote}
      action={t.putOnHold()}
      onSend={(reason) => send({ params: { articleId: manuscript.id }, body: { reason } })}
    >
      {t.holdText()}
    </WordsDialog>
  );
}

/** Asks before a manuscript on hold is resumed. */
export function GoOnDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.release, onClose);
  return (
    <ConfirmDialog
      title={t.resumeTitle()}
      action={t.resume()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { to: 'go-on' } })}
    >
      {t.resumeText()}
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
      title={t.returnTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={t.returnManuscript()}
      isGrave
      onSend={(letter, isMeant) =>
        send({ params: { articleId: manuscript.id }, body: { to: 'return', letter, isMeant } })
      }
    >
      {t.returnHeldText()}
    </WordsDialog>
  );
}
