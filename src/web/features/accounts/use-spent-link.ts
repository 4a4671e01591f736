import { useEffect, useRef } from 'react';
import type { accounts } from '../../../contracts/accounts.ts';
import { useCallMutation } from '../../api/use-call.ts';

/** A call that spends the link of a letter. */
export type LinkCall = typeof accounts.verifyEmail;

/** Spends the link of a letter when its page opens: the page makes the call, so that opening the address alone spends nothing. */
export function useSpentLink(call: LinkCall, token: string, onSpent: () => void = () => {}) {
  const { mutate, data, error } = useCallMutation(call);
  const isAsked = useRef(false);
  const spend = () => mutate({ params: { token } }, { onSuccess: onSpent });
  useEffect(() => {
    // The link works once, and React may run an effect twice.
    if (isAsked.current) return;
    isAsked.current = true;
    spend();
  });
  return { message: data?.message, error, again: spend };
}
