import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { emailTemplates } from '../contracts/email-templates.ts';
import { emailTemplates as templateTable, records } from '../server/db/schema/index.ts';
import { auditEntryIdOf } from '../server/domains/audit-log/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { emailsWrittenTo, nextMail } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

const read = (name: string) => reply(product, emailTemplates.read, { params: { name } }, administrator);
const own = {
  subject: 'A new key for {{siteName}}, {{surname}}',
  greeting: 'Good day {{title}} {{surname}},',
  text: 'You asked for a new key.\n\n{{link}}\n\nWrite to {{contactEmail}} if you did not.',
  actionLabel: 'Make a new key',
};
const params = { name: 'reset' };
const forget = (email: string) => reply(product, accounts.forgotPassword, { body: { email } });

test('GET /api/administration/letter-templates: each with when it is sent and whose words it has', async () => {
  const { templates } = await reply(product, emailTemplates.list, {}, administrator);
  expect(templates.find(({ name }) => name === 'verify')).toMatchObject({
    group: 'Accounts',
    isOriginal: true,
    fault: null,
  });
  expect((await read('reset')).fields.map(({ name }) => name)).toEqual([
    'link',
    'title',
    'surname',
    'siteName',
    'contactEmail',
  ]);
  expect((await refusal(product, emailTemplates.read, { params: { name: '__proto__' } }, administrator)).status).toBe(
    404,
  );
});

test('changed words are in the next letter, the delivered ones after a reset; the record tells what was said', async () => {
  const person = await aUser(product);
  const before = await read('reset');
  const now = await reply(
    product,
    emailTemplates.publish,
    { params, body: { ...own, version: before.version } },
    administrator,
  );
  expect(now).toMatchObject({ content: own, isOriginal: false, version: before.version + 1, original: before.content });
  await forget(person.email);
  const mail = await nextMail(product, person.email, /^A new key for Colophon, /);
  expect(mail.text).toMatch(/^Good day /);
  expect(mail.text).toMatch(/Make a new key:\nhttp\S+\/reset-password\/\S+\n\nWrite to contact@colophon\.example/);
  const [letter] = await emailsWrittenTo(product, person.email);
  expect([letter?.kind, letter?.secret]).toEqual(['reset', expect.stringContaining('/reset-password/')]);
  const back = await reply(product, emailTemplates.reset, { params, body: { version: now.version } }, administrator);
  expect(back).toMatchObject({ content: before.content, isOriginal: true });
  await forget(person.email);
  await nextMail(product, person.email, /^Choose a new password for /);
  const inAuditLog = await db
    .select()
    .from(records)
    .where(eq(records.subjectId, auditEntryIdOf('letter', 'reset')))
    .orderBy(asc(records.id));
  expect(inAuditLog.map(({ action, details }) => [action, details])).toEqual([
    ['letter-words-changed', { letter: 'reset', version: 1, words: own }],
    ['letter-words-reset', { letter: 'reset', version: 2, words: null }],
  ]);
});

test('decision 35: an older version is refused, and of two at once one is kept', async () => {
  const { version } = await read('verify');
  const body = (subject: string) => ({
    subject,
    greeting: 'Hello,',
    text: 'Press.\n\n{{link}}',
    actionLabel: 'Confirm',
    version,
  });
  const at = { name: 'verify' };
  const answers = await Promise.all(
    ['One', 'Two'].map((subject) =>
      send(product, emailTemplates.publish, { params: at, body: body(subject) }, administrator),
    ),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const refused = await refusal(product, emailTemplates.reset, { params: at, body: { version } }, administrator);
  expect([refused.status, refused.code]).toEqual([409, 'stale-version']);
});

test('decision 35: of a letter that was changed before, too, an older version is refused', async () => {
  const at = { name: 'change-email' };
  const { content, version } = await read(at.name);
  const publish = (seen: number) =>
    send(product, emailTemplates.publish, { params: at, body: { ...content, version: seen } }, administrator);
  expect([(await publish(version)).status, (await publish(version + 1)).status]).toEqual([200, 200]);
  expect((await publish(version + 1)).status).toBe(409);
  const body = { version: version + 1 };
  expect((await refusal(product, emailTemplates.reset, { params: at, body }, administrator)).status).toBe(409);
  expect((await read(at.name)).version).toBe(version + 2);
});

test.each([
  [{ text: 'Hello {{surnme}}\n\n{{link}}' }, 'text', 'Did you mean {{surname}}?'],
  [{ text: 'No link' }, 'text', 'The text must contain {{link}}'],
  [{ subject: 'A\r\nBcc: evil@example.org' }, 'subject', 'line breaks'],
  [{ subject: '' }, 'subject', 'required'],
  [{ greeting: '{{#surname}}x{{/surname}}' }, 'greeting', 'Write fields as {{name}}'],
  [{ actionLabel: '' }, 'actionLabel', 'needs a text'],
  [{ text: 'x'.repeat(5001) }, 'text', '5,000'],
])('bad words are refused at their field by preview, test and publication: %j', async (change, field, words) => {
  const body = { ...own, ...change };
  const before = await read('reset');
  for (const call of [emailTemplates.preview, emailTemplates.test, emailTemplates.publish]) {
    const answer = await send(product, call, { params, body: { ...body, version: before.version } }, administrator);
    const problem = JSON.parse(answer.text) as { errors: Record<string, string> };
    expect([answer.status, Object.keys(problem.errors)]).toEqual([422, [field]]);
    expect(problem.errors[field]).toContain(words);
  }
  expect(await read('reset')).toEqual(before);
});

test('a look at it, and a test to whoever asks: examples in the fields, and no link that acts', async () => {
  const preview = await reply(product, emailTemplates.preview, { params, body: own }, administrator);
  expect(preview.subject).toBe('A new key for Colophon, Haddad');
  expect(preview.text).toContain(`Make a new key:\n${product.url}/`);
  expect(preview.html).toContain('Good day Dr Haddad,');
  const tester = await aUser(product, { isAdmin: true });
  await reply(product, emailTemplates.test, { params, body: own }, tester);
  const mail = await nextMail(product, tester.email, /^Test: A new key/);
  expect(mail.text.trimEnd()).toBe(preview.text);
  expect((await read('reset')).isOriginal).toBe(true);
});

test('words that a later release cannot fill are not used: the delivered ones go out, and the list says so', async () => {
  const person = await aUser(product);
  const words = { ...own, text: 'Dear {{nickname}}\n\n{{link}}' };
  const row = { name: 'reset', words, version: 9, changedAt: new Date() };
  await db.insert(templateTable).values(row).onConflictDoUpdate({ target: templateTable.name, set: row });
  await forget(person.email);
  await nextMail(product, person.email, /^Choose a new password for /);
  expect(await read('reset')).toMatchObject({ isOriginal: false, content: words, version: 9 });
  expect((await read('reset')).fault).toContain('{{nickname}} at line 1, character 6 is not a field of this email.');
  // What was an email once and is none any more does no harm.
  await db.insert(templateTable).values({ ...row, name: 'gone' });
  expect(
    (await reply(product, emailTemplates.list, {}, administrator)).templates.map(({ name }) => name),
  ).not.toContain('gone');
});
