import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse } from 'uuid';
import { expect, test } from 'vitest';
import { mailings } from '../contracts/mailings.ts';
import { contactText } from '../contracts/site-content.ts';
import { emails, mailings as mailingTable, records, undeliverableAddresses, users } from '../server/db/schema/index.ts';
import { composeMailingEmail, sendDueMailings } from '../server/domains/mailings/index.ts';
import { findEmail } from '../server/domains/emails/email-store.ts';
import { unsubscribeUrl } from '../server/domains/mailings/change-subscription.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { hour } from './product/later.ts';
import { aMailingSite, isSent, news, toOne } from './product/mailing-site.ts';
import { subscribers } from './product/subscribers.ts';
import { untilLockWaits } from './product/until-lock-waits.ts';

const { product, administrator, handIn, until, read } = await aMailingSite();
const { db } = product.parts;
const tokenOf = async (userId: string) => (await unsubscribeUrl(product.system, userId)).split('/').at(-1) ?? '';
const accountOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

/** Somebody who asked for news, and the email of a mailing that went to them. */
async function anEmailToSomebody() {
  const [person] = await subscribers(product, 1);
  const { mailing } = await handIn(news);
  await until(mailing, isSent);
  const [letter] = await db.select().from(emails).where(eq(emails.mailingId, mailing.id));
  if (!person || !letter) throw new Error('Nobody was written to');
  return { person, mailing, letter };
}

test('a letter in a worker’s hands is composed no more once its address is of yesterday, does not work, or its mailing is called off', async () => {
  const { person, mailing, letter } = await anEmailToSomebody();
  const composed = async () => composeMailingEmail(product.system, (await findEmail(db, letter.id)) ?? letter);
  expect(await composed()).toMatchObject({ subject: news.subject });

  await db
    .update(users)
    .set({ email: `moved.${person.email}` })
    .where(eq(users.id, person.id));
  expect(await composed()).toBeNull();
  await db.update(users).set({ email: person.email }).where(eq(users.id, person.id));
  expect(await composed()).not.toBeNull();

  const mark = { address: person.email, reason: '5.1.1', since: new Date() };
  await db.insert(undeliverableAddresses).values(mark);
  expect(await composed()).toBeNull();
  await db.delete(undeliverableAddresses).where(eq(undeliverableAddresses.address, person.email));
  expect(await composed()).not.toBeNull();

  await db.update(mailingTable).set({ state: 'cancelled' }).where(eq(mailingTable.id, mailing.id));
  expect(await composed()).toBeNull();
});

test('a mailing that is called off while its letters are about to be written gets none', async () => {
  await subscribers(product, 2);
  const scheduledTime = new Date(Date.now() + hour).toISOString();
  const { mailing } = await handIn({ ...news, isScheduled: true, scheduledTime });
  const due = { ...product.system, now: () => new Date(Date.now() + 2 * hour) };
  let writing = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.update(mailingTable).set({ state: 'cancelled' }).where(eq(mailingTable.id, mailing.id));
    writing = sendDueMailings(due);
    await untilLockWaits(db);
  });
  await writing;
  expect((await read(mailing)).mailing.state).toBe('cancelled');
  expect(await db.$count(emails, eq(emails.mailingId, mailing.id))).toBe(0);
});

test('under the name of an email that was handed in nobody hands in one to somebody else, and nobody else hands it in', async () => {
  const colleague = await aUser(product, { isAdmin: true });
  const body = { ...toOne('first@elsewhere.example'), id: randomUUID() };
  const { mailing } = await handIn(body);
  const changed = { ...body, ...toOne('second@elsewhere.example') };
  for (const [by, another] of [
    [administrator, changed],
    [colleague, body],
  ] as const)
    expect((await refusal(product, mailings.send, { body: another }, by)).code).toBe('state-conflict');
  expect((await read(mailing)).mailing.recipientEmail).toBe('first@elsewhere.example');
});

test('nobody makes the link of somebody else from their own, or writes one in another way', async () => {
  const [own, other] = await subscribers(product, 2);
  const token = await tokenOf(own?.id ?? '');
  const signature = Buffer.from(token, 'base64url').subarray(16);
  const forged = Buffer.concat([parse(other?.id ?? ''), signature]).toString('base64url');
  // The last two bits of 32 bytes say nothing.
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const respelt = token.slice(0, -1) + (digits[digits.indexOf(token.at(-1) ?? '') + 1] ?? '');
  expect(Buffer.from(respelt, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
  for (const wrong of [forged, respelt]) {
    const params = { token: wrong };
    expect((await refusal(product, mailings.subscription, { params })).status).toBe(404);
    const body = { isSubscribed: false };
    expect((await refusal(product, mailings.setSubscription, { params, body })).status).toBe(404);
    expect((await send(product, mailings.unsubscribeAtOnce, { params })).status).toBe(200);
  }
  for (const person of [own, other]) expect((await accountOf(person?.id ?? ''))?.marketingCommunications).toBe(true);
});

test('the link of an account that is erased leads nowhere, and a mail program is told that it is done', async () => {
  const [person] = await subscribers(product, 1, { deletedAt: new Date() });
  const id = person?.id ?? '';
  const params = { token: await tokenOf(id) };
  expect((await refusal(product, mailings.subscription, { params })).status).toBe(404);
  const body = { isSubscribed: false };
  expect((await refusal(product, mailings.setSubscription, { params, body })).status).toBe(404);
  expect((await send(product, mailings.unsubscribeAtOnce, { params })).status).toBe(200);
  expect((await accountOf(id))?.marketingCommunications).toBe(true);
  expect(await db.$count(records, eq(records.subjectId, id))).toBe(0);
});

test('one mailing that cannot be written keeps no other back, and is written at the next turn', async () => {
  const scheduledTime = new Date(Date.now() + hour).toISOString();
  const planned = { isScheduled: true, scheduledTime };
  const first = await handIn({ ...toOne('first@turns.example'), ...planned });
  const second = await handIn({ ...toOne('second@turns.example'), ...planned });
  const { jobs } = product.system;
  let faults = 1;
  const enqueueAll: typeof jobs.enqueueAll = async (...added) => {
    faults -= 1;
    if (faults === 0) throw new Error('The queue is not there');
    return jobs.enqueueAll(...added);
  };
  const due = { ...product.system, jobs: { ...jobs, enqueueAll }, now: () => new Date(Date.now() + 2 * hour) };
  const written = () =>
    Promise.all([first, second].map(({ mailing }) => db.$count(emails, eq(emails.mailingId, mailing.id))));
  await sendDueMailings(due);
  expect((await written()).toSorted((a, b) => a - b)).toEqual([0, 1]);
  await sendDueMailings(due);
  expect(await written()).toEqual([1, 1]);
});

test('the foot of a marketing email says the house’s name and address as they are, whatever they hold', async () => {
  const { letter } = await anEmailToSomebody();
  const { version, content } = await reply(product, contactText.read, {}, administrator);
  const body = { ...content, address: 'Dune Street 1\n<i>Muscat</i>', version };
  await reply(product, contactText.publish, { body }, administrator);
  const site = { ...product.system.site, name: 'Sand & <b>Sons</b>' };
  const composed = await composeMailingEmail({ ...product.system, site }, letter);
  expect(composed?.html).toContain('because you asked Sand &#38; &#60;b&#62;Sons&#60;/b&#62; for news');
  expect(composed?.html).toContain('Dune Street 1, &#60;i&#62;Muscat&#60;/i&#62;');
});
