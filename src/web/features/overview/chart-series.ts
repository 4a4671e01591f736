import type { Month } from '../../../contracts/bookkeeping.ts';
import type { MonthOfWork } from '../../../contracts/overview.ts';

/** A line or a row of bars of a chart, and a column of the table that says the same. */
interface Series {
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

/** What a chart shows: for each month a number of every series; null where there is none. */
export interface MonthlyChart {
  readonly title: string;
  readonly lead: string;
  readonly kind: 'bars' | 'stacked bars' | 'line';
  readonly series: readonly Series[];
  /** What the table says beside the series. */
  readonly furtherColumns?: readonly Pick<Series, 'name' | 'label'>[];
  readonly months: readonly ({ readonly month: string } & Readonly<Record<string, number | string | null>>)[];
  /** How a number is written, in the table and beside the chart. */
  readonly write: (value: number) => string;
}

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A month below a chart: `Nov 26`. */
export const shortMonth = (month: string): string => short.format(new Date(`${month}-01T00:00:00Z`));

const plainNumber = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

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

/** What came in and what was decided, how long that took, and what was read. */
export const workCharts = (months: readonly MonthOfWork[]): readonly MonthlyChart[] => [
  {
    title: 'Manuscripts',
    lead: 'What was submitted, accepted and rejected in each month.',
    kind: 'bars',
    series: [
      { name: 'submissions', label: 'Submitted', color: 'var(--accent)' },
      { name: 'acceptances', label: 'Accepted', color: 'var(--good)' },
      { name: 'rejections', label: 'Rejected', color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
  {
    title: 'Time to first decision',
    lead: 'Days from the submission to the first decision: the median of what was first decided about in the month.',
    kind: 'line',
    series: [{ name: 'medianDays', label: 'Days', color: 'var(--accent)' }],
    months,
    write: plainNumber,
  },
  {
    title: 'Views and downloads',
    lead: 'Of published articles by people, counted by the rules of COUNTER.',
    kind: 'bars',
    series: [
      { name: 'views', label: 'Views', color: 'var(--accent)' },
      { name: 'downloads', label: 'Downloads', color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
];
