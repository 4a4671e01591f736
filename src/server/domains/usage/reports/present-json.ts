import type { BuiltReport, Performance, ReportItem } from './build-report.ts';
import type { DescribedSubject } from './describe-subject.ts';
import { attributesOf, showsParents, type ReportRequest, filtersOf, metricsOf } from './report-request.ts';
import type { Context } from '../../../context.ts';
import { reportNames } from '../../../../contracts/usage-values.ts';
import { institution } from './platform.ts';
import { reportDefinitions } from './report-definitions.ts';

/** The filters that a header names, in the order of the code. */
export function namedFilters(request: ReportRequest): [string, readonly string[]][] {
  const { Data_Type, YOP, Access_Type, Access_Method } = filtersOf(request);
  const given: [string, readonly string[] | undefined][] = [
    ['Platform', request.platform === null ? undefined : [request.platform]],
    ['Item_ID', request.itemIds ?? undefined],
    ['Data_Type', Data_Type],
    ['YOP', YOP],
    ['Access_Type', Access_Type],
    ['Access_Method', Access_Method],
  ];
  return given.flatMap(([name, values]) => (values === undefined ? [] : [[name, values]]));
}

/** The metrics that a header names: those of a view, and those that a reader chose. */
export const namedMetrics = (request: ReportRequest) =>
  reportDefinitions[request.reportId].preset === null ? request.metrics : metricsOf(request);

/** The attributes that a header names: what a reader asked for. */
export const namedAttributes = (request: ReportRequest): [string, readonly string[]][] => [
  ...(request.chosen.length > 0 ? [['Attributes_To_Show', request.chosen] as [string, readonly string[]]] : []),
  ...(request.hasParents && showsParents(request)
    ? [['Include_Parent_Details', ['True']] as [string, readonly string[]]]
    : []),
];

/** What every report says of itself. */
export const headerFacts = (ctx: Context, { request }: BuiltReport) => ({
  name: reportNames[request.reportId],
  id: request.reportId,
  release: '5.1',
  institution: institution(ctx.site),
  created: ctx
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z'),
  createdBy: ctx.site.name,
  registryRecord: ctx.site.counterRegistryRecord,
});

/** Filters with a single value are strings, the others lists. */
const single = new Set(['Platform', 'Item_ID', 'Include_Parent_Details']);

const asFields = (named: readonly [string, readonly string[]][]) =>
  Object.fromEntries(named.map(([name, values]) => [name, single.has(name) ? values.join('|') : values]));

function header(ctx: Context, report: BuiltReport) {
  const { request, notes } = report;
  const facts = headerFacts(ctx, report);
  const metrics = namedMetrics(request);
  const attributes = namedAttributes(request);
  return {
    Release: facts.release,
    Report_ID: facts.id,
    Report_Name: facts.name,
    Created: facts.created,
    Created_By: facts.createdBy,
    Institution_ID: { Proprietary: [facts.institution.id] },
    Institution_Name: facts.institution.name,
    Registry_Record: facts.registryRecord,
    ...(attributes.length > 0 ? { Report_Attributes: asFields(attributes) } : {}),
    Report_Filters: {
      ...(metrics === null ? {} : { Metric_Type: metrics }),
      Begin_Date: request.period.begin,
      End_Date: request.period.end,
      ...asFields(namedFilters(request)),
    },
    ...(notes.length > 0 ? { Exceptions: notes } : {}),
  };
}

const countsOf = (performance: Performance) =>
  Object.fromEntries(
    [...performance].map(([metric, months]) => [
      metric,
      Object.fromEntries([...months].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );

const parts = ({ parts: own }: ReportItem) => ({
  Attribute_Performance: own.map(({ attributes, performance }) => ({
    ...attributes,
    Performance: countsOf(performance),
  })),
});

const named = (ctx: Context, subject: DescribedSubject) => ({
  Publisher: ctx.site.name,
  Platform: ctx.site.name,
  Item_ID: subject.itemId,
});

function details(request: ReportRequest, { authors, publishedOn }: DescribedSubject) {
  const shown = attributesOf(request);
  return {
    ...(shown.has('Authors') && authors.length > 0 ? { Authors: authors } : {}),
    ...(shown.has('Publication_Date') && publishedOn !== null ? { Publication_Date: publishedOn } : {}),
    ...(shown.has('Article_Version') ? { Article_Version: 'VoR' } : {}),
  };
}

/** Articles below their journals, where those are shown; else all together. */
function itemGroups(ctx: Context, { request, items }: BuiltReport) {
  const hasType = attributesOf(request).has('Data_Type');
  const byParent = Map.groupBy(items, ({ subject }) =>
    showsParents(request) ? (subject?.parent?.itemId.Proprietary ?? '') : '',
  );
  return [...byParent].map(([key, group]) => {
    const parent = key === '' ? null : (group[0]?.subject?.parent ?? null);
    return {
      ...(parent === null
        ? {}
        : { Title: parent.title, ...(hasType ? { Data_Type: parent.dataType } : {}), Item_ID: parent.itemId }),
      Items: group.map((item) =>
        item.subject === null
          ? parts(item)
          : { Item: item.subject.name, ...named(ctx, item.subject), ...details(request, item.subject), ...parts(item) },
      ),
    };
  });
}

/** A report as JSON, by the COUNTER API specification of release 5.1. */
export function presentJson(ctx: Context, report: BuiltReport) {
  const { level } = reportDefinitions[report.request.reportId];
  const items =
    level === 'item'
      ? itemGroups(ctx, report)
      : report.items.map((item) =>
          item.subject === null
            ? { Platform: ctx.site.name, ...parts(item) }
            : { Title: item.subject.name, ...named(ctx, item.subject), ...parts(item) },
        );
  return { Report_Header: header(ctx, report), Report_Items: items };
}
