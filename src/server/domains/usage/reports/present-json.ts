import type { Context } from '../../../context.ts';
import type { BuiltReport, Performance, ReportItem } from './build-report.ts';
import type { DescribedSubject } from './describe-subject.ts';
import { headerFacts, namedAttributes, namedFilters, namedMetrics } from './report-header.ts';
import { reportDefinitions } from './report-definitions.ts';
import { attributesOf, showsParents, type ReportRequest } from './report-request.ts';

/** Filters of one value stand as they are, the others as lists. */
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
