import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { mailings, type Mailing } from '../contracts/mailings.ts';
import type { Input } from '../contracts/call.ts';
import { letters, undeliverableAddresses, users } from '../server/db/schema/index.ts';
import { sendDueMailings } from '../server/features/mailings/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { day, hour } from './product/later.ts';
import { mailServer } from './product/mail-server.ts';
import { startProduct } from './product/start-product.ts';
import { noMoreNews, subscribers } from './product/subscribers.ts';

const server = await mailServer();
const product = await startProduct({ SMTP_URL: server.url, CONTACT_EMAIL: 'desk@press.example.org' });
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

type Body = Input<typeof mailings.send>['body'] & object;
const news: Body = {
  subject: 'A new issue',
  emailContent: '<p>It is <strong>out</strong>.</p>',
  emailType: 'marketing',
};
const toOne = (recipientEmail: string): Body => ({ ...news, emailType: 'specific', recipientEmail });
const handIn = (body: Body) => reply(product, mailings.send, { body }, administrator);
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const read = async ({ id }: Pick<Mailing, 'id'>) =>
  reply(product, mailings.one, { params: { mailingId: id } }, administrator);
/** The address of the one-click unsubscribe in what arrived. */
async function unsubscribeLink(to: string): Promise<{ link: string; token: string }> {
  const { headers } = await PostalMime.parse(arrived(to).at(-1)?.raw ?? '');
  const value = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const link = /^<(.+)>$/.exec(value)?.[1] ?? '';
  return { link, token: link.split('/').at(-1) ?? '' };
}
const arrived = (to: string) => server.delivered.filter((message) => message.to === to);

// Each test has its own readers.
beforeEach(async () => {
  server.pace.slowness = 0;
  await db.update(users).set({ marketingCommunications: false });
});

/** Waits until a mailing stands so. */
async function until(mailing: Pick<Mailing, 'id'>, holds: (now: Mailing) => boolean): Promise<Mailing> {
  for (const end = Date.now() + 15_000; Date.now() < end; await wait(50)) {
    const { mailing: now } = await read(mailing);
    if (holds(now)) return now;
  }
  throw new Error(`It did not come to that: ${JSON.stringify((await read(mailing)).mailing)}`);
}
const isSent = ({ state }: Mailing) => state === 'sent';

test('§7: a marketing email goes to everyone who opted in and may be written to, one message each, and to nobody else', async () => {
  const wanted = await subscribers(product, 3);
  const others = [
    ...(await subscribers(product, 1, { marketingCommunications: false })),
    ...(await subscribers(product, 1, { emailVerifiedAt: null })),
    ...(await subscribers(product, 1, { disabledAt: new Date() })),
    ...(await subscribers(product, 1, { deletedAt: new Date() })),
  ];
  const [dead] = await subscribers(product, 1);
  const address = dead?.email ?? '';
  await db.insert(undeliverableAddresses).values({ address, reason: '5.1.1', since: new Date() });
  expect(await reply(product, mailings.audience, {}, administrator)).toEqual({ people: 3, undeliverable: 1 });

  const { message, mailing } = await handIn(news);
  expect(message).toBe('Email Sent');
  const sent = await until(mailing, isSent);
  expect(sent.counts).toEqual({ queued: 0, sent: 3, failed: 0, bounced: 0, cancelled: 0 });
  for (const { email } of wanted) expect(arrived(email)).toHaveLength(1);
  for (const { email } of [...others, { email: address }]) expect(arrived(email)).toEqual([]);
});

test('decision 32: a marketing email arrives in the house’s hand, in two forms, with its one-click unsubscribe', async () => {
  const [person] = await subscribers(product, 1);
  const to = person?.email ?? '';
  const emailContent =
    '<h3>News</h3><p>Read <a href="https://journals.example.org/x?a=1&amp;b=2">it</a></p><script>alert(1)</script><p onclick="x()">Soon</p>';
  const { mailing } = await handIn({ ...news, subject: 'Nöuvelles & «news»', emailContent });
  await until(mailing, isSent);
  const mail = await PostalMime.parse(arrived(to)[0]?.raw ?? '');
  expect(mail).toMatchObject({ subject: 'Nöuvelles & «news»', to: [{ address: to }] });
  expect(mail.replyTo?.[0]?.address).toBe('desk@press.example.org');
  expect(mail.text).toContain('News\n\nRead it (https://journals.example.org/x?a=1&b=2)\n\nSoon');
  expect(mail.html).toContain('href="https://journals.example.org/x?a=1&amp;b=2"');
  expect(mail.html).not.toMatch(/script|alert|onclick/);
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { link, token } = await unsubscribeLink(to);
  expect(link).toMatch(`${product.url}/unsubscribe/`);
  expect(mail.text).toContain(`Unsubscribe: ${link}`);
  expect(mail.html).toContain(link);

  // As mail programs ask: no login, no cookie, a form or none.
  const opened = await fetch(link);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const optedIn = async () => (await db.select().from(users).where(eq(users.email, to)))[0]?.marketingCommunications;
  expect(await optedIn()).toBe(true);
  const asked = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  expect(await optedIn()).toBe(false);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, null]) expect((await fetch(link, { method: 'POST', body })).status).toBe(200);

  const shown = await reply(product, mailings.subscription, { params: { token } });
  expect(shown).toEqual({ address: `${to.slice(0, 1)}…@readers.example.org`, isSubscribed: false });
  const again = await reply(product, mailings.setSubscription, { params: { token }, body: { isSubscribed: true } });
  expect(again).toMatchObject({ isSubscribed: true, message: 'You are subscribed again.' });
  expect(await optedIn()).toBe(true);
});

test('a link that was not made here unsubscribes nobody', async () => {
  const [person] = await subscribers(product, 1);
  const { mailing } = await handIn(news);
  await until(mailing, isSent);
  const { token } = await unsubscribeLink(person?.email ?? '');
  const other = Buffer.from(token, 'base64url');
  other.writeUInt8(other.readUInt8(15) ^ 1, 15);
  const changed = [other.toString('base64url'), `${token}A`, token.slice(0, -1), 'A'.repeat(43)];
  for (const wrong of changed) {
    const refused = await refusal(product, mailings.subscription, { params: { token: wrong } });
    expect(refused).toMatchObject({ status: 404 });
    await send(product, mailings.unsubscribeAtOnce, { params: { token: wrong } });
  }
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.email, person?.email ?? ''));
  expect(account?.marketingCommunications).toBe(true);
});

test('the checkbox of the profile follows the letter’s link, and the other way round', async () => {
  const reader = await aUser(product);
  const input = { params: { id: reader.user.id } };
  await db.update(users).set({ marketingCommunications: true }).where(eq(users.id, reader.user.id));
  const { mailing } = await handIn(news);
  await until(mailing, isSent);
  const { token } = await unsubscribeLink(reader.email);
  await reply(product, mailings.setSubscription, { params: { token }, body: { isSubscribed: false } });
  expect((await reply(product, accounts.user, input, reader)).marketingCommunications).toBe(false);
});

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
  const before = await db.$count(letters);
  const body = { emailType: 'specific', isScheduled: true } as Body;
  const { errors } = await refusal(product, mailings.send, { body }, administrator);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['emailContent', 'recipientEmail', 'scheduledTime', 'subject']);
  expect(await db.$count(letters)).toBe(before);
});

test('an email that is handed in twice goes once; another one under its name is refused', async () => {
  const to = `once.${randomUUID()}@example.org`;
  const body = { ...toOne(to), id: randomUUID() };
  const [first, second] = await Promise.all([handIn(body), handIn(body)]);
  expect(second.mailing.id).toBe(first.mailing.id);
  await until(first.mailing, isSent);
  const changed = { ...body, subject: 'Another one' };
  expect(await refusal(product, mailings.send, { body: changed }, administrator)).toMatchObject({
    code: 'state-conflict',
  });
  expect(arrived(to)).toHaveLength(1);
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
  const cancel = () => reply(product, mailings.cancel, { params: { mailingId: mailing.id } }, administrator);
  const off = { message: 'Called off. Nobody gets this email.', mailing: { state: 'cancelled', allowed: [] } };
  expect(await cancel()).toMatchObject(off);
  expect(await cancel()).toMatchObject(off);
  await sendDueMailings({ ...product.system, now: () => new Date(Date.now() + day) });
  expect(await read(mailing)).toMatchObject({ emailContent: news.emailContent, mailing: { state: 'cancelled' } });
  const { mailings: cancelled } = await reply(product, mailings.list, { query: { view: 'cancelled' } }, administrator);
  expect(cancelled.map(({ id }) => id)).toContain(mailing.id);
  expect(arrived(to)).toEqual([]);
});

test('called off while it goes: what has not left stays, the counts say so', async () => {
  const people = await subscribers(product, 40);
  server.pace.slowness = 150;
  const { mailing } = await handIn(news);
  const begun = await until(mailing, ({ counts }) => counts.sent >= 4);
  expect(begun.state).toBe('sending');
  const { message } = await reply(product, mailings.cancel, { params: { mailingId: mailing.id } }, administrator);
  server.pace.slowness = 0;
  const { counts } = await until(mailing, (now) => now.counts.queued === 0);
  expect(message).toMatch(/^Called off\. \d+ had gone out already; \d+ stayed here\.$/);
  expect(counts.sent + counts.cancelled).toBe(40);
  expect(counts.cancelled).toBeGreaterThan(10);
  const reached = people.filter(({ email }) => arrived(email).length > 0);
  expect(reached).toHaveLength(counts.sent);
});

test('consent that is withdrawn while a mailing goes is heeded: that letter alone is called off', async () => {
  await subscribers(product, 12);
  server.pace.slowness = 100;
  const { mailing } = await handIn(news);
  await until(mailing, ({ counts }) => counts.sent >= 1);
  const waiting = await db.select().from(letters).where(eq(letters.mailingId, mailing.id));
  const last = waiting.filter(({ state, claimedUntil }) => state === 'queued' && claimedUntil === null).at(-1);
  await noMoreNews(product, [{ id: last?.userId ?? '' }]);
  server.pace.slowness = 0;
  const { counts } = await until(mailing, isSent);
  expect(counts).toMatchObject({ sent: 11, cancelled: 1 });
  expect(arrived(last?.toAddress ?? '')).toEqual([]);
});

test('a letter that the mail server refuses for good is listed with its reason; the others arrive', async () => {
  const people = await subscribers(product, 3);
  const dead = people[1]?.email ?? '';
  server.refuse(dead, 550);
  const { mailing } = await handIn(news);
  await until(mailing, isSent);
  const { failures, mailing: now } = await read(mailing);
  expect(now.counts).toMatchObject({ sent: 2, failed: 1 });
  expect(failures).toMatchObject([{ toAddress: dead, state: 'failed', reason: expect.any(String) }]);
  const { mailings: failed } = await reply(product, mailings.list, { query: { view: 'failed' } }, administrator);
  expect(failed.map(({ id }) => id)).toEqual([mailing.id]);
});

test('the preview is what arrives, keeps nothing and sends nothing; a test goes to its writer alone', async () => {
  const before = await db.$count(letters);
  const { isScheduled: _, recipientEmail: __, ...content } = news;
  const preview = await reply(product, mailings.preview, { body: content }, administrator);
  expect(preview).toMatchObject({ subject: 'A new issue', replyTo: 'desk@press.example.org' });
  expect(await db.$count(letters)).toBe(before);
  const { message } = await reply(product, mailings.sendTest, { body: content }, administrator);
  expect(message).toBe(`A test is on its way to ${administrator.email}.`);
  await server.taken(server.delivered.length + 1);
  const mail = await PostalMime.parse(arrived(administrator.email).at(-1)?.raw ?? '');
  expect(mail.subject).toBe('[Test] A new issue');
  expect(mail.text?.trim()).toBe(preview.text.trim());
  expect(mail.html?.trim()).toBe(preview.html.trim());
  expect(await db.$count(letters)).toBe(before + 1);
});

test('a letter that one person waits for overtakes a mailing', async () => {
  await subscribers(product, 60);
  server.pace.slowness = 200;
  const { mailing } = await handIn(news);
  await until(mailing, ({ counts }) => counts.sent >= 1);
  await reply(product, accounts.forgotPassword, { body: { email: administrator.email } });
  const before = arrived(administrator.email).length;
  for (const end = Date.now() + 5000; Date.now() < end && arrived(administrator.email).length === before;)
    await wait(20);
  expect(arrived(administrator.email)).toHaveLength(before + 1);
  const { counts } = (await read(mailing)).mailing;
  expect(counts.queued).toBeGreaterThan(20);
  await reply(product, mailings.cancel, { params: { mailingId: mailing.id } }, administrator);
  server.pace.slowness = 0;
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
