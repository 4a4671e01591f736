import { fees } from '../../contracts/fees.ts';
import {
  changeJournalFee,
  claimWaiver,
  decideWaiverRequest,
  readFee,
  readJournalFees,
  readWaiverRequests,
  requestWaiver,
} from '../domains/fees/index.ts';
import { chooseModeOfPublication } from '../workflows/publication/choose-mode.ts';
import { payments } from '../../contracts/payments.ts';
import { readSubscription } from '../domains/payments/index.ts';
import { readSessionStatus, startCheckout, startSubscription } from '../workflows/payments/start-checkout.ts';
import { receiveEvent } from '../workflows/payments/receive-event.ts';
import { route, signedEventRoute } from '../http/route.ts';

export const paymentRoutes = [
  route(payments.startSubscription, (ctx, { body }) => startSubscription(ctx, body)),
  route(payments.startCheckout, (ctx, { body }) => startCheckout(ctx, body)),
  route(payments.sessionStatus, (ctx, { query }) => readSessionStatus(ctx, query.session_id)),
  route(payments.subscriptionOf, (ctx, { params }) => readSubscription(ctx, params.email)),
  signedEventRoute(payments.webhook, (ctx, { body }) => receiveEvent(ctx, body)),
];

export const feeRoutes = [
  route(fees.single, (ctx, { params }) => readFee(ctx, params.articleId)),
  route(fees.chooseMode, (ctx, { params, body }) => chooseModeOfPublication(ctx, params.articleId, body.mode)),
  route(fees.claimWaiver, (ctx, { params }) => claimWaiver(ctx, params.articleId)),
  route(fees.requestWaiver, (ctx, { params, body }) => requestWaiver(ctx, params.articleId, body)),
  route(fees.waiverRequests, (ctx, { query }) => readWaiverRequests(ctx, query)),
  route(fees.decideWaiver, (ctx, { params, body }) => decideWaiverRequest(ctx, params.requestId, body)),
  route(fees.journalFees, (ctx) => readJournalFees(ctx)),
  route(fees.setJournalFee, (ctx, { params, body }) => changeJournalFee(ctx, params.journalId, body.handlingFeeMinor)),
];
