import type { Month } from '../../../../contracts/bookkeeping.ts';

type Amount = Exclude<keyof Month, 'month' | 'currency'>;

/** A column of the totals; `isTakenOff` is what the sum of the month is smaller by. */
interface MonthColumn {
  readonly amount: Amount;
  readonly label: string;
  readonly isTakenOff: boolean;
}

const columns: readonly MonthColumn[] = [
  { amount: 'subscriptionsMinor', label: 'Subscriptions', isTakenOff: false },
  { amount: 'fullIssuesMinor', label: 'Full issues', isTakenOff: false },
  { amount: 'handlingFeesMinor', label: 'Handling fees', isTakenOff: false },
  { amount: 'unallocatedMinor', label: 'Not ordered', isTakenOff: false },
  { amount: 'waiversMinor', label: 'Waivers', isTakenOff: true },
  { amount: 'refundsMinor', label: 'Refunds', isTakenOff: true },
];

/** The columns that a table of these months needs: what no order asked for is rare, and has one only where it happened. */
export const columnsFor = (months: readonly Month[]): readonly MonthColumn[] =>
  columns.filter(({ amount }) => amount !== 'unallocatedMinor' || months.some((month) => month[amount] !== 0));

/** The months of each currency apart: amounts of two currencies are never held against each other. */
export const byCurrency = (months: readonly Month[]): readonly (readonly [string, readonly Month[]])[] =>
  [...new Set(months.map(({ currency }) => currency))]
    .toSorted()
    .map((currency) => [currency, months.filter((month) => month.currency === currency)]);

/** How long the bar of each month is, in hundredths of the longest. */
export function barLengths(months: readonly Month[]): readonly number[] {
  const sizes = months.map(({ receivedMinor }) => Math.abs(receivedMinor));
  const longest = Math.max(1, ...sizes);
  return sizes.map((size) => Math.round((size / longest) * 100));
}
