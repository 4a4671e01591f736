import { counterApi } from '../../contracts/counter-api.ts';
import { usageReports } from '../../contracts/usage-reports.ts';
import { usage } from '../../contracts/usage.ts';
import {
  createKey,
  noteUsage,
  noteView,
  readApiMembers,
  readApiReport,
  readApiReports,
  readApiStatus,
  readArticleUsage,
  readJson,
  readKeys,
  readTable,
  readUsageMonths,
  revokeKey,
} from '../domains/usage/index.ts';
import { route, textRoute } from '../http/route.ts';

const noted = { noted: true } as const;

export const usageRoutes = [
  route(usage.ofArticle, (ctx, { params }) => readArticleUsage(ctx, params.articleId)),
  route(usage.noteView, async (ctx, { body }, { visit }) => {
    await noteView(ctx, body, visit);
    return noted;
  }),
  route(usage.noteSearch, async (ctx, _input, { visit }) => {
    noteUsage(ctx, visit, { kind: 'search', articleId: null });
    return noted;
  }),
  route(usageReports.months, (ctx, { query }) => readUsageMonths(ctx, query)),
  textRoute(usageReports.csv, (ctx, { params, query }) => readTable(ctx, 'csv', params.reportId, query)),
  textRoute(usageReports.tsv, (ctx, { params, query }) => readTable(ctx, 'tsv', params.reportId, query)),
  textRoute(usageReports.json, (ctx, { params, query }) => readJson(ctx, params.reportId, query)),
  route(usageReports.keys, (ctx) => readKeys(ctx)),
  route(usageReports.createKey, (ctx, { body }) => createKey(ctx, body.name)),
  route(usageReports.revokeKey, (ctx, { params }) => revokeKey(ctx, params.keyId)),
  route(counterApi.status, async (ctx) => readApiStatus(ctx)),
  route(counterApi.members, (ctx, { query }) => readApiMembers(ctx, query)),
  route(counterApi.reports, (ctx, { query }) => readApiReports(ctx, query)),
  route(counterApi.report, (ctx, { params, query }) => readApiReport(ctx, params.reportId, query)),
];
