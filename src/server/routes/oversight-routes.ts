import { dois } from '../../contracts/dois.ts';
import { overview } from '../../contracts/overview.ts';
import { record } from '../../contracts/audit-log.ts';
import {
  checkAuditLog,
  depositAgain,
  readMonthsOfWork,
  readCitingRetracted,
  readOpenDois,
  readAuditLog,
  readAuditLogState,
  readUnpaidFees,
  readWaiting,
} from '../domains/admin-overview/index.ts';
import { administration } from '../../contracts/administration.ts';
import { readPeople, setAdministrator, setDisabled, setJournalRole } from '../domains/accounts/index.ts';
import { route } from '../http/route.ts';

export const administrationRoutes = [
  route(administration.people, (ctx, { query }) => readPeople(ctx, query)),
  route(administration.setAdministrator, (ctx, { params, body }) => setAdministrator(ctx, params.userId, body.isAdmin)),
  route(administration.setDisabled, (ctx, { params, body }) => setDisabled(ctx, params.userId, body.isDisabled)),
  route(administration.setJournalRole, (ctx, { params, body }) => setJournalRole(ctx, params.userId, body)),
];

export const adminOverviewRoutes = [
  route(record.entries, (ctx, { query }) => readAuditLog(ctx, query)),
  route(record.state, (ctx) => readAuditLogState(ctx)),
  route(record.check, (ctx, { body }) => checkAuditLog(ctx, body)),
  route(overview.waiting, (ctx) => readWaiting(ctx)),
  route(overview.citingRetracted, (ctx) => readCitingRetracted(ctx)),
  route(overview.unpaidFees, (ctx, { query }) => readUnpaidFees(ctx, query)),
  route(dois.open, (ctx, { query }) => readOpenDois(ctx, query)),
  route(dois.depositAgain, (ctx, { params }) => depositAgain(ctx, params.articleId)),
  route(overview.months, (ctx, { query }) => readMonthsOfWork(ctx, query)),
];
