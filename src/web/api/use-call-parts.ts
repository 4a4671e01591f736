import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import { useSession } from '../session/session.ts';
import type { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';

/** A part of a list; `next` is handed back as `after` for the part that follows. */
interface Part {
  readonly next: string | null;
}

/** A call that answers with a list part by part. */
type CallInParts = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType<Part>>;

/** Reads a list part by part; all parts are cached under the call's path, so that a change outdates them all. */
export function useCallParts<C extends CallInParts>(call: C, query: z.input<C['query']>) {
  type Reply = z.output<C['reply']>;
  const session = useSession();
  return useInfiniteQuery<Reply, ApiError, InfiniteData<Reply, string | null>, readonly unknown[], string | null>({
    queryKey: [call.path, 'parts', query, session?.user.id ?? 'visitor'],
    queryFn: ({ pageParam }) => callApi(call, { query: { ...query, after: pageParam ?? undefined } }),
    initialPageParam: null,
    getNextPageParam: (part) => part.next,
    enabled: session !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** A list, as far as it has been read. */
export interface ListParts<T> {
  readonly shown: readonly T[];
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => void;
  /** Why the part that was asked for last could not be read. */
  readonly problem: string | null;
}

/** A list in parts for a screen; `parts` is null until the first one has loaded, `isOlder` while the next search loads. */
export function useListParts<C extends CallInParts, T>(
  call: C,
  query: z.input<C['query']>,
  entriesOf: (part: z.output<C['reply']>) => readonly T[],
): { parts: ListParts<T> | null; error: ApiError | null; isOlder: boolean } {
  const read = useCallParts(call, query);
  if (!read.data) return { parts: null, error: read.error, isOlder: false };
  const parts = {
    shown: read.data.pages.flatMap(entriesOf),
    hasMore: read.hasNextPage,
    isReadingMore: read.isFetchingNextPage,
    readMore: () => void read.fetchNextPage(),
    problem: read.error?.message ?? null,
  };
  return { parts, error: read.error, isOlder: read.isPlaceholderData };
}
