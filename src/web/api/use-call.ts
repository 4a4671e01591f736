import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { useSession } from '../session/session.ts';
import type { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';
import { sendOnce } from './send-once.ts';

// One person's answers are never shown to the next one who logs in.
const callQuery = <C extends Call>(call: C, input: Input<C>, reader: string) =>
  queryOptions<ReplyOf<C>, ApiError>({
    queryKey: [call.path, input.params, input.query, reader],
    queryFn: () => callApi(call, input),
  });

interface ReadOptions {
  readonly enabled?: boolean;
  /** Keeps showing the last answer while another one loads. */
  readonly keepsLast?: boolean;
  /** Reads again after so many milliseconds, while the page is in sight. */
  readonly every?: number;
}

/** Reads through a call; the answer is cached by path, input and person. */
export function useCall<C extends Call>(call: C, input: Input<C> = {}, options: ReadOptions = {}) {
  const session = useSession();
  const isKnown = session !== undefined;
  return useQuery({
    ...callQuery(call, input, session?.user.id ?? 'visitor'),
    enabled: isKnown && (options.enabled ?? true),
    ...(options.keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
  });
}

/** Callers that do not wait read the answer from the mutation. */
const ignored = () => undefined;

/**
 * Changes something through a call, then reads again what `outdates` names; after a refusal too, which may mean it is old.
 * Everything else is read again when it is next shown. A button that is pressed twice sends once. `onDone` is called
 * even if the component is gone by then; callbacks given with each call are not.
 */
export function useCallMutation<C extends Call>(
  call: C,
  outdates: readonly Call[] = [],
  onDone: (reply: ReplyOf<C>) => void = ignored,
) {
  const client = useQueryClient();
  const mutation = useMutation<ReplyOf<C>, ApiError, Input<C>>({
    mutationFn: (input) => callApi(call, input),
    // Without a connection it fails at once, with a message. It must not be sent later, unseen.
    networkMode: 'always',
    onSuccess: onDone,
    // Not waited for: a component that goes away with the newer list must still hear how its call ended.
    onSettled: () => {
      void client.invalidateQueries({ refetchType: 'none' });
      for (const read of outdates) void client.invalidateQueries({ queryKey: [read.path] });
    },
  });
  const send = mutation.mutateAsync;
  const once = useMemo(() => {
    const mutateAsync: typeof send = sendOnce(send);
    const mutate: typeof mutation.mutate = (input, options) => void mutateAsync(input, options).catch(ignored);
    return { mutateAsync, mutate };
  }, [send]);
  return { ...mutation, ...once };
}
