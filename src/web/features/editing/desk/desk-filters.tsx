import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { manuscriptStatuses, type ManuscriptStatus } from '../../../../contracts/constants.ts';
import { deskParts, type DeskPart } from '../../../../contracts/desk-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { useJournalSetup } from '../../manuscripts/class-fields.tsx';
import { useEditors } from '../assignment/editor-choices.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import styles from './desk.module.css';

/** The filters of the desk; empty texts filter nothing. */
interface DeskNarrowing {
  readonly part: DeskPart;
  readonly journal: string;
  readonly words: string;
  readonly status: ManuscriptStatus | '';
  /** The id of the handling editor. */
  readonly editor: string;
  /** The id of a section of the journal. */
  readonly section: string;
}

const partOf = (value: string | null): DeskPart => deskParts.find((part) => part === value) ?? 'needs-me';
const statusOf = (value: string | null): DeskNarrowing['status'] =>
  manuscriptStatuses.find((status) => status === value) ?? '';

const narrowingOf = (search: URLSearchParams): DeskNarrowing => ({
  part: partOf(search.get('part')),
  journal: search.get('journal') ?? '',
  words: search.get('q')?.trim() ?? '',
  status: statusOf(search.get('status')),
  editor: search.get('editor') ?? '',
  section: search.get('section') ?? '',
});

/** Parts that have one handling editor or none. */
const isOfOneEditor = (part: DeskPart): boolean => part === 'mine' || part === 'unassigned';

/** The filters of the desk, in the address beside the tab. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<DeskNarrowing>) =>
    setSearch(
      (last) => {
        const { part, journal, words, status, editor, section } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        if (part !== 'needs-me') next.set('part', part);
        if (journal !== '') next.set('journal', journal);
        if (words !== '') next.set('q', words);
        if (status !== '') next.set('status', status);
        if (editor !== '' && !isOfOneEditor(part)) next.set('editor', editor);
        if (section !== '') next.set('section', section);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...narrowing,
    isNarrowed: Object.entries(narrowing).some(([name, value]) => name !== 'part' && value !== ''),
    narrow,
  };
}

export type DeskAddress = ReturnType<typeof useDeskAddress>;

const partNames: Readonly<Record<DeskPart, PlainMessage>> = {
  'needs-me': t.partNeedsMe,
  mine: t.partMine,
  unassigned: t.partUnassigned,
  waiting: t.partWaiting,
  decided: t.partDecided,
  all: t.partAll,
};

interface DeskFiltersProps {
  readonly address: DeskAddress;
  readonly journals: readonly string[];
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Chooses the part of the desk: a list on a phone, where the names do not fit beside each other. */
function PartChoice({ address: { part, narrow } }: { address: DeskAddress }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const data = deskParts.map((value) => ({ value, label: partNames[value]() }));
  const choose = (value: string) => narrow({ part: partOf(value) });
  if (isPhone)
    return (
      <NativeSelect
        label={t.deskParts()}
        data={data}
        value={part}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  return <SegmentedControl aria-label={t.deskParts()} data={data} value={part} onChange={choose} />;
}

/** Chooses a section of the chosen journal, or of the only one. */
function SectionChoice({ address: { journal, section, narrow }, journals }: Omit<DeskFiltersProps, 'field'>) {
  const chosen = journal === '' && journals.length === 1 ? (journals[0] ?? '') : journal;
  const sections = useJournalSetup(chosen)?.sections ?? [];
  if (sections.length === 0) return null;
  return (
    <NativeSelect
      label={common.section()}
      data={[{ value: '', label: t.anySection() }, ...sections.map(({ id, name }) => ({ value: id, label: name }))]}
      value={section}
      onChange={(event) => narrow({ section: event.currentTarget.value })}
    />
  );
}

/** Chooses the part of the desk, the status, the editor, the journal and the search words. */
export function DeskFilters({ address, journals, field }: DeskFiltersProps) {
  const { part, journal, words, status, editor, section, narrow } = address;
  const editors = useEditors();
  return (
    <div className={styles.filters}>
      <PartChoice address={address} />
      <ListSearch
        label={t.searchDesk()}
        foldsOnPhone={[journal, status, editor, section].every((chosen) => chosen === '')}
        words={words}
        field={field}
        onSearch={(typed) => narrow({ words: typed })}
      >
        <NativeSelect
          label={t.status()}
          data={[{ value: '', label: t.anyStatus() }, ...manuscriptStatuses]}
          value={status}
          onChange={(event) => narrow({ status: statusOf(event.currentTarget.value) })}
        />
        {editors.length > 1 && !isOfOneEditor(part) && (
          <NativeSelect
            label={t.handlingEditor()}
            data={[
              { value: '', label: t.anyEditor() },
              ...editors.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            value={editor}
            onChange={(event) => narrow({ editor: event.currentTarget.value })}
          />
        )}
        {journals.length > 1 && (
          <NativeSelect
            label={common.journal()}
            data={[{ value: '', label: common.allJournals() }, ...journals]}
            value={journal}
            onChange={(event) => narrow({ journal: event.currentTarget.value, section: '' })}
          />
        )}
        <SectionChoice address={address} journals={journals} />
      </ListSearch>
    </div>
  );
}
