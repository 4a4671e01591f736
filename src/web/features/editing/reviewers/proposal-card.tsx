import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Proposal } from '../../../../contracts/editorial-values.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { invitationNames } from '../review-names.ts';
import styles from './reviewers.module.css';

const loadWords = ({ openReviews, mostOpenReviews }: Proposal): string =>
  `${openReviews} of at most ${mostOpenReviews} open ${mostOpenReviews === 1 ? 'review' : 'reviews'}`;

const lastWords = ({ lastAnswer }: Proposal): string =>
  lastAnswer === null
    ? 'Has not been invited before'
    : `Last answer: ${invitationNames[lastAnswer.state].toLowerCase()}, ${formatDay(lastAnswer.on)}`;

/** Somebody who could review: how near, why, how busy, and what keeps them from it. */
export function ProposalCard({ proposal, onInvite }: { proposal: Proposal; onInvite: () => void }) {
  const { name, affiliation, nearness, reasons, conflict, mayBeInvited } = proposal;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <div>
          <h4 className={styles.name}>
            <bdi>{name}</bdi>
          </h4>
          <p className={styles.soft} dir="auto">
            {affiliation}
          </p>
        </div>
        {mayBeInvited && (
          <Button variant={conflict === null ? 'filled' : 'default'} onClick={onInvite}>
            {conflict === null ? 'Invite' : 'Invite all the same'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {conflict !== null && (
        <p className={styles.conflict}>
          <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
          <span>{conflict}</span>
        </p>
      )}
      {nearness > 0 && (
        <p className={styles.nearness}>
          <meter min={0} max={100} value={nearness} aria-label={`How near the work of ${name} is`} />
          <span>Nearness {nearness} of 100</span>
        </p>
      )}
      {nearness === 0 && reasons.length === 0 && (
        <p>No publication or stated interest of theirs is known to be near.</p>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason} dir="auto">
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>
        {loadWords(proposal)} · {lastWords(proposal)}
      </p>
    </li>
  );
}
