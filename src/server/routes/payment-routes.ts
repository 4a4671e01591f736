import { payments } from '../../contracts/payments.ts';
import { readSessionStatus, readSubscription, receiveEvent, startSubscription } from '../features/payments/index.ts';
import { startCheckout } from '../workflows/start-checkout.ts';
import { route, signedEventRoute } from '../http/route.ts';

export const paymentRoutes = [
  route(payments.startSubscription, (ctx, { body }) => startSubscription(ctx, body)),
  route(payments.startCheckout, (ctx, { body }) => startCheckout(ctx, body)),
  route(payments.sessionStatus, (ctx, { query }) => readSessionStatus(ctx, query.session_id)),
  route(payments.subscriptionOf, (ctx, { params }) => readSubscription(ctx, params.email)),
  signedEventRoute(payments.webhook, (ctx, { body }) => receiveEvent(ctx, body)),
];
