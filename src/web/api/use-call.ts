import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';

const callQuery = <C extends Call>(call: C, input: Input<C>) =>
  queryOptions({ queryKey: [call.path, input.params, input.query], queryFn: () => callApi(call, input) });

/** Reads through a call; the answer is kept under the call's path and input. */
export function useCall<C extends Call>(call: C, input: Input<C> = {}, options: { enabled?: boolean } = {}) {
  return useQuery({ ...callQuery(call, input), enabled: options.enabled ?? true });
}

/** Changes something through a call, then reads again what `outdates` names. */
export function useCallMutation<C extends Call>(call: C, outdates: readonly Call[] = []) {
  const client = useQueryClient();
  return useMutation<ReplyOf<C>, ApiError, Input<C>>({
    mutationFn: (input) => callApi(call, input),
    onSuccess: () => Promise.all(outdates.map((read) => client.invalidateQueries({ queryKey: [read.path] }))),
  });
}
