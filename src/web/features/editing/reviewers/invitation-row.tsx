import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconDoorExit,
  IconEye,
  IconMail,
  IconMailX,
} from '@tabler/icons-react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import type { InvitationState as State } from '../../../../contracts/review-values.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { ComesBack } from '../../../ui/comes-back.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { useNow } from '../../../ui/use-now.ts';
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

/** How an invitation stands, as icon and word. */
function InvitationState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {invitationNames[state]}
    </span>
  );
}

export const invitationColumns = ['Reviewer', 'State', 'Dates', 'Actions'] as const;

export type InvitationQuestion = 'cancel' | 'extend';

/** By when something is expected of an open invitation: an answer, or the report. */
export const dueOf = ({ state, answerBy, dueAt }: EditorsInvitation): string | null => {
  if (state === 'invited') return answerBy;
  return state === 'accepted' ? dueAt : null;
};

function Dates({ invitation }: { invitation: EditorsInvitation }) {
  const { invitedAt, answeredAt, report } = invitation;
  const due = dueOf(invitation);
  const now = useNow();
  return (
    <div className={styles.dates}>
      {due !== null && <DueDate dueAt={due} isOverdue={new Date(due) < now} />}
      <p className={styles.soft}>Invited {formatDay(invitedAt)}</p>
      {answeredAt !== null && <p className={styles.soft}>Answered {formatDay(answeredAt)}</p>}
      {report && <p className={styles.soft}>Reported {formatDay(report.submittedAt)}</p>}
    </div>
  );
}

interface InvitationRowProps {
  readonly invitation: EditorsInvitation;
  readonly onAsk: (question: InvitationQuestion) => void;
}

/** An invitation: who, how it stands and why, its dates, and what can be done about it. */
export function InvitationRow({ invitation, onAsk }: InvitationRowProps) {
  const { name, email, reviewerNumber, state, reason, comesBack } = invitation;
  const isOpen = dueOf(invitation) !== null;
  return (
    <CardRow>
      <CardCell label={invitationColumns[0]}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.soft}>
          {reviewerNumber !== null && `Reviewer ${reviewerNumber} · `}
          <bdi>{email}</bdi>
        </p>
        <ComesBack mark={comesBack} />
        {reason !== null && reason !== '' && (
          <p className={styles.reason} dir="auto">
            “{reason}”
          </p>
        )}
      </CardCell>
      <CardCell label={invitationColumns[1]}>
        <InvitationState state={state} />
      </CardCell>
      <CardCell label={invitationColumns[2]}>
        <Dates invitation={invitation} />
      </CardCell>
      <CardCell label={invitationColumns[3]}>
        {isOpen ? (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => onAsk('extend')}>
              More time<span className="visually-hidden"> for {name}</span>
            </Button>
            <Button variant="default" c="var(--bad)" onClick={() => onAsk('cancel')}>
              Withdraw<span className="visually-hidden"> the invitation of {name}</span>
            </Button>
          </div>
        ) : (
          <span className={styles.soft}>None</span>
        )}
      </CardCell>
    </CardRow>
  );
}
