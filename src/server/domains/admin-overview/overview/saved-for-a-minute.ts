import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';

const savedFor = 60_000;

interface Saved<A> {
  readonly until: number;
  readonly answer: Promise<A>;
}

/** Counts again at most once a minute for each question: with many manuscripts it takes a while. */
export function savedForAMinute<Q, A>(
  count: (ctx: Context, question: Q) => Promise<A>,
  keyOf: (ctx: Context, question: Q) => unknown,
) {
  const savedOf = new WeakMap<Database, Map<string, Saved<A>>>();
  return async (ctx: Context, question: Q): Promise<A> => {
    const kept = savedOf.get(ctx.db) ?? new Map<string, Saved<A>>();
    savedOf.set(ctx.db, kept);
    const now = ctx.now().getTime();
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
    const key = JSON.stringify(keyOf(ctx, question));
    const current = kept.get(key);
    if (current) return current.answer;
    const answer = count(ctx, question);
    kept.set(key, { until: now + savedFor, answer });
    // A failed count is tried again at the next request.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
