import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { mailings } from '../contracts/mailings.ts';
import { outbox } from '../contracts/outbox.ts';
import { emails, undeliverableAddresses } from '../server/db/schema/index.ts';
import { composeSaved, postEmail } from '../server/domains/emails/index.ts';
import type { PostedMail } from '../server/ports/mail/mail-transport.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { aDeliveryReport, anAbsenceNote } from './mail/a-delivery-report.ts';
import { aMailSite } from './mail/mail-site.ts';
import { reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { toOne } from './product/mailing-site.ts';

const {
  smtp,
  product,
  db,
  administrator,
  until,
  emailsTo,
  messagesTo,
  askReset,
  aRecipient,
  open,
  handIn,
  returnPathOf,
} = await aMailSite();

test('a report that a letter came back marks it and its address, and it shows where it matters', async () => {
  const { person, letter } = await aRecipient();
  expect(await handIn(aDeliveryReport({ to: returnPathOf(person.email) }))).toMatchObject({ outcome: 'came-back' });
  const opened = await open(letter.id);
  expect(opened.state).toBe('bounced');
  expect(opened.lastError).toContain('User unknown');
  const { comesBack: mark } = await reply(product, accounts.mailStatus, { params: { id: person.user.id } }, person);
  expect(mark?.reason).toContain('User unknown');
  const found = await reply(product, administration.people, { query: { q: person.email } }, administrator);
  expect(found.people.map(({ comesBack }) => comesBack)).toEqual([mark]);
  const own = { params: { id: person.user.id } };
  const marked = await reply(product, outbox.undeliverable, { query: {} }, administrator);
  expect(marked.addresses).toContainEqual({ address: person.email, ...mark });
  // The email that the person asks for is tried all the same, and its link takes the mark off.
  await reply(product, accounts.confirmAddress, own, person);
  const raw = await until(() => messagesTo(person.email)[1]?.raw.replaceAll('=\r\n', ''));
  const token = /change-email\/([\w-]+)/.exec(raw)?.[1] ?? '';
  await reply(product, accounts.confirmEmailChange, { params: { token } });
  expect(await reply(product, accounts.mailStatus, own, person)).toEqual({ comesBack: null });
});

test('a report that holds what the database does not take is taken all the same', async () => {
  const { person, letter } = await aRecipient();
  const report = { to: returnPathOf(person.email), diagnostic: 'smtp; 550 Gone\u0000\u0007 for good', isEncoded: true };
  expect((await handIn(aDeliveryReport(report))).outcome).toBe('came-back');
  expect((await open(letter.id)).lastError).toContain('550 Gone for good');
});

test('an administrator takes a mark off, once', async () => {
  const { person } = await aRecipient();
  await handIn(aDeliveryReport({ to: returnPathOf(person.email) }));
  const asked = { body: { address: person.email.toUpperCase() } };
  expect((await reply(product, outbox.clearUndeliverable, asked, administrator)).message).toContain(
    'Mailings can go to',
  );
  expect((await send(product, outbox.clearUndeliverable, asked, administrator)).status).toBe(404);
});

test('what is delayed is noted, what arrived changes nothing, and a letter given up on the way came back without a mark', async () => {
  const { person, letter } = await aRecipient();
  const to = returnPathOf(person.email);
  const report = (action: string, status: string) =>
    handIn(aDeliveryReport({ to, action, status, diagnostic: 'smtp; 450 Try later' }));
  expect((await report('delayed', '4.4.1')).outcome).toBe('delayed');
  expect(await open(letter.id)).toMatchObject({ state: 'sent', lastError: 'Delayed: 450 Try later' });
  expect((await report('relayed', '2.0.0')).outcome).toBe('arrived');
  expect((await report('failed', '4.4.7')).outcome).toBe('came-back');
  expect((await open(letter.id)).state).toBe('bounced');
  const marks = await db.select().from(undeliverableAddresses).where(eq(undeliverableAddresses.address, person.email));
  expect(marks).toEqual([]);
});

test('only a report to a return path that is signed here counts, and an absence is none', async () => {
  const { person, letter } = await aRecipient();
  const to = returnPathOf(person.email);
  const forged = to.replace(/\.[0-9a-f]{20}@/, '.00000000000000000000@');
  expect((await handIn(aDeliveryReport({ to: forged }))).outcome).toBe('not-ours');
  expect((await handIn(anAbsenceNote(to))).outcome).toBe('no-report');
  expect((await handIn('not a message at all')).outcome).toBe('no-report');
  expect((await open(letter.id)).state).toBe('sent');
  // Servers may write the address in capital letters.
  expect((await handIn(aDeliveryReport({ to: to.toUpperCase() }))).outcome).toBe('came-back');
  const tooLong = { body: { report: 'x'.repeat(700_001) } };
  expect((await send(product, outbox.handInReport, tooLong, administrator)).status).toBe(422);
});

/** An email that waits, which the mail server has put off. */
async function aWaitingEmail() {
  smtp.at('rcpt', { code: 451, words: 'Later' });
  const person = await aUser(product);
  await askReset(person);
  const letter = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  smtp.mend();
  return { person, letter };
}

test.each([
  ['takes the letter', () => Promise.resolve()],
  ['has not answered in the end', () => Promise.reject(new Error('The line is cut'))],
])('a report that is faster than the mail server’s answer stands, when that %s', async (_name, answers) => {
  const { letter } = await aWaitingEmail();
  const hands = async ({ returnPath }: PostedMail) => {
    await handIn(aDeliveryReport({ to: returnPath ?? '' }));
    await answers();
  };
  await postEmail({ ...product.system, mail: { ...product.system.mail, send: hands } }, letter.id, composeSaved);
  const opened = await open(letter.id);
  expect(opened.state).toBe('bounced');
  expect(opened.lastError).toContain('Bounced');
});

test('what comes back of the farewell to an erased account leaves no address behind', async () => {
  const { person } = await aRecipient();
  smtp.at('rcpt', { code: 451, words: 'Later' });
  const body = { currentPassword: password };
  await reply(product, accounts.deleteAccount, { params: { id: person.user.id }, body }, person);
  const farewell = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  smtp.at('rcpt', { code: 550, words: '5.1.1 No such user' });
  await postEmail(product.system, farewell.id, composeSaved);
  smtp.mend();
  expect(await open(farewell.id)).toMatchObject({ state: 'failed' });
  const to = product.system.mail.returnPaths?.of(farewell.id) ?? '';
  expect((await handIn(aDeliveryReport({ to }))).outcome).toBe('came-back');
  expect((await open(farewell.id)).state).toBe('bounced');
  expect(await db.$count(undeliverableAddresses, eq(undeliverableAddresses.address, person.email))).toBe(0);
});

test('whoever deletes the account leaves no letter behind, and the farewell goes once it has gone out', async () => {
  const { person } = await aRecipient();
  await handIn(aDeliveryReport({ to: returnPathOf(person.email) }));
  await reply(
    product,
    accounts.deleteAccount,
    { params: { id: person.user.id }, body: { currentPassword: password } },
    person,
  );
  await until(() => messagesTo(person.email)[1]);
  await until(async () => ((await emailsTo(person.email)).every(({ state }) => state === 'sent') ? true : undefined));
  expect((await emailsTo(person.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
  await clearLeftovers(product.system);
  expect(await emailsTo(person.email)).toEqual([]);
  const marks = await db.select().from(undeliverableAddresses).where(eq(undeliverableAddresses.address, person.email));
  expect(marks).toEqual([]);
});

test('an email that comes back when its receiver has deleted the account is counted, and brings nobody back', async () => {
  const [late, lost] = [await aUser(product), await aUser(product)];
  const paths: string[] = [];
  for (const { email, token, user } of [late, lost]) {
    await reply(product, mailings.send, { body: toOne(email) }, administrator);
    await until(() => messagesTo(email)[0]);
    paths.push(returnPathOf(email));
    const asked = { params: { id: user.id }, body: { currentPassword: password } };
    await reply(product, accounts.deleteAccount, asked, { token });
  }
  const [toLate = '', toLost = ''] = paths;
  await handIn(aDeliveryReport({ to: toLate, action: 'delayed', status: '4.4.1', diagnostic: `smtp; ${late.email}` }));
  await handIn(aDeliveryReport({ to: toLost, diagnostic: `smtp; 550 5.1.1 <${lost.email}>: unknown` }));
  const counted = await db.select().from(emails).where(eq(emails.toAddress, '')).orderBy(emails.id);
  expect(counted.map(({ state, lastError }) => [state, lastError])).toEqual([
    ['sent', null],
    ['bounced', null],
  ]);
  const marks = await db.select().from(undeliverableAddresses).where(eq(undeliverableAddresses.address, ''));
  expect(marks).toEqual([]);
});
