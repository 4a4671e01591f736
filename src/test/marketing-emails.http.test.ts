import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { mailings } from '../contracts/mailings.ts';
import { outbox } from '../contracts/outbox.ts';
import { unsubscribeUrl } from '../server/domains/mailings/change-subscription.ts';
import { emails, undeliverableAddresses, users } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { aMailingSite, isSent, news } from './product/mailing-site.ts';
import { profileEdit } from './product/profile-edit.ts';
import { noMoreNews, subscribers } from './product/subscribers.ts';

const { server, product, administrator, read, arrived, handIn, cancel, until, unsubscribeLink } = await aMailingSite();
const { db } = product.parts;

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
  const address = `${to.slice(0, 1)}…@readers.example.org`;
  expect(shown).toEqual({ address, isSubscribed: false, allowed: ['subscribe'] });
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

test('a letter that was passed on: its link takes back what it ended for an hour; after that the person logs in', async () => {
  const reader = await aUser(product);
  const token = (await unsubscribeUrl(product.system, reader.user.id)).split('/').at(-1) ?? '';
  const params = { token };
  const set = (isSubscribed: boolean) => ({ params, body: { isSubscribed } });
  // Whoever never asked for news, or chose in the profile, gets none by a link.
  const never = await refusal(product, mailings.setSubscription, set(true));
  expect(never.status).toBe(403);
  expect(never.detail).toContain('log in');

  await reply(product, mailings.setSubscription, set(true), reader);
  await reply(product, mailings.setSubscription, set(false));
  product.moveClock(59 * 60_000);
  expect((await reply(product, mailings.subscription, { params })).allowed).toEqual(['subscribe']);
  // Unsubscribing once more does not begin the hour anew.
  await reply(product, mailings.setSubscription, set(false));
  product.moveClock(60_000);
  expect((await reply(product, mailings.subscription, { params })).allowed).toEqual([]);
  const stranger = await aUser(product);
  expect((await refusal(product, mailings.setSubscription, set(true), stranger)).status).toBe(403);
  expect((await reply(product, mailings.subscription, { params }, reader)).allowed).toEqual(['subscribe']);
  expect((await reply(product, mailings.setSubscription, set(true), reader)).isSubscribed).toBe(true);

  // What the person chooses in the profile, no link takes back.
  await reply(product, mailings.setSubscription, set(false));
  await reply(product, accounts.editProfile, profileEdit(reader, { marketingCommunications: false }), reader);
  expect((await refusal(product, mailings.setSubscription, set(true))).status).toBe(403);
});

test('the link in a test letter is its writer’s own: nobody else reads it in the outbox, and it is not kept', async () => {
  const colleague = await aUser(product, { isAdmin: true });
  const { subject, emailContent } = news;
  await reply(product, mailings.sendTest, { body: { subject, emailContent, emailType: 'marketing' } }, administrator);
  const [testEmail] = await db.select().from(emails).where(eq(emails.kind, 'mailing-test'));
  const link = await unsubscribeUrl(product.system, administrator.user.id);
  const opened = await reply(product, outbox.letter, { params: { outboxId: testEmail?.id ?? '' } }, colleague);
  expect(opened.text).toContain('Unsubscribe: [a link for the receiver alone]');
  expect(opened.html).not.toContain(link);
  await expect.poll(() => arrived(administrator.email).at(-1)?.raw).toContain('Subject: Test: A new issue');
  const asItIs = async () =>
    (
      await db
        .select()
        .from(emails)
        .where(eq(emails.id, testEmail?.id ?? ''))
    )[0];
  await expect.poll(async () => (await asItIs())?.secret).toBeNull();
  expect((await asItIs())?.text).not.toContain(link);
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

test('called off while it goes: what has not left stays, the counts say so', async () => {
  const people = await subscribers(product, 40);
  server.pace.slowness = 150;
  const { mailing } = await handIn(news);
  const begun = await until(mailing, ({ counts }) => counts.sent >= 4);
  expect(begun.state).toBe('sending');
  const { message } = await cancel(mailing);
  server.pace.slowness = 0;
  const { counts } = await until(mailing, (now) => now.counts.queued === 0);
  expect(message).toMatch(/^Cancelled\. \d+ emails? (was|were) already sent, \d+ (was|were) not\.$/);
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
  const waiting = await db.select().from(emails).where(eq(emails.mailingId, mailing.id));
  const last = waiting.findLast(({ state, claimedUntil }) => state === 'queued' && claimedUntil === null);
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
  expect(failures).toMatchObject([{ toAddress: dead, state: 'failed' }]);
  expect(failures[0]?.reason).toMatch(/\w/);
  // Sent again it would be called off unseen, as no mailing goes to such an address.
  const opened = { params: { outboxId: failures[0]?.id ?? '' } };
  const words = 'Mailings are not sent to an address that bounces. Clear its mark first.';
  expect(await reply(product, outbox.letter, opened, administrator)).toMatchObject({
    allowed: [],
    notAgain: words,
    mailingId: mailing.id,
  });
  expect(await refusal(product, outbox.sendAgain, opened, administrator)).toMatchObject({ status: 409, detail: words });
  await reply(product, outbox.clearUndeliverable, { body: { address: dead } }, administrator);
  const { emails: listed } = await reply(product, outbox.list, { query: { q: dead } }, administrator);
  expect(listed).toMatchObject([{ state: 'failed', allowed: ['send-again'] }]);
  const { mailings: failed } = await reply(product, mailings.list, { query: { view: 'failed' } }, administrator);
  expect(failed.map(({ id }) => id)).toEqual([mailing.id]);
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
  await cancel(mailing);
  server.pace.slowness = 0;
});
