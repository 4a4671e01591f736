import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { outbox } from '../contracts/outbox.ts';
import { letters, mailings, records, undeliverableAddresses } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { untilLockWaits } from './product/until-lock-waits.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
type Traits = Partial<typeof letters.$inferInsert>;

/** A letter as it stands in the database. */
async function aLetter(traits: Traits = {}) {
  const at = new Date();
  const id = v7();
  const toAddress = `${id}@receivers.example`;
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const letter = { id, messageId: `${id}@example.org`, kind: 'test', toAddress, state: 'sent', ...words } as const;
  const [written] = await db
    .insert(letters)
    .values({ ...letter, createdAt: at, stateAt: at, ...traits })
    .returning();
  if (!written) throw new Error('The letter is not there');
  return { ...written, params: { letterId: id } };
}

/** A letter of a mailing to one person. */
async function aLetterOfAMailing(traits: Traits = {}) {
  const at = new Date();
  const words = { subject: 'News', contentHtml: '<p>News</p>', recipientEmail: 'one@receivers.example' };
  const mailing = { id: v7(), emailType: 'specific', state: 'sent', sendAt: at, createdAt: at, ...words } as const;
  await db.insert(mailings).values(mailing);
  return aLetter({ mailingId: mailing.id, kind: 'mailing', text: null, html: null, ...traits });
}

const mark = ({ toAddress: address }: { toAddress: string }) =>
  db.insert(undeliverableAddresses).values({ address, reason: 'Unknown', since: new Date() });

// The first test, before anything is on its way that would change the counts.
test('letters whose receivers are not known any more are in no list, no search and no count of the outbox', async () => {
  const list = async () => (await reply(product, outbox.list, { query: { q: 'Nobody knows' } }, administrator)).letters;
  const counts = async () => (await reply(product, outbox.list, { query: {} }, administrator)).counts;
  const before = await counts();
  for (const state of ['queued', 'failed', 'bounced'] as const)
    await aLetterOfAMailing({ state, toAddress: '', subject: 'Nobody knows whom' });
  const known = await aLetterOfAMailing({ state: 'failed', subject: 'Nobody knows what' });
  expect((await list()).map(({ id }) => id)).toEqual([known.id]);
  expect(await counts()).toEqual({ ...before, failed: before.failed + 1 });
});

const cannot: [string, string, () => Promise<Awaited<ReturnType<typeof aLetter>>>][] = [
  ['waits', 'already waiting to be sent', () => aLetter({ state: 'queued' })],
  ['was called off', 'was cancelled', () => aLetter({ state: 'cancelled' })],
  ['was called off with its mailing', 'was cancelled', () => aLetterOfAMailing({ state: 'cancelled' })],
  ['went out with a mailing', 'goes to each person only once', () => aLetterOfAMailing()],
  ['came back of a mailing', 'goes to each person only once', () => aLetterOfAMailing({ state: 'bounced' })],
  [
    'failed of a mailing, to an address that letters come back from,',
    'Mailings are not sent',
    async () => {
      const letter = await aLetterOfAMailing({ state: 'failed' });
      await mark(letter);
      return letter;
    },
  ],
  [
    'failed of a mailing to somebody who is not known any more',
    'no longer known',
    () => aLetterOfAMailing({ state: 'failed', toAddress: '' }),
  ],
];

test.each(cannot)('a message that %s is not sent again, and the page says why', async (_what, words, made) => {
  const { id, params, state } = await made();
  const opened = await reply(product, outbox.letter, { params }, administrator);
  expect(opened).toMatchObject({ allowed: [], notAgain: expect.stringContaining(words) as string });
  const refused = await refusal(product, outbox.sendAgain, { params }, administrator);
  expect(refused).toMatchObject({ status: 409, code: 'state-conflict', detail: opened.notAgain });
  const [kept] = await db.select().from(letters).where(eq(letters.id, id));
  expect(kept?.state).toBe(state);
  expect(await db.$count(records, eq(records.subjectId, id))).toBe(0);
});

test('a message of a mailing that never went out is sent again as itself; one of its own that did is written anew', async () => {
  const failed = await aLetterOfAMailing({ state: 'failed' });
  const itself = await reply(product, outbox.sendAgain, failed, administrator);
  expect(itself.letterId).toBe(failed.id);
  const sent = await aLetter();
  await mark(sent);
  const anew = await reply(product, outbox.sendAgain, sent, administrator);
  expect(anew.letterId).not.toBe(sent.id);
});

test('of two administrators who send the same message again one does, and the other is told that it waits', async () => {
  const { id, params } = await aLetter({ state: 'failed' });
  let second = Promise.resolve<unknown>(null);
  await db.transaction(async (first) => {
    await first.update(letters).set({ state: 'queued' }).where(eq(letters.id, id));
    second = refusal(product, outbox.sendAgain, { params }, administrator);
    await untilLockWaits(db);
  });
  expect(await second).toMatchObject({
    status: 409,
    detail: expect.stringContaining('already waiting to be sent') as string,
  });
});

test.each(['100%', '100%_sure', '%', '_', '\\'])('the outbox is searched for %s to the letter', async (q) => {
  const subject = `${v7()} 100%_\\sure`;
  const wanted = await aLetter({ subject: q === '100%_sure' ? '100%_sure' : subject });
  const other = await aLetter({ subject: '100 per cent, surely' });
  const { letters: found } = await reply(product, outbox.list, { query: { q } }, administrator);
  expect(found.map(({ id }) => id)).toContain(wanted.id);
  expect(found.map(({ id }) => id)).not.toContain(other.id);
});
