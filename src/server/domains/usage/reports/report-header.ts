import type { Context } from '../../../context.ts';
import { reportNames } from '../../../../contracts/usage-values.ts';
import type { BuiltReport } from './build-report.ts';
import { institution } from './platform.ts';
import { filtersOf, metricsOf, showsParents, type ReportRequest } from './report-request.ts';
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
