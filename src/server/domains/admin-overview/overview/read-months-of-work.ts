import type { QueryOf } from '../../../../contracts/call.ts';
import type { MonthOfWork, overview } from '../../../../contracts/overview.ts';
import type { Context } from '../../../context.ts';
import { readUsageMonths } from '../../usage/index.ts';
import { countDecisions, countSubmissions, findMedianDays } from '../../editorial/index.ts';
import { savedForAMinute } from './saved-for-a-minute.ts';
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

/** The last months of the site or of a journal, oldest first; counted at most once a minute. */
export const readMonthsOfWork = savedForAMinute(countMonths, (_ctx, { journalId, span }) => [journalId, span]);
