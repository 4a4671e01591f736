import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emailTemplates } from '../contracts/email-templates.ts';
import { journalEmailTemplates } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const one = await aBoard(product);
const other = await aBoard(product);
const administrator = await aUser(product, { isAdmin: true });

const of = (journalId?: string) => ({
  params: { name: 'received' },
  query: journalId === undefined ? {} : { journalId },
});
const words = (subject: string) => ({
  subject,
  greeting: 'Dear {{title}} {{surname}},',
  text: 'We have {{manuscript}}.\n\n{{link}}',
  actionLabel: 'Follow it',
});
const read = (journalId?: string) => reply(product, emailTemplates.read, of(journalId), administrator);
async function publish(subject: string, journalId?: string) {
  const { version } = await read(journalId);
  const body = { ...words(subject), version };
  return reply(product, emailTemplates.publish, { ...of(journalId), body }, administrator);
}
async function reset(journalId?: string) {
  const { version } = await read(journalId);
  return reply(product, emailTemplates.reset, { ...of(journalId), body: { version } }, administrator);
}
/** The subject of the email about a new manuscript in a journal. */
async function subjectIn({ journal }: typeof one): Promise<string | undefined> {
  const author = await aUser(product);
  await aSubmittedManuscript(product, author, journal.id);
  return (await emailsWrittenTo(product, author.email)).find(({ kind }) => kind === 'received')?.subject;
}

test('a journal’s emails have its words, those of other journals the words of the site, and each can be restored', async () => {
  const before = await read();
  await publish('Thanks from {{journal}}', one.journal.id);
  expect(await subjectIn(one)).toBe(`Thanks from ${one.journal.title}`);
  expect(await subjectIn(other)).not.toContain('Thanks');
  await publish('The site has it');
  expect([await subjectIn(one), await subjectIn(other)]).toEqual([
    `Thanks from ${one.journal.title}`,
    'The site has it',
  ]);
  expect((await read(one.journal.id)).original).toMatchObject({ subject: 'The site has it' });
  expect(await reset(one.journal.id)).toMatchObject({ isOriginal: true, content: words('The site has it') });
  expect(await subjectIn(one)).toBe('The site has it');
  expect(await reset()).toMatchObject({ content: before.content });
});

test('a journal words the emails about its manuscripts and no others, and the examples name it', async () => {
  const { templates } = await reply(
    product,
    emailTemplates.list,
    { query: { journalId: one.journal.id } },
    administrator,
  );
  const names = templates.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['received', 'review-invitation', 'decision']));
  expect(names).not.toContain('reset');
  const aboutAccounts = { params: { name: 'reset' }, query: { journalId: one.journal.id } };
  expect((await refusal(product, emailTemplates.read, aboutAccounts, administrator)).status).toBe(404);
  expect((await refusal(product, emailTemplates.read, of(randomUUID()), administrator)).status).toBe(404);
  const asked = { ...of(one.journal.id), body: words('For {{journal}}') };
  expect((await reply(product, emailTemplates.preview, asked, administrator)).subject).toBe(`For ${one.journal.title}`);
});

test('decision 35: an older version of a journal’s words is refused', async () => {
  const { version } = await publish('First', other.journal.id);
  const late = { ...of(other.journal.id), body: { ...words('Late'), version: version - 1 } };
  expect((await refusal(product, emailTemplates.publish, late, administrator)).code).toBe('stale-version');
  const body = { version: version + 1 };
  expect((await refusal(product, emailTemplates.reset, { ...of(other.journal.id), body }, administrator)).status).toBe(
    409,
  );
});

test('a text of a journal that no longer fits is not sent: the site’s is', async () => {
  const { journal } = one;
  const row = {
    journalId: journal.id,
    name: 'received',
    words: words('{{nickname}}'),
    version: 90,
    changedAt: new Date(),
  };
  const { journalId, name } = journalEmailTemplates;
  await product.parts.db
    .insert(journalEmailTemplates)
    .values(row)
    .onConflictDoUpdate({ target: [journalId, name], set: row });
  await publish('From the site');
  expect(await subjectIn(one)).toBe('From the site');
  expect((await read(journal.id)).fault).toContain('{{nickname}}');
});
