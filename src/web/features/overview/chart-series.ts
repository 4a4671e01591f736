import type { Month } from '../../../contracts/bookkeeping.ts';
import type { MonthOfWork } from '../../../contracts/overview.ts';
import * as t from '../../../messages/overview.ts';

/** A series of a chart, and the matching column of its table. */
interface Series {
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

/** The data of a chart: a number for each series and month; null if there is none. */
export interface MonthlyChart {
  readonly title: string;
  readonly lead?: string;
  readonly kind: 'bars' | 'stacked bars' | 'line';
  readonly series: readonly Series[];
  /** Columns that only the table has. */
  readonly furtherColumns?: readonly Pick<Series, 'name' | 'label'>[];
  readonly months: readonly ({ readonly month: string } & Readonly<Record<string, number | string | null>>)[];
  /** Formats a number, in the table and the chart. */
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

/** The income of these months, one chart for each currency; a month without any is 0. */
export function incomeCharts(books: readonly Month[], names: readonly string[]): readonly MonthlyChart[] {
  const currencies = [...new Set(books.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => ({
    title: t.incomeChart({ currency }),
    kind: 'stacked bars',
    series: [
      { name: 'subscriptionsMinor', label: t.subscriptions(), color: 'var(--accent)' },
      { name: 'fullIssuesMinor', label: t.fullIssues(), color: 'var(--warm)' },
      { name: 'handlingFeesMinor', label: t.handlingFees(), color: 'var(--info)' },
    ],
    furtherColumns: [
      { name: 'waiversMinor', label: t.waived() },
      { name: 'refundsMinor', label: t.refunded() },
      { name: 'receivedMinor', label: t.received() },
    ],
    months: names.map((month) => {
      const booked = books.find((one) => one.month === month && one.currency === currency);
      return { month, ...Object.fromEntries(amounts.map((name) => [name, (booked?.[name] ?? 0) / 100])) };
    }),
    write: amount,
  }));
}

/** Charts of submissions and decisions, of the time to decide, and of usage. */
export const workCharts = (months: readonly MonthOfWork[]): readonly MonthlyChart[] => [
  {
    title: t.manuscriptsChart(),
    kind: 'bars',
    series: [
      { name: 'submissions', label: t.submitted(), color: 'var(--accent)' },
      { name: 'acceptances', label: t.accepted(), color: 'var(--good)' },
      { name: 'rejections', label: t.rejected(), color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
  {
    title: t.timeChart(),
    lead: t.timeChartLead(),
    kind: 'line',
    series: [{ name: 'medianDays', label: t.medianDays(), color: 'var(--accent)' }],
    months,
    write: plainNumber,
  },
  {
    title: t.usageChart(),
    lead: t.usageChartLead(),
    kind: 'bars',
    series: [
      { name: 'views', label: t.views(), color: 'var(--accent)' },
      { name: 'downloads', label: t.downloads(), color: 'var(--warm)' },
    ],
    months,
    write: plainNumber,
  },
];
