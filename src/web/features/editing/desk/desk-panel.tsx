import { Button } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import type { DeskEntry, DeskPart } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useListParts } from '../../../api/use-call-parts.ts';
import { RisingSun } from '../../../ui/drawings/rising-sun.tsx';
import { SiftedSand } from '../../../ui/drawings/sifted-sand.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { ReviewSettingsSection } from '../../review-settings/review-settings-section.tsx';
import { countWords, useDeskCounts, useEditedJournals } from './desk-counts.ts';
import { DeskFilters, useDeskAddress, type DeskAddress } from './desk-filters.tsx';
import { DeskTable } from './desk-table.tsx';
import styles from './desk.module.css';

const empty: Readonly<Record<DeskPart, { readonly title: string; readonly words: string }>> = {
  'needs-me': {
    title: 'Nothing needs you now',
    words:
      'New manuscripts, reports that are in and decisions to take stand here. What waits for others is one part on.',
  },
  waiting: {
    title: 'Nothing waits for others',
    words: 'Manuscripts stand here while reviewers read them or authors revise them.',
  },
  decided: {
    title: 'Nothing is decided yet',
    words:
      'Published, rejected and withdrawn manuscripts stand here, the latest first; what is accepted comes here once it is published.',
  },
};

function EmptyDesk({ address, field }: { address: DeskAddress; field: RefObject<HTMLInputElement | null> }) {
  const { part, isNarrowed, narrow } = address;
  if (isNarrowed) {
    const clear = () => {
      narrow({ words: '', journal: '' });
      field.current?.focus();
    };
    return (
      <EmptyState drawing={<SiftedSand />} title="Nothing fits this search" level={3}>
        <p>Look for a word of the title, or for the number of the manuscript.</p>
        <Button variant="default" onClick={clear}>
          Clear the search
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={part === 'needs-me' ? <RisingSun /> : <SiftedSand />} title={empty[part].title} level={3}>
      <p>{empty[part].words}</p>
      {part === 'needs-me' && (
        <Button variant="default" onClick={() => narrow({ part: 'waiting' })}>
          See what waits for others
        </Button>
      )}
    </EmptyState>
  );
}

/** The editors’ desk: what needs its owner now, first what is overdue; and, for administrators, how the journals review. */
export function DeskPanel({ user }: { user: CurrentUser }) {
  const address = useDeskAddress();
  const field = useRef<HTMLInputElement>(null);
  const { part, journal, words } = address;
  const query = { part, ...(journal === '' ? {} : { journal }), ...(words === '' ? {} : { q: words }) };
  const { parts, error, isOlder } = useListParts(
    editorial.desk,
    query,
    ({ manuscripts }): readonly DeskEntry[] => manuscripts,
  );
  const counts = useDeskCounts(user);
  return (
    <div className={styles.desk}>
      <p role="status" className={styles.count}>
        {counts && countWords(counts)}
      </p>
      <DeskFilters address={address} journals={useEditedJournals(user)} field={field} />
      {!parts && <Reading error={error} />}
      {parts && (
        <div className={styles.found} aria-busy={isOlder}>
          {parts.shown.length > 0 && <DeskTable entries={parts.shown} />}
          {parts.shown.length === 0 && !isOlder && <EmptyDesk address={address} field={field} />}
          <ShowMore parts={parts} noun="manuscripts" />
        </div>
      )}
      {user.isAdmin && <ReviewSettingsSection />}
    </div>
  );
}
