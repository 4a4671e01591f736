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
import { journalField } from './manuscript-fields.ts';
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

/** A journal whose emails are meant. */
interface JournalOfEmails {
  readonly id: string;
  readonly title: string;
}

/** Whose emails are meant: those of a journal, or of the whole site (null). */
type Whose = JournalOfEmails | null;

/** A text of an email that is being edited. */
interface EditedEmail {
  readonly name: string;
  readonly journal: Whose;
}

/** Emails about manuscripts name their journal; only those can have a text of the journal's own. */
const isOf = (journal: Whose, { fields }: EmailTemplate) => journal === null || Object.hasOwn(fields, journalField);

/** The emails that can be edited, in the order of their groups. */
export async function listTemplates(ctx: Context, journal: Whose): Promise<{ templates: ListedTemplate[] }> {
  const rows = new Map((await listTemplateRows(ctx.db, journal?.id ?? null)).map((row) => [row.name, row]));
  return {
    templates: allTemplates
      .filter((template) => isOf(journal, template))
      .map((template) => listed(template, rows.get(template.name) ?? null)),
  };
}

function known({ name, journal }: EditedEmail): EmailTemplate {
  const template = findTemplate(name);
  if (!template || !isOf(journal, template)) throw notFound('email');
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

/** What is sent without a text of its own: for a journal, the text of the whole site. */
async function originalOf(ctx: Context, template: EmailTemplate, journal: Whose): Promise<EmailWords> {
  const kept = journal === null ? null : savedWords(await findTemplateRow(ctx.db, template.name, null));
  return kept && 'words' in kept ? kept.words : template.words;
}

/** The current text of an email; a text with errors is shown so that it can be corrected. */
export async function readTemplate(ctx: Context, { name, journal }: EditedEmail): Promise<CurrentTemplate> {
  const template = known({ name, journal });
  const row = await findTemplateRow(ctx.db, name, journal?.id ?? null);
  const original = await originalOf(ctx, template, journal);
  return {
    ...listed(template, row),
    content: row?.words ?? original,
    original,
    version: row?.version ?? 0,
    fields: presentedFields(template),
    hasLink: hasLink(template),
  };
}

function checked(edited: EditedEmail, words: EmailWords): EmailTemplate {
  const template = known(edited);
  const faults = faultsOf(words, template);
  const [first] = Object.values(faults ?? {});
  if (faults && first !== undefined) throw new AppError('invalid-input', first, faults);
  return template;
}

/** The email with examples in its fields. */
async function composeExample(ctx: Context, edited: EditedEmail, words: EmailWords, to: string) {
  const template = checked(edited, words);
  const examples = Object.fromEntries(Object.entries(template.fields).map(([field, facts]) => [field, facts.example]));
  const values = edited.journal === null ? examples : { ...examples, [journalField]: edited.journal.title };
  const link = hasLink(template) ? { url: `${ctx.site.url}/` } : {};
  const email = await readContactEmail(ctx);
  return composeEmail(ctx.site, template, { to, values, ...link }).inWords(words, email);
}

/** An email with these words, as it would arrive. */
export async function previewTemplate(ctx: Context, edited: EditedEmail, words: EmailWords): Promise<ArrivingMail> {
  const { subject, html, text, replyTo = '' } = await composeExample(ctx, edited, words, signedIn(ctx).email);
  return { from: ctx.site.name, replyTo, subject, html, text };
}

/** Sends the caller an email with these words and examples in its fields. */
export async function sendTestEmail(
  ctx: Context,
  edited: EditedEmail,
  words: EmailWords,
): Promise<{ message: string }> {
  const { email } = signedIn(ctx);
  const mail = await composeExample(ctx, edited, words, email);
  const test = { ...mail, kind: 'test', subject: testSubject({ subject: mail.subject }) };
  await inTransaction(ctx, (tx) => sendWritten(tx, test, ofNoManuscript));
  return { message: t.testSent({ address: email }) };
}

async function put(
  ctx: Context,
  { name, journal }: EditedEmail,
  version: number,
  words: EmailWords | null,
): Promise<CurrentTemplate> {
  return inTransaction(ctx, async (tx) => {
    const isPut = await putTemplate(tx.db, { name, words, version, changedAt: tx.now() }, journal?.id ?? null);
    if (!isPut) throw new AppError('stale-version', t.templateChangedElsewhere());
    const action = words === null ? 'letter-words-reset' : 'letter-words-changed';
    const subject = journal === null ? name : `${journal.id}:${name}`;
    const details = { letter: name, version: version + 1, words, ...(journal && { journal: journal.title }) };
    await addAuditEntry(tx, action, auditEntryIdOf('letter', subject), details);
    return readTemplate(tx, { name, journal });
  });
}

/** Changes an email, unless someone else changed it since (decision 35). */
export async function changeTemplate(
  ctx: Context,
  edited: EditedEmail,
  { version, ...words }: EmailWords & { readonly version: number },
): Promise<CurrentTemplate> {
  checked(edited, words);
  return put(ctx, edited, version, words);
}

/** Restores the default text; for a journal, that of the whole site. */
export async function resetTemplate(ctx: Context, edited: EditedEmail, version: number): Promise<CurrentTemplate> {
  known(edited);
  return put(ctx, edited, version, null);
}
