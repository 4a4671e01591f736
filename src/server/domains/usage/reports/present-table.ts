import type { Context } from '../../../context.ts';
import type { BuiltReport, ReportItem, ReportPart } from './build-report.ts';
import type { DescribedSubject, ItemId } from './describe-subject.ts';
import { breakdowns, itemDetails, metricTypes, reportDefinitions } from './report-definitions.ts';
import { headerFacts, namedAttributes, namedFilters, namedMetrics } from './present-json.ts';
import { attributesOf, monthsOf, showsParents, type ReportRequest } from './report-request.ts';

type Row = readonly string[];
/** A column: its heading, and its cell for a subject. */
type Column = readonly [heading: string, cell: (subject: DescribedSubject | null) => string];

const listed = (named: readonly [string, readonly string[]][]) =>
  named.map(([name, values]) => `${name}=${values.join('|')}`).join('; ');

function headerRows(ctx: Context, report: BuiltReport): Row[] {
  const { request, notes } = report;
  const facts = headerFacts(ctx, report);
  return [
    ['Report_Name', facts.name],
    ['Report_ID', facts.id],
    ['Release', facts.release],
    ['Institution_Name', facts.institution.name],
    ['Institution_ID', facts.institution.id],
    ['Metric_Types', (namedMetrics(request) ?? []).join('; ')],
    ['Report_Filters', listed(namedFilters(request))],
    ['Report_Attributes', listed(namedAttributes(request))],
    ['Exceptions', notes.map(({ Code, Message, Data }) => `${Code}: ${Message}${Data ? ` (${Data})` : ''}`).join('; ')],
    ['Reporting_Period', `Begin_Date=${request.period.begin}; End_Date=${request.period.end}`],
    ['Created', facts.created],
    ['Created_By', facts.createdBy],
    ['Registry_Record', facts.registryRecord],
    [],
  ];
}

const detailCells: Readonly<Record<(typeof itemDetails)[number], Column[1]>> = {
  Authors: (subject) =>
    (subject?.authors ?? []).map(({ Name, ORCID }) => (ORCID ? `${Name} (ORCID:${ORCID})` : Name)).join('; '),
  Publication_Date: (subject) => subject?.publishedOn ?? '',
  Article_Version: () => 'VoR',
};

const idColumns = (
  of: (subject: DescribedSubject | null) => ItemId | undefined,
  prefix: string,
  hasIsbn: boolean,
): Column[] => [
  [`${prefix}DOI`, (subject) => of(subject)?.DOI ?? ''],
  [`${prefix}Proprietary_ID`, (subject) => of(subject)?.Proprietary ?? ''],
  ...(hasIsbn ? [[`${prefix}ISBN`, () => ''] satisfies Column] : []),
  [`${prefix}Print_ISSN`, () => ''],
  [`${prefix}Online_ISSN`, (subject) => of(subject)?.Online_ISSN ?? ''],
  [`${prefix}URI`, (subject) => of(subject)?.URI ?? ''],
];

/** The columns of the journal; a view leaves out what never changes in it. */
function parentColumns(request: ReportRequest): Column[] {
  if (!showsParents(request)) return [];
  const isView = reportDefinitions[request.reportId].preset !== null;
  const none: Column[1] = () => '';
  return [
    ['Parent_Title', (subject) => subject?.parent?.title ?? ''],
    ['Parent_Authors', none],
    ...(isView ? [] : [['Parent_Publication_Date', none] satisfies Column]),
    ['Parent_Article_Version', none],
    ...(isView ? [] : [['Parent_Data_Type', (subject) => subject?.parent?.dataType ?? ''] satisfies Column]),
    ...idColumns((subject) => subject?.parent?.itemId, 'Parent_', !isView),
  ];
}

function columnsOf(ctx: Context, request: ReportRequest): Column[] {
  const { level, preset } = reportDefinitions[request.reportId];
  const platform: Column = ['Platform', () => ctx.site.name];
  if (level === 'platform') return [platform];
  const shown = attributesOf(request);
  return [
    [level === 'item' ? 'Item' : 'Title', (subject) => subject?.name ?? ''],
    ['Publisher', () => ctx.site.name],
    ['Publisher_ID', () => ''],
    platform,
    ...itemDetails.filter((name) => shown.has(name)).map((name): Column => [name, detailCells[name]]),
    ...idColumns((subject) => subject?.itemId, '', preset === null),
    ...parentColumns(request),
  ];
}

/** Rows of a part, one for each metric that happened, in the order of the code. */
function rowsOf(part: ReportPart, before: Row, months: readonly string[]): Row[] {
  return metricTypes.flatMap((metric) => {
    const counts = part.performance.get(metric);
    if (!counts) return [];
    const byMonth = months.map((month) => counts.get(month) ?? 0);
    const total = byMonth.reduce((sum, count) => sum + count, 0);
    return [[...before, metric, String(total), ...byMonth.map(String)]];
  });
}

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthName = (month: string) => `${shortMonth.format(new Date(`${month}-01T00:00:00Z`))}-${month.slice(0, 4)}`;

/** A report as a table: the rows of its header, an empty one, the headings, and a row for each metric of each thing. */
export function* presentTable(ctx: Context, report: BuiltReport): Generator<Row> {
  const { request, items } = report;
  const columns = columnsOf(ctx, request);
  const shown = breakdowns.filter((name) => attributesOf(request).has(name));
  const months = request.span === null ? [] : monthsOf(request.span);
  yield* headerRows(ctx, report);
  yield [
    ...columns.map(([heading]) => heading),
    ...shown,
    'Metric_Type',
    'Reporting_Period_Total',
    ...months.map(monthName),
  ];
  const cells = ({ subject }: ReportItem) => columns.map(([, cell]) => cell(subject));
  for (const item of items)
    for (const part of item.parts)
      yield* rowsOf(part, [...cells(item), ...shown.map((name) => part.attributes[name] ?? '')], months);
}
