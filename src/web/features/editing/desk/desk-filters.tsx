import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { deskParts, type DeskPart } from '../../../../contracts/editorial-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import styles from './desk.module.css';

/** The filters of the desk; empty texts filter nothing. */
interface DeskNarrowing {
  readonly part: DeskPart;
  readonly journal: string;
  readonly words: string;
}

const narrowingOf = (search: URLSearchParams): DeskNarrowing => ({
  part: deskParts.find((part) => part === search.get('part')) ?? 'needs-me',
  journal: search.get('journal') ?? '',
  words: search.get('q')?.trim() ?? '',
});

/** The filters of the desk, in the address beside the tab. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<DeskNarrowing>) =>
    setSearch(
      (last) => {
        const { part, journal, words } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        if (part !== 'needs-me') next.set('part', part);
        if (journal !== '') next.set('journal', journal);
        if (words !== '') next.set('q', words);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ...narrowing, isNarrowed: narrowing.words !== '' || narrowing.journal !== '', narrow };
}

export type DeskAddress = ReturnType<typeof useDeskAddress>;

const partNames: Readonly<Record<DeskPart, PlainMessage>> = {
  'needs-me': t.partMine,
  waiting: t.partWaiting,
  decided: t.partDecided,
};

interface DeskFiltersProps {
  readonly address: DeskAddress;
  readonly journals: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Chooses the part of the desk, the journal and the search words. */
export function DeskFilters({ address, journals, field }: DeskFiltersProps) {
  const { part, journal, words, narrow } = address;
  return (
    <div className={styles.filters}>
      <SegmentedControl
        aria-label={t.deskParts()}
        data={deskParts.map((value) => ({ value, label: partNames[value]() }))}
        value={part}
        onChange={(value) => narrow({ part: deskParts.find((known) => known === value) ?? 'needs-me' })}
      />
      <ListSearch
        label={t.searchDesk()}
        foldsOnPhone={journal === ''}
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        {journals.length > 1 && (
          <NativeSelect
            label={common.journal()}
            data={[{ value: '', label: common.allJournals() }, ...journals]}
            value={journal}
            onChange={(event) => narrow({ journal: event.currentTarget.value })}
          />
        )}
      </ListSearch>
    </div>
  );
}
