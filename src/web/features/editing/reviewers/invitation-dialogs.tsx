import { useState } from 'react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { mostExtraDays } from '../../../../contracts/review-limits.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { DaysDialog } from '../days-dialog.tsx';
import { useAct } from '../use-act.ts';
import { dueOf } from './invitation-row.tsx';
import { focusInvited } from './use-invitation.ts';

interface InvitationDialogProps {
  readonly invitation: EditorsInvitation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before an invitation is taken back. */
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
      title="Withdraw this invitation?"
      action="Withdraw the invitation"
      wayBack="Keep it"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { invitationId: id } })}
    >
      <bdi>{name}</bdi> is told by email that the review is not needed any more
      {state === 'accepted' && ', and cannot open the manuscript from then on'}.
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
      title="Give more time?"
      action="Give more time"
      initial={usualDays}
      most={mostExtraDays.reviewer}
      onSend={(days) =>
        send({ params: { invitationId: invitation.id }, body: { days, ...(from === null ? {} : { from }) } })
      }
    >
      {from !== null && (
        <>
          The {invitation.state === 'invited' ? 'answer' : 'report'} of <bdi>{invitation.name}</bdi> is expected by{' '}
          {formatDay(from)}. They are told of the new date by email.
        </>
      )}
    </DaysDialog>
  );
}
