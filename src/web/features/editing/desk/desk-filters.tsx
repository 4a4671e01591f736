import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { RefObject } from 'react';
import { deskParts, type DeskPart } from '../../../../contracts/editorial-values.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import styles from './desk.module.css';
import type { DeskAddress } from './use-desk-address.ts';

const partNames: Readonly<Record<DeskPart, string>> = {
  'needs-me': 'Needs me',
  waiting: 'Waits for others',
  decided: 'Decided',
};

interface DeskFiltersProps {
  readonly address: DeskAddress;
  readonly journals: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Which part of the desk is shown, of which journal, and the words it is searched by. */
export function DeskFilters({ address, journals, field }: DeskFiltersProps) {
  const { part, journal, words, narrow } = address;
  return (
    <div className={styles.filters}>
      <SegmentedControl
        aria-label="Part of the desk"
        data={deskParts.map((value) => ({ value, label: partNames[value] }))}
        value={part}
        onChange={(value) => narrow({ part: deskParts.find((known) => known === value) ?? 'needs-me' })}
      />
      <ListSearch
        label="Search the desk"
        description="By title or number"
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        {journals.length > 1 && (
          <NativeSelect
            label="Journal"
            description="One, or all of them"
            data={[{ value: '', label: 'All journals' }, ...journals]}
            value={journal}
            onChange={(event) => narrow({ journal: event.currentTarget.value })}
          />
        )}
      </ListSearch>
    </div>
  );
}
