import { bookkeeping } from '../../contracts/bookkeeping.ts';
import {
  openDocument,
  readFindings,
  readSitePayments,
  readLedgerCsv,
  readMonths,
  readMyPayments,
  resolveFinding,
} from '../domains/payments/index.ts';
import { fileRoute, route, textRoute } from '../http/route.ts';
import { askRefund } from '../workflows/payments/ask-refund.ts';

export const bookkeepingRoutes = [
  route(bookkeeping.mine, (ctx) => readMyPayments(ctx)),
  fileRoute(bookkeeping.document, (ctx, { params }) => openDocument(ctx, params.number)),
  route(bookkeeping.payments, (ctx, { query }) => readSitePayments(ctx, query)),
  route(bookkeeping.refund, (ctx, { params, body }) => askRefund(ctx, params.orderId, body.reason, body)),
  route(bookkeeping.months, (ctx) => readMonths(ctx)),
  textRoute(bookkeeping.ledger, (ctx, { query }) => readLedgerCsv(ctx, query)),
  route(bookkeeping.findings, (ctx) => readFindings(ctx)),
  route(bookkeeping.resolveFinding, (ctx, { params, body }) => resolveFinding(ctx, params.findingId, body.resolution)),
];
