import type { manuscripts } from '../../../contracts/manuscripts.ts';
import type { verification } from '../../../contracts/verification.ts';
import type { ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import { useCallParts } from '../../api/use-call-parts.ts';

type ListCall = typeof manuscripts.mine | typeof manuscripts.deleted | typeof verification.queue;

/** A list of manuscripts, as far as it has been read. */
export interface ManuscriptParts {
  readonly shown: readonly ManuscriptEntry[];
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => void;
  /** Why the part that was asked for last could not be read. */
  readonly problem: string | null;
}

/** Reads a list of manuscripts part by part; `parts` is null until the first one is there. */
export function useManuscriptParts<C extends ListCall>(call: C, query: Parameters<typeof useCallParts<C>>[1]) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useCallParts(call, query);
  if (!data) return { parts: null, error, isOlder: false };
  const parts: ManuscriptParts = {
    shown: data.pages.flatMap(({ manuscripts: entries }) => entries),
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    problem: error?.message ?? null,
  };
  return { parts, error, isOlder: isPlaceholderData };
}
