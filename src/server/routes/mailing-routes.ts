import { contact } from '../../contracts/contact.ts';
import { mailings } from '../../contracts/mailings.ts';
import {
  cancelMailing,
  changeSubscription,
  planMailing,
  previewMailing,
  readAudience,
  readMailing,
  readMailings,
  readSubscription,
  sendContactMessage,
  sendTest,
  unsubscribeAtOnce,
} from '../domains/mailings/index.ts';
import { route, textRoute } from '../http/route.ts';

export const mailingRoutes = [
  route(mailings.send, (ctx, { body }) => planMailing(ctx, body)),
  route(mailings.audience, (ctx) => readAudience(ctx)),
  route(mailings.preview, (ctx, { body }) => previewMailing(ctx, body)),
  route(mailings.sendTest, (ctx, { body }) => sendTest(ctx, body)),
  route(mailings.list, (ctx, { query }) => readMailings(ctx, query)),
  route(mailings.one, (ctx, { params }) => readMailing(ctx, params.mailingId)),
  route(mailings.cancel, (ctx, { params }) => cancelMailing(ctx, params.mailingId)),
  route(mailings.subscription, (ctx, { params }) => readSubscription(ctx, params.token)),
  route(mailings.setSubscription, (ctx, { params, body }) => changeSubscription(ctx, params.token, body.isSubscribed)),
  textRoute(mailings.unsubscribeAtOnce, (ctx, { params }) => unsubscribeAtOnce(ctx, params.token)),
  route(contact.send, (ctx, { body }) => sendContactMessage(ctx, body)),
];
