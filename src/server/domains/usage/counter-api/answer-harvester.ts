import { counterApi, theWorld } from '../../../../contracts/counter-api.ts';
import { reportIds, reportNames, type ReportId } from '../../../../contracts/usage-values.ts';
import * as t from '../../../../messages/usage-responses.ts';
import { AppError, notFound } from '../../../errors.ts';
import { buildReport, countedMonths } from '../reports/build-report.ts';
import { fewAtOnce } from '../reports/read-report.ts';
import { institution } from '../reports/platform.ts';
import { presentJson } from '../reports/present-json.ts';
import { reportDefinitions } from '../reports/report-definitions.ts';
import { parametersOf, type Parameters } from './parameters.ts';
import { readRequest } from './read-request.ts';
import type { Context } from '../../../context.ts';
import { counterException } from './counter-exception.ts';
import { noteKeyUse } from './key-store.ts';
import { hashOfKey } from './manage-keys.ts';

/** Lets in who shows a key that holds, and asks for a customer that there is; else ends the call as the code says. */
async function authoriseHarvester(ctx: Context, given: Parameters): Promise<void> {
  const missing = ['customer_id', 'api_key'].filter((name) => !given.get(name));
  if (missing.length > 0) throw counterException(1030, t.missingParameters({ names: missing.join(', ') }));
  const keyId = await noteKeyUse(ctx.db, hashOfKey(given.get('api_key') ?? ''), ctx.now());
  if (keyId === null) throw counterException(2020);
  const requestor = given.get('requestor_id');
  if (requestor !== undefined && requestor !== keyId) throw counterException(2000);
  if (given.get('customer_id') !== theWorld) throw counterException(2010);
}

type Query = Readonly<Record<string, unknown>>;

const withinFew = fewAtOnce('harvested-report', () => counterException(1010));

/** Errors while an answer is made also have the form that COUNTER prescribes. */
async function orUnavailable<T>(ctx: Context, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.error({ err: error }, 'A call of the COUNTER API failed');
    throw counterException(1000);
  }
}

/** Whether reports can be fetched; for everybody. */
export function readApiStatus({ site }: Context) {
  const { name, counterRegistryRecord } = site;
  return [
    {
      Description: t.apiDescription({ site: name }),
      Service_Active: true,
      ...(counterRegistryRecord === '' ? {} : { Registry_Record: counterRegistryRecord }),
    },
  ];
}

/** Whom a key may fetch reports for: the platform has no institutions as customers, and reports to "The World". */
export const readApiMembers = (ctx: Context, query: Query) =>
  orUnavailable(ctx, async () => {
    await authoriseHarvester(ctx, parametersOf(query));
    const { name, id } = institution(ctx.site);
    return [{ Customer_ID: theWorld, Institution_Name: name, Institution_ID: { Proprietary: [id] } }];
  });

/** The reports that there are. */
export const readApiReports = (ctx: Context, query: Query) =>
  orUnavailable(ctx, async () => {
    await authoriseHarvester(ctx, parametersOf(query));
    const { from, to } = await countedMonths(ctx);
    return reportIds.map((id) => ({
      Report_Name: reportNames[id],
      Report_ID: id,
      Release: '5.1',
      Report_Description: reportDefinitions[id].description(),
      Path: counterApi.report.path.replace(':reportId', id.toLowerCase()),
      First_Month_Available: from,
      Last_Month_Available: to,
    }));
  });

const reportNamed = (name: string): ReportId | undefined => reportIds.find((id) => id.toLowerCase() === name);

/** One report. */
export const readApiReport = (ctx: Context, name: string, query: Query) =>
  orUnavailable(ctx, async () => {
    const reportId = reportNamed(name);
    if (reportId === undefined) throw notFound('report');
    const given = parametersOf(query);
    await authoriseHarvester(ctx, given);
    return withinFew(ctx, async () => {
      const counted = await countedMonths(ctx);
      const request = readRequest({ site: ctx.site, counted }, reportId, given);
      return presentJson(ctx, await buildReport(ctx, request));
    });
  });
