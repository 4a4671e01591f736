import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import type { EmailWords, ListedTemplate, CurrentTemplate } from '../../../../contracts/email-templates.ts';
import * as t from '../../../../messages/email-responses.ts';
import { testSubject } from '../../../../messages/emails/layout.ts';
import { link as linkText } from '../../../../messages/emails/shared.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry, auditEntryIdOf } from '../../audit-log/index.ts';
import { readContactEmail } from '../../site-content/index.ts';
import { ofNoManuscript, sendWritten } from '../send-email.ts';
import { allTemplates, findTemplate } from './all-templates.ts';
import { faultsOf } from './check-words.ts';
import { composeEmail } from './compose-email.ts';
import { fieldsOf, hasLink, linkField, type EmailTemplate } from './email-template.ts';
import { savedWords } from './own-words.ts';
import { findTemplateRow, listTemplateRows, putTemplate, type TemplateRow } from './template-store.ts';

function listed(template: EmailTemplate, row: TemplateRow | null): ListedTemplate {
  const kept = savedWords(row);
  const { name, title, group, when } = template;
  return {
    name,
    title,
    group,
    when,
    isOriginal: kept === null,
    fault: kept && 'fault' in kept ? kept.fault : null,
    changedAt: row?.changedAt.toISOString() ?? null,
  };
}

/** The emails that can be edited, in the order of their groups. */
export async function listTemplates(ctx: Context): Promise<{ templates: ListedTemplate[] }> {
  const rows = new Map((await listTemplateRows(ctx.db)).map((row) => [row.name, row]));
  return { templates: allTemplates.map((template) => listed(template, rows.get(template.name) ?? null)) };
}

function known(name: string): EmailTemplate {
  const template = findTemplate(name);
  if (!template) throw notFound('email');
  return template;
}

const linkFacts = { name: linkField, ...linkText, isNeeded: true };

const presentedFields = (template: EmailTemplate) => [
  ...(hasLink(template) ? [linkFacts] : []),
  ...Object.entries(fieldsOf(template)).map(([name, { about, example, isNeeded = false }]) => ({
    name,
    about,
    example,
    isNeeded,
  })),
];

/** The current text of an email; a text with errors is shown so that it can be corrected. */
export async function readTemplate(ctx: Context, name: string): Promise<CurrentTemplate> {
  const template = known(name);
  const row = await findTemplateRow(ctx.db, name);
  return {
    ...listed(template, row),
    content: row?.words ?? template.words,
    original: template.words,
    version: row?.version ?? 0,
    fields: presentedFields(template),
    hasLink: hasLink(template),
  };
}

function checked(name: string, words: EmailWords): EmailTemplate {
  const template = known(name);
  const faults = faultsOf(words, template);
  const [first] = Object.values(faults ?? {});
  if (faults && first !== undefined) throw new AppError('invalid-input', first, faults);
  return template;
}

/** The email with examples in its fields. */
async function composeExample(ctx: Context, name: string, words: EmailWords, to: string) {
  const template = checked(name, words);
  const values = Object.fromEntries(Object.entries(template.fields).map(([field, facts]) => [field, facts.example]));
  const link = hasLink(template) ? { url: `${ctx.site.url}/` } : {};
  const email = await readContactEmail(ctx);
  return composeEmail(ctx.site, template, { to, values, ...link }).inWords(words, email);
}

/** An email with these words, as it would arrive. */
export async function previewTemplate(ctx: Context, name: string, words: EmailWords): Promise<ArrivingMail> {
  const { subject, html, text, replyTo = '' } = await composeExample(ctx, name, words, signedIn(ctx).email);
  return { from: ctx.site.name, replyTo, subject, html, text };
}

/** Sends the caller an email with these words and examples in its fields. */
export async function sendTestEmail(ctx: Context, name: string, words: EmailWords): Promise<{ message: string }> {
  const { email } = signedIn(ctx);
  const mail = await composeExample(ctx, name, words, email);
  const test = { ...mail, kind: 'test', subject: testSubject({ subject: mail.subject }) };
  await inTransaction(ctx, (tx) => sendWritten(tx, test, ofNoManuscript));
  return { message: t.testSent({ address: email }) };
}

async function put(ctx: Context, name: string, version: number, words: EmailWords | null): Promise<CurrentTemplate> {
  return inTransaction(ctx, async (tx) => {
    const isPut = await putTemplate(tx.db, { name, words, version, changedAt: tx.now() });
    if (!isPut) throw new AppError('stale-version', t.templateChangedElsewhere());
    const action = words === null ? 'letter-words-reset' : 'letter-words-changed';
    await addAuditEntry(tx, action, auditEntryIdOf('letter', name), { letter: name, version: version + 1, words });
    return readTemplate(tx, name);
  });
}

/** Changes an email, unless someone else changed it since (decision 35). */
export async function changeTemplate(
  ctx: Context,
  name: string,
  { version, ...words }: EmailWords & { readonly version: number },
): Promise<CurrentTemplate> {
  checked(name, words);
  return put(ctx, name, version, words);
}

/** Restores the default text. */
export async function resetTemplate(ctx: Context, name: string, version: number): Promise<CurrentTemplate> {
  known(name);
  return put(ctx, name, version, null);
}
