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
  clearMark,
  handInReport,
  readEmail,
  readOutbox,
  readUndeliverable,
  sendAgain,
} from '../domains/mailings/index.ts';
import { route, textRoute } from '../http/route.ts';
import { emailTemplates } from '../../contracts/email-templates.ts';
import {
  changeTemplate,
  listTemplates,
  previewTemplate,
  readTemplate,
  resetTemplate,
  sendTestEmail,
} from '../domains/emails/index.ts';
import { outbox } from '../../contracts/outbox.ts';

export const outboxRoutes = [
  route(outbox.list, (ctx, { query }) => readOutbox(ctx, query)),
  route(outbox.handInReport, (ctx, { body }) => handInReport(ctx, body.report)),
  route(outbox.letter, (ctx, { params }) => readEmail(ctx, params.outboxId)),
  route(outbox.sendAgain, (ctx, { params }) => sendAgain(ctx, params.outboxId)),
  route(outbox.undeliverable, (ctx, { query }) => readUndeliverable(ctx, query.page)),
  route(outbox.clearUndeliverable, (ctx, { body }) => clearMark(ctx, body.address)),
];

export const emailTemplateRoutes = [
  route(emailTemplates.list, (ctx) => listTemplates(ctx)),
  route(emailTemplates.read, (ctx, { params }) => readTemplate(ctx, params.name)),
  route(emailTemplates.preview, async (ctx, { params, body }) => previewTemplate(ctx, params.name, body)),
  route(emailTemplates.test, (ctx, { params, body }) => sendTestEmail(ctx, params.name, body)),
  route(emailTemplates.publish, (ctx, { params, body }) => changeTemplate(ctx, params.name, body)),
  route(emailTemplates.reset, (ctx, { params, body }) => resetTemplate(ctx, params.name, body.version)),
];

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
