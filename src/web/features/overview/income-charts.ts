import type { Month } from '../../../contracts/bookkeeping.ts';
import type { MonthlyChart } from './series.ts';

const amounts = [
  'subscriptionsMinor',
  'fullIssuesMinor',
  'handlingFeesMinor',
  'waiversMinor',
  'refundsMinor',
  'receivedMinor',
] as const;

const amount = (value: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The income of these months as a chart of each currency; a month without any is 0. */
export function incomeCharts(books: readonly Month[], names: readonly string[]): readonly MonthlyChart[] {
  const currencies = [...new Set(books.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => ({
    title: `Income in ${currency}`,
    lead: 'What was sold in each month, by kind. The table also says what was waived, what went back, and what was received.',
    kind: 'stacked bars',
    series: [
      { name: 'subscriptionsMinor', label: 'Subscriptions', color: 'var(--accent)' },
      { name: 'fullIssuesMinor', label: 'Full issues', color: 'var(--warm)' },
      { name: 'handlingFeesMinor', label: 'Handling fees', color: 'var(--info)' },
    ],
    furtherColumns: [
      { name: 'waiversMinor', label: 'Waived' },
      { name: 'refundsMinor', label: 'Refunded' },
      { name: 'receivedMinor', label: 'Received' },
    ],
    months: names.map((month) => {
      const booked = books.find((one) => one.month === month && one.currency === currency);
      return { month, ...Object.fromEntries(amounts.map((name) => [name, (booked?.[name] ?? 0) / 100])) };
    }),
    write: amount,
  }));
}
