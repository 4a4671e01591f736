import { useRef, useState } from 'react';
import type { EditorsManuscript, Proposal } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { useCall } from '../../../api/use-call.ts';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { ProposalCard } from './proposal-card.tsx';
import styles from './reviewers.module.css';

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
