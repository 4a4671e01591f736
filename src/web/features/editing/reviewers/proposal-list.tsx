import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { EditorsManuscript, Proposal } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/editing.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { invitationNames } from '../review-names.ts';
import styles from './reviewers.module.css';

const loadWords = ({ openReviews, mostOpenReviews }: Proposal): string =>
  t.openReviews({ open: openReviews, most: mostOpenReviews });

const lastWords = ({ lastAnswer }: Proposal): string =>
  lastAnswer === null
    ? t.notInvitedBefore()
    : t.lastAnswer({ answer: invitationNames[lastAnswer.state](), day: formatDay(lastAnswer.on) });

/** A suggested reviewer: how well they match and why, their load, and any conflict. */
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
            {(conflict === null ? t.invite : t.inviteAnyway)({ name, hidden })}
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
          <meter min={0} max={100} value={nearness} aria-label={t.matchOf({ name })} />
          <span>{t.match({ percent: nearness })}</span>
        </p>
      )}
      {nearness === 0 && reasons.length === 0 && <p>{t.noExpertise()}</p>}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason} dir="auto">
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>{t.proposalFacts({ load: loadWords(proposal), last: lastWords(proposal) })}</p>
    </li>
  );
}

interface ProposalListProps {
  readonly manuscript: EditorsManuscript;
  readonly onInvite: (proposal: Proposal) => void;
}

const foundWords = (found: number, isByName: boolean): string => {
  return (isByName ? t.reviewersNamed : t.reviewersSuggested)({ count: found });
};

/** Suggested reviewers, best match first; a search by name also finds those with a conflict, and says which. */
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
        label={t.searchReviewers()}
        description={t.searchReviewersHelp()}
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
              title={words === '' ? t.noSuggestion() : t.noReviewerNamed()}
              level={3}
            >
              <p>{t.inviteByEmailHint()}</p>
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
