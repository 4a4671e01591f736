import type { QueryOf } from '../../../../contracts/call.ts';
import type { MonthOfWork, overview } from '../../../../contracts/overview.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { readUsageMonths } from '../../usage/index.ts';
import { countDecisions, countSubmissions, findMedianDays } from '../../editorial/index.ts';
import { lastMonths, monthOf, monthStart } from '../../../../contracts/months.ts';

type Wish = QueryOf<typeof overview.months>;

const emptyMonth = (month: string): MonthOfWork => ({
  month,
  submissions: 0,
  acceptances: 0,
  rejections: 0,
  medianDays: null,
  views: 0,
  downloads: 0,
});

async function countMonths(ctx: Context, { journalId, span }: Wish): Promise<MonthOfWork[]> {
  const now = ctx.now();
  const names = lastMonths(now, Number(span));
  const counted = {
    journalId: journalId ?? null,
    from: monthStart(now, 1 - names.length),
    until: monthStart(now, 1),
  };
  const months = new Map(names.map((name) => [name, emptyMonth(name)]));
  const used = await readUsageMonths(ctx, { journalId, from: monthOf(counted.from), to: monthOf(now) });
  const found = [
    ...(await countSubmissions(ctx.db, counted)),
    ...(await countDecisions(ctx.db, counted)),
    ...(await findMedianDays(ctx.db, counted)),
    ...used.map(({ month, views, downloads }) => ({ month, views, downloads })),
  ];
  for (const part of found) {
    const month = months.get(part.month);
    if (month) months.set(part.month, { ...month, ...part });
  }
  return [...months.values()];
}

/** So long an answer holds, in milliseconds: with many manuscripts it takes a while to count. */
const savedFor = 60_000;

interface Saved {
  readonly until: number;
  readonly months: Promise<MonthOfWork[]>;
}

const savedOf = new WeakMap<Database, Map<string, Saved>>();

/** The last months of the site or of a journal, oldest first; counted at most once a minute. */
export async function readMonthsOfWork(ctx: Context, wish: Wish): Promise<MonthOfWork[]> {
  const kept = savedOf.get(ctx.db) ?? new Map<string, Saved>();
  savedOf.set(ctx.db, kept);
  const now = ctx.now().getTime();
  for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
  const key = JSON.stringify([wish.journalId, wish.span]);
  const current = kept.get(key);
  if (current) return current.months;
  const months = countMonths(ctx, wish);
  kept.set(key, { until: now + savedFor, months });
  // A failed count is tried again at the next request.
  months.catch(() => kept.delete(key));
  return months;
}
