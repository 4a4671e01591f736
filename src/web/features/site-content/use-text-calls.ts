import { useState } from 'react';
import type { z } from 'zod';
import type { Call } from '../../../contracts/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useCallMutation } from '../../api/use-call.ts';

/** A text, and its original. */
export interface Status<C> {
  readonly content: C;
  readonly original: C;
  readonly isOriginal: boolean;
  readonly version: number;
  readonly changedAt: string | null;
}

type Asking<B, R> = Call<z.ZodObject, z.ZodObject, z.ZodType<B>, z.ZodType<R>>;

/** The calls that change one text; `P` is what the preview answers. */
export interface TextCalls<C, P = C> {
  readonly read: Asking<unknown, Status<C>>;
  readonly preview: Asking<C, P>;
  readonly publish: Asking<C & { readonly version: number }, Status<C>>;
  readonly reset: Asking<{ readonly version: number }, Status<C>>;
}

/** Which text is meant. */
export interface TextAddress {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

interface Outcome<R> {
  readonly onSuccess: (reply: R) => void;
  readonly onError: (error: ApiError) => void;
  readonly onSettled?: () => void;
}

/** The calls that change one text, and what someone else published if one came too late. */
export function useTextCalls<C extends Record<string, unknown>, P>(calls: TextCalls<C, P>, which: TextAddress) {
  const [overtaking, setOvertaking] = useState<Status<C> | null>(null);
  const previewing = useCallMutation(calls.preview);
  const publishing = useCallMutation(calls.publish, [calls.read]);
  const resetting = useCallMutation(calls.reset, [calls.read]);
  const readTheirs = async () => {
    try {
      setOvertaking(await callApi(calls.read, which));
    } catch {
      // The refusal said that someone was first: their version is shown at the next try.
    }
  };
  return {
    overtaking,
    forgetTheirs: () => setOvertaking(null),
    readTheirs,
    look: (content: C, outcome: Outcome<P>) => previewing.mutate({ ...which, body: content }, outcome),
    publish: (content: C, version: number, outcome: Outcome<Status<C>>) =>
      publishing.mutate({ ...which, body: { ...content, version } }, outcome),
    reset: (version: number, outcome: Outcome<Status<C>>) => resetting.mutate({ ...which, body: { version } }, outcome),
    isBusy: publishing.isPending || resetting.isPending,
    isLooking: previewing.isPending,
  };
}
