import { useSearchParams } from 'react-router';
import { manuscriptStatuses, type ManuscriptStatus } from '../../../../contracts/constants.ts';

/** The filters of a list; empty words and no status show everything. */
export interface Narrowing {
  readonly words: string;
  readonly status: ManuscriptStatus | null;
}

/** The filters in an address; unknown values are left out. */
const narrowingOf = (search: URLSearchParams): Narrowing => ({
  words: search.get('q')?.trim() ?? '',
  status: manuscriptStatuses.find((status) => status === search.get('status')) ?? null,
});

/** The filters of a list, in the address beside the tab. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (change: Partial<Narrowing>) =>
    setSearch(
      (last) => {
        const { words, status } = { ...narrowingOf(last), ...change };
        const next = new URLSearchParams({ tab: last.get('tab') ?? '0' });
        if (words !== '') next.set('q', words);
        if (status !== null) next.set('status', status);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { ...narrowing, isNarrowed: narrowing.words !== '' || narrowing.status !== null, narrow };
}
