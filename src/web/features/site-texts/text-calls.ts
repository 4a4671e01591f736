import type { z } from 'zod';
import type { Call } from '../../../contracts/call.ts';

/** A text as it stands, and as it was delivered. */
export interface Standing<C> {
  readonly content: C;
  readonly original: C;
  readonly isOriginal: boolean;
  readonly version: number;
  readonly changedAt: string | null;
}

type Asking<B, R> = Call<z.ZodObject, z.ZodObject, z.ZodType<B>, z.ZodType<R>>;

/** The calls by which one text is changed; `P` is what a look at it answers with. */
export interface TextCalls<C, P = C> {
  readonly read: Asking<unknown, Standing<C>>;
  readonly preview: Asking<C, P>;
  readonly publish: Asking<C & { readonly version: number }, Standing<C>>;
  readonly reset: Asking<{ readonly version: number }, Standing<C>>;
}
