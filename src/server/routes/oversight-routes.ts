import { dois } from '../../contracts/dois.ts';
import { overview } from '../../contracts/overview.ts';
import { record } from '../../contracts/record.ts';
import {
  checkRecord,
  depositAgain,
  readMonthsOfWork,
  readOpenDois,
  readRecord,
  readRecordState,
  readUnpaidFees,
  readWaiting,
} from '../domains/oversight/index.ts';
import { route } from '../http/route.ts';

export const oversightRoutes = [
  route(record.entries, (ctx, { query }) => readRecord(ctx, query)),
  route(record.state, (ctx) => readRecordState(ctx)),
  route(record.check, (ctx, { body }) => checkRecord(ctx, body)),
  route(overview.waiting, (ctx) => readWaiting(ctx)),
  route(overview.unpaidFees, (ctx, { query }) => readUnpaidFees(ctx, query)),
  route(dois.open, (ctx, { query }) => readOpenDois(ctx, query)),
  route(dois.depositAgain, (ctx, { params }) => depositAgain(ctx, params.articleId)),
  route(overview.months, (ctx, { query }) => readMonthsOfWork(ctx, query)),
];
