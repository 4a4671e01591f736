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

/** Reads a list part by part; every part so far is kept under the call's path, so that a change outdates them all. */
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
