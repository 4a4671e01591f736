import type { Month } from '../../../../contracts/bookkeeping.ts';
import type { Context } from '../../../context.ts';
import { listMonthlyMoves, type LedgerAccount, type MonthlyMove } from '../ledger/ledger-store.ts';

type Earned = 'subscriptionsMinor' | 'fullIssuesMinor' | 'handlingFeesMinor';
const columns: ReadonlyMap<LedgerAccount, Earned> = new Map([
  ['revenue-subscriptions', 'subscriptionsMinor'],
  ['revenue-full-issues', 'fullIssuesMinor'],
  ['revenue-handling-fees', 'handlingFeesMinor'],
]);

const emptyMonth = ({ month, currency }: MonthlyMove): Month => ({
  month,
  currency,
  subscriptionsMinor: 0,
  fullIssuesMinor: 0,
  handlingFeesMinor: 0,
  waiversMinor: 0,
  refundsMinor: 0,
  unallocatedMinor: 0,
  receivedMinor: 0,
});

function add(total: Month, { account, kind, amountMinor }: MonthlyMove): void {
  if (account === 'provider') total.receivedMinor += amountMinor;
  if (account === 'provider' && kind === 'refund') total.refundsMinor -= amountMinor;
  if (account === 'waivers') total.waiversMinor += amountMinor;
  if (account === 'unallocated' && kind !== 'refund') total.unallocatedMinor -= amountMinor;
  // What was earned stands on the credit side; what was sold and then refunded is told apart in its own column.
  const column = columns.get(account);
  if (column !== undefined && kind !== 'refund') total[column] -= amountMinor;
}

/** Totals of the books by month and currency, the newest month first. */
export async function readMonths(ctx: Context): Promise<Month[]> {
  const totals = new Map<string, Month>();
  for (const move of await listMonthlyMoves(ctx.db)) {
    const key = `${move.month} ${move.currency}`;
    const total = totals.get(key) ?? emptyMonth(move);
    add(total, move);
    totals.set(key, total);
  }
  return [...totals.values()];
}
