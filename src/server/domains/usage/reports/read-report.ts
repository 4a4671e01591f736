import type { ReportId } from '../../../../contracts/usage-values.ts';
import * as t from '../../../../messages/usage-responses.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { csvTable, tsvTable } from '../../../spreadsheet-table.ts';
import type { Span } from '../sums/reading-store.ts';
import { sumUsage } from '../sums/sum-usage.ts';
import { buildReport, type BuiltReport, countedMonths, withinCounted } from './build-report.ts';
import { presentJson } from './present-json.ts';
import { presentTable } from './present-table.ts';
import { reportDefinitions } from './report-definitions.ts';
import { daysOf, type ReportRequest } from './report-request.ts';
import type { Context } from '../../../context.ts';
import type { LockName } from '../../../ports/workers/fair-locks.ts';

/** How many reports a computer makes at once for each kind of reader; further requests are told to return. */
const mostAtOnce = 3;

/** Makes a thing unless enough are being made at this moment. */
export function fewAtOnce(name: LockName, refusal: () => AppError) {
  return async <T>({ locks }: Context, make: () => Promise<T>): Promise<T> => {
    const release = await locks.tryTake(name, mostAtOnce);
    if (release === null) throw refusal();
    try {
      return await make();
    } finally {
      release();
    }
  };
}

type Wanted = Span & { readonly journalId?: string | undefined };

/** A report for an administrator: a view as it is, of the others all that they can show. */
async function requestOf(ctx: Context, reportId: ReportId, { from, to, journalId }: Wanted): Promise<ReportRequest> {
  if (to < from) throw invalidInput('to', t.lastMonthBeforeFirst());
  const { span, notes } = withinCounted({ from, to }, await countedMonths(ctx));
  const { choosable, level } = reportDefinitions[reportId];
  const isItemReport = reportId === 'IR';
  return {
    reportId,
    span,
    period: daysOf(span ?? { from, to }),
    metrics: null,
    filters: {},
    platform: null,
    itemIds: null,
    journalId: level === 'platform' ? undefined : journalId,
    chosen: choosable,
    hasParents: isItemReport,
    notes,
  };
}

const withinFew = fewAtOnce('usage-report', () => new AppError('unavailable', t.reportsBusy()));

const reportOf = (ctx: Context, reportId: ReportId, wanted: Wanted): Promise<BuiltReport> =>
  withinFew(ctx, async () => {
    await sumUsage(ctx);
    return buildReport(ctx, await requestOf(ctx, reportId, wanted));
  });

const fileName = (reportId: ReportId, { from, to }: Span, ending: string) => `${reportId}-${from}-${to}.${ending}`;

/** A report as a table for spreadsheets: with commas (and the mark that tells them UTF-8), or with tabs, as the code wants it. */
export async function readTable(ctx: Context, format: 'csv' | 'tsv', reportId: ReportId, wanted: Wanted) {
  const report = await reportOf(ctx, reportId, wanted);
  const table = format === 'csv' ? csvTable : tsvTable;
  return { text: table(presentTable(ctx, report)), saveAs: fileName(reportId, wanted, format) };
}

/** A report as JSON, as machines get it. */
export async function readJson(ctx: Context, reportId: ReportId, wanted: Wanted) {
  const report = await reportOf(ctx, reportId, wanted);
  return { text: JSON.stringify(presentJson(ctx, report), null, 2), saveAs: fileName(reportId, wanted, 'json') };
}
