import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconDoorExit,
  IconEye,
  IconMail,
  IconMailOff,
  IconMailX,
} from '@tabler/icons-react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import type { InvitationState as State } from '../../../../contracts/review-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { useNow } from '../../../ui/use-now.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { editorial } from '../../../../contracts/editorial.ts';
import { useAct } from '../use-act.ts';
import { DueDate } from '../due-date.tsx';
import { invitationNames } from '../review-names.ts';
import styles from './reviewers.module.css';

const icons: Readonly<Record<State, typeof IconMail>> = {
  invited: IconMail,
  accepted: IconEye,
  reported: IconCircleCheck,
  declined: IconCircleX,
  lapsed: IconClockX,
  cancelled: IconMailX,
  recused: IconDoorExit,
};

/** The state of an invitation, as icon and word. */
function InvitationState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {invitationNames[state]()}
    </span>
  );
}

export const invitationColumns = [common.reviewer, common.status, t.columnDates, t.columnActions] as const;

export type InvitationQuestion = 'cancel' | 'extend' | 'correct';

/** When the answer to an open invitation, or the report, is due. */
export const dueOf = ({ state, answerBy, dueAt }: EditorsInvitation): string | null => {
  if (state === 'invited') return answerBy;
  return state === 'accepted' ? dueAt : null;
};

function lastEvent({ invitedAt, answeredAt, report }: EditorsInvitation): string {
  if (report) return t.reportedOn({ day: formatDay(report.submittedAt) });
  if (answeredAt !== null) return t.answeredOn({ day: formatDay(answeredAt) });
  return t.invitedOn({ day: formatDay(invitedAt) });
}

/** What is due, and the last event; the history has the others. */
function Dates({ invitation }: { invitation: EditorsInvitation }) {
  const due = dueOf(invitation);
  const now = useNow();
  const isUnneeded = invitation.state === 'accepted' && due === null;
  return (
    <div className={styles.dates}>
      {due !== null && <DueDate dueAt={due} isOverdue={new Date(due) < now} />}
      {isUnneeded && <p>{t.noDateAfterDecision()}</p>}
      <p className={styles.soft}>{lastEvent(invitation)}</p>
      {invitation.isRemindedToday && due !== null && <p className={styles.soft}>{t.remindedToday()}</p>}
    </div>
  );
}

interface InvitationRowProps {
  readonly invitation: EditorsInvitation;
  readonly mayRemind: boolean;
  /** Null while the person cannot be invited again. */
  readonly onInvite: (() => void) | null;
  readonly onAsk: (question: InvitationQuestion) => void;
}

/** Sends a reminder at one press. */
function RemindButton({ invitation: { id, name } }: { invitation: EditorsInvitation }) {
  const { send, isBusy } = useAct(editorial.remindReviewer, undefined, { isGoneWhenOvertaken: true, hasText: false });
  return (
    <Button variant="default" loading={isBusy} onClick={() => send({ params: { invitationId: id } })}>
      {t.remindFor({ name, hidden })}
    </Button>
  );
}

/** What can be done with an invitation: an open one ends or moves, an ended one is followed by another. */
function RowActions({ invitation, mayRemind, onInvite, onAsk }: InvitationRowProps) {
  const { name, state } = invitation;
  if (state !== 'invited' && state !== 'accepted') {
    if (!onInvite) return <span className={styles.soft}>{t.noActions()}</span>;
    return (
      <Button variant="default" onClick={onInvite}>
        {t.inviteAgainFor({ name, hidden })}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      {isBack(invitation) ? (
        <Button onClick={() => onAsk('correct')}>{t.correctFor({ name, hidden })}</Button>
      ) : (
        <>
          {mayRemind && !invitation.isRemindedToday && dueOf(invitation) !== null && (
            <RemindButton invitation={invitation} />
          )}
          <Button variant="default" onClick={() => onAsk('extend')}>
            {(dueOf(invitation) === null ? t.dateFor : t.extendFor)({ name, hidden })}
          </Button>
        </>
      )}
      <Button variant="default" c="var(--bad)" onClick={() => onAsk('cancel')}>
        {t.withdrawFor({ name, hidden })}
      </Button>
    </div>
  );
}

/** Whether an unanswered invitation came back. */
export const isBack = ({ state, delivery }: EditorsInvitation): boolean =>
  state === 'invited' && delivery === 'came-back';

/** What became of the email of an unanswered invitation, unless it was sent. */
function Delivery({ invitation }: { invitation: EditorsInvitation }) {
  if (isBack(invitation))
    return (
      <p className={styles.conflict}>
        <IconMailOff aria-hidden stroke={1.5} size={20} />
        <span>{t.invitationBack()}</span>
      </p>
    );
  if (invitation.state !== 'invited' || invitation.delivery === 'sent') return null;
  return <p className={styles.soft}>{t.invitationWaiting()}</p>;
}

/** An invitation: who, its state and reason, its dates and actions. */
export function InvitationRow(row: InvitationRowProps) {
  const { invitation } = row;
  const { name, email, reviewerNumber, state, reason, comesBack } = invitation;
  return (
    <CardRow>
      <CardCell label={invitationColumns[0]()}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.soft}>
          {reviewerNumber !== null && t.reviewerNumber({ number: reviewerNumber })}
          <bdi>{email}</bdi>
        </p>
        <ComesBack mark={comesBack} />
        {reason !== null && reason !== '' && (
          <p className={styles.reason} dir="auto">
            {t.quotedReason({ reason })}
          </p>
        )}
      </CardCell>
      <CardCell label={invitationColumns[1]()}>
        <InvitationState state={state} />
        <Delivery invitation={invitation} />
      </CardCell>
      <CardCell label={invitationColumns[2]()}>
        <Dates invitation={invitation} />
      </CardCell>
      <CardCell label={invitationColumns[3]()}>
        <RowActions {...row} />
      </CardCell>
    </CardRow>
  );
}
