/** A line or a row of bars of a chart, and a column of the table that says the same. */
export interface Series {
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

export const plainNumber = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
