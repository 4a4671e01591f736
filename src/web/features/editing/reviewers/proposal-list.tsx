import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { EditorsManuscript, Proposal } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { invitationNames } from '../review-names.ts';
import styles from './reviewers.module.css';

const loadWords = ({ openReviews, mostOpenReviews }: Proposal): string =>
  `${openReviews} of at most ${mostOpenReviews} open ${mostOpenReviews === 1 ? 'review' : 'reviews'}`;

const lastWords = ({ lastAnswer }: Proposal): string =>
  lastAnswer === null
    ? 'Has not been invited before'
    : `Last answer: ${invitationNames[lastAnswer.state].toLowerCase()}, ${formatDay(lastAnswer.on)}`;

/** Somebody who could review: how near, why, how busy, and what keeps them from it. */
function ProposalCard({ proposal, onInvite }: { proposal: Proposal; onInvite: () => void }) {
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

interface ProposalListProps {
  readonly manuscript: EditorsManuscript;
  readonly onInvite: (proposal: Proposal) => void;
}

const foundWords = (found: number, isByName: boolean): string => {
  if (isByName) return found === 1 ? '1 reviewer has this name.' : `${found} reviewers have this name.`;
  return found === 1 ? '1 reviewer is proposed.' : `${found} reviewers are proposed, the nearest first.`;
};

/** Reviewers by how near their work is to the manuscript; by name also those who may not review it, and why. */
export function ProposalList({ manuscript, onInvite }: ProposalListProps) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data, error, isPlaceholderData } = useCall(
    editorial.proposals,
    { params: { articleId: manuscript.id }, query: words === '' ? {} : { q: words } },
    { keepsLast: true },
  );
  return (
    <>
      <ListSearch
        label="Look for a reviewer by name"
        description="Without a name, those are proposed whose work is nearest."
        words={words}
        field={field}
        onSearch={setWords}
      />
      {!data && <Reading error={error} />}
      {data && (
        <div className={styles.found} aria-busy={isPlaceholderData}>
          <p role="status" className={styles.soft}>
            {data.length > 0 && foundWords(data.length, words !== '')}
          </p>
          {data.length === 0 && (
            <EmptyState
              drawing={<SiftedSand />}
              title={words === '' ? 'No reviewer can be proposed' : 'No reviewer has this name'}
              level={3}
            >
              <p>Invite somebody by email: they need no account to answer.</p>
            </EmptyState>
          )}
          <ul className={styles.cards}>
            {data.map((proposal) => (
              <ProposalCard key={proposal.userId} proposal={proposal} onInvite={() => onInvite(proposal)} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
