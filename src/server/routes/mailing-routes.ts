import type { ParamsOf, QueryOf } from '../../contracts/call.ts';
import { contact } from '../../contracts/contact.ts';
import type { Context } from '../context.ts';
import { findJournal } from '../domains/journals/index.ts';
import { notFound } from '../errors.ts';
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

/** The journal whose emails are meant; null for those of the whole site. */
async function journalOf(ctx: Context, { journalId }: { readonly journalId?: string | undefined }) {
  const journal = journalId === undefined ? null : await findJournal(ctx.db, journalId);
  if (journalId !== undefined && !journal) throw notFound('journal');
  return journal;
}

interface AskedEmail {
  readonly params: ParamsOf<typeof emailTemplates.read>;
  readonly query: QueryOf<typeof emailTemplates.read>;
}

const editedEmail = async (ctx: Context, { params, query }: AskedEmail) => ({
  name: params.name,
  journal: await journalOf(ctx, query),
});

export const emailTemplateRoutes = [
  route(emailTemplates.list, async (ctx, { query }) => listTemplates(ctx, await journalOf(ctx, query))),
  route(emailTemplates.read, async (ctx, asked) => readTemplate(ctx, await editedEmail(ctx, asked))),
  route(emailTemplates.preview, async (ctx, asked) => previewTemplate(ctx, await editedEmail(ctx, asked), asked.body)),
  route(emailTemplates.test, async (ctx, asked) => sendTestEmail(ctx, await editedEmail(ctx, asked), asked.body)),
  route(emailTemplates.publish, async (ctx, asked) => changeTemplate(ctx, await editedEmail(ctx, asked), asked.body)),
  route(emailTemplates.reset, async (ctx, asked) =>
    resetTemplate(ctx, await editedEmail(ctx, asked), asked.body.version),
  ),
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
