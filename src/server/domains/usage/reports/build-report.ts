import * as t from '../../../../messages/usage-responses.ts';
import { listSearches, listUsage, type Span, type UsageLine, firstMonth } from '../sums/reading-store.ts';
import { describeArticle, describeJournal, type DescribedSubject } from './describe-subject.ts';
import {
  breakdowns,
  reportDefinitions,
  type Breakdown,
  type MetricType,
  noteOf,
  type CounterNote,
} from './report-definitions.ts';
import { attributesOf, filtersOf, metricsOf, type ReportRequest } from './report-request.ts';
import { findArticleSubjects, findJournalSubjects } from './subject-store.ts';
import { monthOf, monthStart } from '../../../../contracts/months.ts';
import type { Context } from '../../../context.ts';
import { inLongTransaction } from '../../../in-transaction.ts';

/** The month before a moment's: the last one that is over. */
export const lastMonthBefore = (now: Date): string => monthOf(monthStart(now, -1));

/** The complete months with counts; the last month if there are none yet. */
export async function countedMonths(ctx: Context): Promise<Span> {
  const to = lastMonthBefore(ctx.now());
  const first = await inLongTransaction(ctx, (tx) => firstMonth(tx.db));
  return { from: first !== null && first < to ? first : to, to };
}

/** The requested months that have counts, with notes about those that have none. */
export function withinCounted(wanted: Span, counted: Span): { span: Span | null; notes: CounterNote[] } {
  const notes: CounterNote[] = [];
  const what = t.countedPeriod({ from: wanted.from, to: wanted.to, countedFrom: counted.from, countedTo: counted.to });
  if (wanted.to > counted.to) notes.push(noteOf(3031, what));
  if (wanted.from < counted.from) notes.push(noteOf(3032, what));
  const span = {
    from: wanted.from > counted.from ? wanted.from : counted.from,
    to: wanted.to < counted.to ? wanted.to : counted.to,
  };
  return { span: span.from > span.to ? null : span, notes };
}

/** Usage by metric and month. */
export type Performance = Map<MetricType, Map<string, number>>;

/** Usage of one thing under the same attributes. */
export interface ReportPart {
  readonly attributes: Readonly<Partial<Record<Breakdown, string>>>;
  readonly performance: Performance;
}

export interface ReportItem {
  /** Null for the platform itself. */
  readonly subject: DescribedSubject | null;
  readonly parts: readonly ReportPart[];
}

export interface BuiltReport {
  readonly request: ReportRequest;
  readonly items: readonly ReportItem[];
  readonly notes: readonly CounterNote[];
}

/** A line with all that it can be filtered and broken down by. */
interface Tagged {
  readonly subject: DescribedSubject | null;
  readonly tags: Readonly<Record<Breakdown, string>>;
  readonly month: string;
  readonly counts: ReadonlyMap<MetricType, number>;
}

const countsOf = (line: UsageLine): ReadonlyMap<MetricType, number> =>
  new Map<MetricType, number>([
    ['No_License', line.denials],
    ['Total_Item_Investigations', line.investigations],
    ['Total_Item_Requests', line.requests],
    ['Unique_Item_Investigations', line.uniqueInvestigations],
    ['Unique_Item_Requests', line.uniqueRequests],
  ]);

const tagged = (line: UsageLine, subject: DescribedSubject): Tagged => ({
  subject,
  tags: { Data_Type: subject.dataType, YOP: line.yop, Access_Type: line.accessType, Access_Method: 'Regular' },
  month: line.month,
  counts: countsOf(line),
});

async function linesOf(ctx: Context, request: ReportRequest, span: Span): Promise<Tagged[]> {
  const { level } = reportDefinitions[request.reportId];
  const lines = await listUsage(ctx.db, level === 'item' ? 'article' : 'journal', {
    ...span,
    journalId: request.journalId,
  });
  if (level === 'item') {
    const found = await findArticleSubjects(ctx.db, [...new Set(lines.map(({ subjectId }) => subjectId))]);
    const described = new Map([...found].map(([id, article]) => [id, describeArticle(ctx.site, article)]));
    return lines.flatMap((line) => {
      const subject = described.get(line.subjectId);
      return subject ? [tagged(line, subject)] : [];
    });
  }
  const found = await findJournalSubjects(ctx.db);
  const described = new Map([...found].map(([id, journal]) => [id, describeJournal(ctx.site, journal)]));
  return lines.flatMap((line) => {
    const subject = described.get(line.subjectId);
    return subject ? [tagged(line, subject)] : [];
  });
}

/** Searches belong to the platform only. */
async function searchLines(ctx: Context, request: ReportRequest, span: Span): Promise<Tagged[]> {
  if (!metricsOf(request).includes('Searches_Platform') || request.journalId !== undefined) return [];
  return (await listSearches(ctx.db, span)).map(({ month, searches }) => ({
    subject: null,
    tags: { Data_Type: 'Platform', YOP: '', Access_Type: '', Access_Method: 'Regular' },
    month,
    counts: new Map<MetricType, number>([['Searches_Platform', searches]]),
  }));
}

const isYearIn = (wanted: string, year: string) => {
  const [from = '', to = from] = wanted.split('-');
  return from <= year && year <= to;
};

function isWanted(request: ReportRequest, { tags, subject }: Tagged): boolean {
  const filters = filtersOf(request);
  const ids = new Set([subject?.itemId, subject?.parent?.itemId].flatMap((id) => [id?.DOI, id?.Online_ISSN]));
  return (
    breakdowns.every((name) => {
      const wanted = filters[name];
      if (wanted === undefined) return true;
      return name === 'YOP' ? wanted.some((years) => isYearIn(years, tags.YOP)) : wanted.includes(tags[name]);
    }) &&
    (request.itemIds === null || request.itemIds.some((id) => ids.has(id)))
  );
}

function addTo(performance: Performance, metrics: readonly MetricType[], { month, counts }: Tagged): void {
  for (const metric of metrics) {
    const count = counts.get(metric) ?? 0;
    // Reports leave out zeros.
    if (count === 0) continue;
    const months = performance.get(metric) ?? new Map<string, number>();
    months.set(month, (months.get(month) ?? 0) + count);
    performance.set(metric, months);
  }
}

/** Sums lines up by thing and by the attributes that the report shows. */
function itemsOf(request: ReportRequest, lines: readonly Tagged[]): ReportItem[] {
  const shown = breakdowns.filter((name) => attributesOf(request).has(name));
  const isPlatform = reportDefinitions[request.reportId].level === 'platform';
  const items = new Map<string, { subject: DescribedSubject | null; parts: Map<string, ReportPart> }>();
  for (const line of lines) {
    const subject = isPlatform ? null : line.subject;
    const key = subject?.itemId.Proprietary ?? '';
    const item = items.get(key) ?? { subject, parts: new Map<string, ReportPart>() };
    const attributes = Object.fromEntries(shown.map((name) => [name, line.tags[name]]));
    const partKey = Object.values(attributes).join('|');
    const part = item.parts.get(partKey) ?? { attributes, performance: new Map() };
    addTo(part.performance, metricsOf(request), line);
    if (part.performance.size === 0) continue;
    item.parts.set(partKey, part);
    items.set(key, item);
  }
  return [...items.values()]
    .map(({ subject, parts }) => ({
      subject,
      parts: [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part),
    }))
    .toSorted((a, b) => (a.subject?.name ?? '').localeCompare(b.subject?.name ?? '', 'en'));
}

/** Fills a report; an empty one says why it is empty. */
export async function buildReport(ctx: Context, request: ReportRequest): Promise<BuiltReport> {
  const { span } = request;
  if (span === null) return { request, items: [], notes: request.notes };
  const isPlatform = reportDefinitions[request.reportId].level === 'platform';
  // A year of a large publisher; the number of concurrent reports is limited elsewhere.
  const lines = await inLongTransaction(ctx, async (tx) => [
    ...(await linesOf(tx, request, span)),
    ...(isPlatform ? await searchLines(tx, request, span) : []),
  ]);
  const items = itemsOf(
    request,
    lines.filter((line) => isWanted(request, line)),
  );
  return { request, items, notes: items.length > 0 ? request.notes : [...request.notes, noteOf(3030)] };
}
