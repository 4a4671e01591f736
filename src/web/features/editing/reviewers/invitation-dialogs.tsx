import { useState } from 'react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { mostExtraDays } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { DaysDialog } from '../days-dialog.tsx';
import { useAct } from '../use-act.ts';
import { dueOf } from './invitation-row.tsx';
import { focusInvited } from './use-invitation.ts';

interface InvitationDialogProps {
  readonly invitation: EditorsInvitation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before an invitation is withdrawn. */
export function CancelInvitationDialog({ invitation: { id, name, state }, isOpen, onClose }: InvitationDialogProps) {
  const [isDone, setDone] = useState(false);
  const { send, isBusy, problem } = useAct(editorial.cancelInvitation, () => {
    setDone(true);
    onClose();
    focusInvited();
  });
  return (
    <ConfirmDialog
      returnsFocus={!isDone}
      title={t.withdrawTitle()}
      action={t.withdrawInvitation()}
      wayBack={t.keepInvitation()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { invitationId: id } })}
    >
      {state === 'accepted' ? t.withdrawReviewText({ name, bdi }) : t.withdrawText({ name, bdi })}
    </ConfirmDialog>
  );
}

const usualDays = 7;

/** Gives a reviewer, or an invited person, more days. */
export function ExtendReviewDialog({ invitation, isOpen, onClose }: InvitationDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.extendReview, onClose);
  const from = dueOf(invitation);
  return (
    <DaysDialog
      {...{ isOpen, isBusy, problem, onClose }}
      title={from === null ? t.setDateTitle() : t.extendTitle()}
      action={from === null ? t.setDate() : t.extend()}
      initial={usualDays}
      most={mostExtraDays.reviewer}
      onSend={(days) =>
        send({ params: { invitationId: invitation.id }, body: { days, ...(from === null ? {} : { from }) } })
      }
    >
      {from === null
        ? t.setDateText({ name: invitation.name, bdi })
        : (invitation.state === 'invited' ? t.extendAnswerText : t.extendReportText)({
            name: invitation.name,
            day: formatDay(from.slice(0, 10)),
            bdi,
          })}
    </DaysDialog>
  );
}
