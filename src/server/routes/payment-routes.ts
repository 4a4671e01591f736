import { payments } from '../../contracts/payments.ts';
import { readSubscription } from '../domains/payments/index.ts';
import { readSessionStatus } from '../workflows/payments/read-session-status.ts';
import { receiveEvent } from '../workflows/payments/receive-event.ts';
import { startCheckout } from '../workflows/payments/start-checkout.ts';
import { startSubscription } from '../workflows/payments/start-subscription.ts';
import { route, signedEventRoute } from '../http/route.ts';

export const paymentRoutes = [
  route(payments.startSubscription, (ctx, { body }) => startSubscription(ctx, body)),
  route(payments.startCheckout, (ctx, { body }) => startCheckout(ctx, body)),
  route(payments.sessionStatus, (ctx, { query }) => readSessionStatus(ctx, query.session_id)),
  route(payments.subscriptionOf, (ctx, { params }) => readSubscription(ctx, params.email)),
  signedEventRoute(payments.webhook, (ctx, { body }) => receiveEvent(ctx, body)),
];
