import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { mailings } from '../contracts/mailings.ts';
import { emails } from '../server/db/schema/index.ts';
import { sendDueMailings } from '../server/domains/mailings/index.ts';
import { refusal, reply } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { day, hour } from './product/later.ts';
import { aMailingSite, isSent, news, toOne, type MailingBody } from './product/mailing-site.ts';

const { product, administrator, read, arrived, handIn, cancel, until } = await aMailingSite();
const { db } = product.parts;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

test('§7: an email to one person goes to that address alone, whether or not there is an account, with no way to unsubscribe', async () => {
  const to = `someone.${randomUUID()}@elsewhere.example.org`;
  const { mailing } = await handIn({ ...toOne(to.toUpperCase()), subject: 'About your paper' });
  const sent = await until(mailing, isSent);
  expect(sent).toMatchObject({ emailType: 'specific', recipientEmail: to, counts: { sent: 1 } });
  const [message, ...more] = arrived(to);
  expect(more).toEqual([]);
  expect(message?.raw).not.toMatch(/list-unsubscribe/i);
});

test.each([
  ['subject', { subject: ' ' }],
  ['subject', { subject: 'News\r\nBcc: b@example.org' }],
  ['subject', { subject: 'News\u2028there' }],
  ['subject', { subject: 'x'.repeat(201) }],
  ['emailContent', { emailContent: '' }],
  ['emailContent', { emailContent: '<p>&nbsp;</p><p><br></p>' }],
  ['emailContent', { emailContent: '<script>alert(1)</script>' }],
  ['emailContent', { emailContent: 'x'.repeat(50_001) }],
  ['emailType', { emailType: 'everybody' as 'marketing' }],
  ['recipientEmail', { emailType: 'specific' as const }],
  ['recipientEmail', toOne('')],
  ['recipientEmail', toOne('nobody')],
  ['recipientEmail', toOne('a@example.org, b@example.org')],
  ['recipientEmail', toOne('a@example.org;b@example.org')],
  ['recipientEmail', toOne('a@example.org\r\nBcc: b@example.org')],
  ['recipientEmail', toOne('"A" <a@example.org>')],
  ['scheduledTime', { isScheduled: true }],
  ['scheduledTime', { isScheduled: true, scheduledTime: 'tomorrow' }],
  ['scheduledTime', { isScheduled: true, scheduledTime: '2099-01-01T10:00' }],
  ['scheduledTime', { isScheduled: true, scheduledTime: later(-2 * 60_000) }],
  ['scheduledTime', { isScheduled: true, scheduledTime: later(400 * day) }],
])('§5: an email whose %s is wrong is refused, and the field is named', async (field, change) => {
  const problem = await refusal(product, mailings.send, { body: { ...news, ...change } }, administrator);
  expect(problem).toMatchObject({ status: 422, code: 'invalid-input' });
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});

test('what was refused is in no list, and every missing field is named at once', async () => {
  const before = await db.$count(emails);
  const body = { emailType: 'specific', isScheduled: true } as MailingBody;
  const { errors } = await refusal(product, mailings.send, { body }, administrator);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['emailContent', 'recipientEmail', 'scheduledTime', 'subject']);
  expect(await db.$count(emails)).toBe(before);
});

test('an email that is handed in twice goes once; another one under its name is refused', async () => {
  const to = `once.${randomUUID()}@example.org`;
  const body = { ...toOne(to), id: randomUUID() };
  const [first, second] = await Promise.all([handIn(body), handIn(body)]);
  expect(second.mailing.id).toBe(first.mailing.id);
  await until(first.mailing, isSent);
  const others = [
    { ...body, subject: 'Another one' },
    { ...body, isScheduled: true, scheduledTime: later(2 * hour) },
  ];
  for (const other of others)
    expect(await refusal(product, mailings.send, { body: other }, administrator)).toMatchObject({
      code: 'state-conflict',
    });
  expect(arrived(to)).toHaveLength(1);
});

test('erasing an account takes its holder out of emails that went, and calls off those that did not', async () => {
  const person = await aUser(product);
  const gone = await handIn({ ...toOne(person.email), subject: 'About your paper' });
  await until(gone.mailing, isSent);
  const planned = await handIn({ ...toOne(person.email), isScheduled: true, scheduledTime: later(hour) });
  const input = { params: { id: person.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, input, person);
  for (const { mailing } of [gone, planned])
    expect((await read(mailing)).mailing).toMatchObject({
      subject: 'To a deleted account',
      recipientEmail: null,
    });
  expect((await read(planned.mailing)).mailing.state).toBe('cancelled');
  await sendDueMailings({ ...product.system, now: () => new Date(Date.now() + day) });
  expect((await read(planned.mailing)).mailing.counts.sent).toBe(0);
  const kept = await db.select({ to: emails.toAddress }).from(emails).where(eq(emails.mailingId, gone.mailing.id));
  expect(kept).toEqual([{ to: '' }]);
});

test('§8: an email that is scheduled waits for its time, is listed, and goes when it has come, however late', async () => {
  const to = `later.${randomUUID()}@example.org`;
  const at = later(2 * hour);
  const { message, mailing } = await handIn({ ...toOne(to), isScheduled: true, scheduledTime: at });
  expect(message).toBe('Email Scheduled Successfully');
  expect(mailing).toMatchObject({ state: 'scheduled', sendAt: at, allowed: ['cancel'] });
  const listed = await reply(product, mailings.list, { query: { view: 'scheduled' } }, administrator);
  expect(listed.mailings.map(({ id }) => id)).toContain(mailing.id);
  const runAt = (milliseconds: number) =>
    sendDueMailings({ ...product.system, now: () => new Date(Date.now() + milliseconds) });
  await runAt(2 * hour - 60_000);
  expect((await read(mailing)).mailing.state).toBe('scheduled');
  await runAt(day);
  await until(mailing, isSent);
  await runAt(day);
  expect((await read(mailing)).mailing).toMatchObject({ state: 'sent', allowed: [], counts: { sent: 1 } });
  expect(arrived(to)).toHaveLength(1);
  const done = await refusal(product, mailings.cancel, { params: { mailingId: mailing.id } }, administrator);
  expect(done).toMatchObject({ code: 'state-conflict' });
});

test('a time with its own offset means the same instant', async () => {
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hour);
  const local = new Date(at.getTime() + 4 * hour).toISOString().replace('Z', '+04:00');
  const { mailing } = await handIn({ ...toOne('a@example.org'), isScheduled: true, scheduledTime: local });
  expect(mailing.sendAt).toBe(at.toISOString());
});

test('what is called off before its time goes to nobody, and is kept with its words', async () => {
  const to = `never.${randomUUID()}@example.org`;
  const { mailing } = await handIn({ ...toOne(to), isScheduled: true, scheduledTime: later(hour) });
  const off = { message: 'Cancelled. No one receives this email.', mailing: { state: 'cancelled', allowed: [] } };
  expect(await cancel(mailing)).toMatchObject(off);
  expect(await cancel(mailing)).toMatchObject(off);
  await sendDueMailings({ ...product.system, now: () => new Date(Date.now() + day) });
  expect(await read(mailing)).toMatchObject({ emailContent: news.emailContent, mailing: { state: 'cancelled' } });
  const { mailings: cancelled } = await reply(product, mailings.list, { query: { view: 'cancelled' } }, administrator);
  expect(cancelled.map(({ id }) => id)).toContain(mailing.id);
  expect(arrived(to)).toEqual([]);
});

test('the preview is what arrives, keeps nothing and sends nothing; a test goes to its writer alone', async () => {
  const before = await db.$count(emails);
  const { isScheduled: _, recipientEmail: __, ...content } = news;
  const preview = await reply(product, mailings.preview, { body: content }, administrator);
  expect(preview).toMatchObject({ subject: 'A new issue', replyTo: 'desk@press.example.org' });
  expect(await db.$count(emails)).toBe(before);
  const tests = arrived(administrator.email).length;
  const { message } = await reply(product, mailings.sendTest, { body: content }, administrator);
  expect(message).toBe(`A test is on its way to ${administrator.email}.`);
  await expect.poll(() => arrived(administrator.email).length, { timeout: 10_000 }).toBe(tests + 1);
  const mail = await PostalMime.parse(arrived(administrator.email).at(-1)?.raw ?? '');
  expect(mail.subject).toBe('Test: A new issue');
  expect(mail.text?.trim()).toBe(preview.text.trim());
  expect(mail.html?.trim()).toBe(preview.html.trim());
  expect(await db.$count(emails)).toBe(before + 1);
});

test('the list comes part by part, each email once', async () => {
  for (let place = 0; place < 22; place += 1)
    await handIn({ ...toOne('a@example.org'), isScheduled: true, scheduledTime: later(day + (place % 3) * hour) });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const part = await reply(
      product,
      mailings.list,
      { query: { view: 'scheduled', ...(after ? { after } : {}) } },
      administrator,
    );
    seen.push(...part.mailings.map(({ id }) => id));
    after = part.next ?? undefined;
  } while (after !== undefined);
  expect(seen.length).toBeGreaterThanOrEqual(22);
  expect(new Set(seen).size).toBe(seen.length);
});
