import type { ReportId } from '../../../../contracts/usage-values.ts';
import type { Span } from '../sums/reading-store.ts';
import {
  type CounterNote,
  reportDefinitions,
  type Attribute,
  type MetricType,
  type UsageFilters,
} from './report-definitions.ts';

/** A report as it was asked for, after what could not be taken was left out and noted. */
export interface ReportRequest {
  readonly reportId: ReportId;
  /** The months in the report; null if none of the requested ones has counts. */
  readonly span: Span | null;
  /** As the header names them: days of begin and end. */
  readonly period: { readonly begin: string; readonly end: string };
  /** Chosen by the reader; null for a standard view. */
  readonly metrics: readonly MetricType[] | null;
  readonly filters: UsageFilters;
  readonly platform: string | null;
  /** ISSNs or DOIs, as they were given; null for all. */
  readonly itemIds: readonly string[] | null;
  readonly journalId: string | undefined;
  readonly chosen: readonly Attribute[];
  readonly hasParents: boolean;
  readonly notes: readonly CounterNote[];
}

/** What a report is narrowed down to: by its definition, or as the reader chose. */
export const filtersOf = ({ reportId, filters }: ReportRequest): UsageFilters =>
  reportDefinitions[reportId].preset ?? filters;

/** The metrics of a report. */
export const metricsOf = ({ reportId, metrics }: ReportRequest): readonly MetricType[] =>
  metrics ?? reportDefinitions[reportId].metrics;

/** The attributes in a report: the fixed and the requested ones. */
export const attributesOf = ({ reportId, chosen }: ReportRequest): ReadonlySet<Attribute> =>
  new Set([...reportDefinitions[reportId].attributes, ...chosen]);

/** Whether a report names the journals of its articles. */
export const showsParents = ({ reportId, hasParents }: ReportRequest): boolean =>
  reportDefinitions[reportId].hasParents || hasParents;

const firstDay = (month: string) => `${month}-01`;
const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Months as the days that they begin and end with. */
export const daysOf = ({ from, to }: Span) => ({ begin: firstDay(from), end: lastDay(to) });

/** The months of a span, in their order. */
export function monthsOf({ from, to }: Span): string[] {
  const months: string[] = [];
  const [year = 0, number = 1] = from.split('-').map(Number);
  for (let place = number - 1; ; place += 1) {
    const month = new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7);
    if (month > to) return months;
    months.push(month);
  }
}
