import { useSearchParams } from 'react-router';
import { deskParts, type DeskPart } from '../../../../contracts/editorial-values.ts';

/** How the desk is narrowed down; an empty journal and empty words narrow nothing. */
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

/** The narrowing of the desk, which stands in the address beside the tab. */
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
