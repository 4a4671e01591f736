import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../contracts/outbox.ts';
import { undeliverableAddresses } from '../server/db/schema/index.ts';
import { composeSaved, postEmail } from '../server/domains/emails/index.ts';
import { aMailSite } from './mail/mail-site.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';

const site = await aMailSite({ account: { user: 'colophon', password: 'secret' } });
const { smtp, product, db, administrator, until, emailsTo, messagesTo, askReset, open } = site;

/** An email after its first try, at a server that answers so at a step. */
async function anEmailMetBy(step: Parameters<typeof smtp.at>[0], code: number) {
  // Whoever is connected already hears no greeting.
  await smtp.hangUp();
  smtp.at(step, { code, words: 'Not so' });
  const person = await aUser(product);
  await askReset(person);
  const letter = await until(async () => (await emailsTo(person.email)).find(({ lastError }) => lastError !== null));
  const marks = await db.select().from(undeliverableAddresses).where(eq(undeliverableAddresses.address, person.email));
  const copiesBefore = messagesTo(person.email).length;
  smtp.mend();
  return { person, letter, marks, copiesBefore };
}

test.each([
  ['greeting', 421, 'put off the connection: 421 Not so'],
  ['greeting', 554, 'refused the connection: 554 Not so'],
  ['ehlo', 550, 'refused the connection: 550 Not so'],
  ['auth', 535, 'refused our name and password. It said: 535 Not so'],
  ['auth', 454, 'put off the connection: 454 Not so'],
  ['mail', 530, 'refused the connection: 530 Not so'],
  ['data', 451, 'put off the message: 451 Not so'],
  ['end', 451, 'put off the message: 451 Not so'],
] as const)(
  'row 61: after %s with %i a letter waits, and goes under the same Message-ID',
  async (step, code, words) => {
    const { person, letter, marks, copiesBefore } = await anEmailMetBy(step, code);
    expect(letter).toMatchObject({ state: 'queued', tries: 1, lastError: `The mail server ${words}` });
    expect(marks).toEqual([]);
    expect(await open(letter.id)).toMatchObject({ state: 'queued', lastError: letter.lastError, allowed: [] });
    await postEmail(product.system, letter.id, composeSaved);
    expect(await emailsTo(person.email)).toMatchObject([
      { id: letter.id, state: 'sent', tries: 2, lastError: null, messageId: letter.messageId },
    ]);
    const copies = messagesTo(person.email);
    expect(copies).toHaveLength(copiesBefore + 1);
    expect(new Set(copies.map(({ messageId }) => messageId))).toEqual(new Set([letter.messageId]));
  },
);

test.each([
  ['data', 'refused the message: 554 Not so'],
  ['end', 'refused the message: 554 Not so'],
  ['rcpt', 'refused the address: 554 Not so'],
] as const)(
  'row 61: after %s with 554 a letter is given up, until an administrator sends again',
  async (step, words) => {
    const { person, letter, marks } = await anEmailMetBy(step, 554);
    expect(letter).toMatchObject({ state: 'failed', tries: 1, lastError: `The mail server ${words}` });
    expect(marks).toEqual([]);
    expect(await open(letter.id)).toMatchObject({ state: 'failed', allowed: ['send-again'] });
    await reply(product, outbox.sendAgain, { params: { outboxId: letter.id } }, administrator);
    await until(async () => (await emailsTo(person.email)).find(({ state }) => state === 'sent'));
    expect(await emailsTo(person.email)).toMatchObject([{ id: letter.id, tries: 2, messageId: letter.messageId }]);
    expect(messagesTo(person.email).at(-1)?.messageId).toBe(letter.messageId);
  },
);
