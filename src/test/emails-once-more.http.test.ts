import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { outbox } from '../contracts/outbox.ts';
import { emails, mailings, records, undeliverableAddresses } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { untilLockWaits } from './product/until-lock-waits.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
type Traits = Partial<typeof emails.$inferInsert>;

/** An email as it stands in the database. */
async function anEmail(traits: Traits = {}) {
  const at = new Date();
  const id = v7();
  const toAddress = `${id}@receivers.example`;
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const letter = { id, messageId: `${id}@example.org`, kind: 'test', toAddress, state: 'sent', ...words } as const;
  const [written] = await db
    .insert(emails)
    .values({ ...letter, createdAt: at, stateAt: at, ...traits })
    .returning();
  if (!written) throw new Error('The letter is not there');
  return { ...written, params: { outboxId: id } };
}

/** An email of a mailing to one person. */
async function anEmailOfAMailing(traits: Traits = {}) {
  const at = new Date();
  const words = { subject: 'News', contentHtml: '<p>News</p>', recipientEmail: 'one@receivers.example' };
  const mailing = { id: v7(), emailType: 'specific', state: 'sent', sendAt: at, createdAt: at, ...words } as const;
  await db.insert(mailings).values(mailing);
  return anEmail({ mailingId: mailing.id, kind: 'mailing', text: null, html: null, ...traits });
}

const mark = ({ toAddress: address }: { toAddress: string }) =>
  db.insert(undeliverableAddresses).values({ address, reason: 'Unknown', since: new Date() });

// The first test, before anything is on its way that would change the counts.
test('letters whose receivers are not known any more are in no list, no search and no count of the outbox', async () => {
  const list = async () => (await reply(product, outbox.list, { query: { q: 'Nobody knows' } }, administrator)).emails;
  const counts = async () => (await reply(product, outbox.list, { query: {} }, administrator)).counts;
  const before = await counts();
  for (const state of ['queued', 'failed', 'bounced'] as const)
    await anEmailOfAMailing({ state, toAddress: '', subject: 'Nobody knows whom' });
  const known = await anEmailOfAMailing({ state: 'failed', subject: 'Nobody knows what' });
  expect((await list()).map(({ id }) => id)).toEqual([known.id]);
  expect(await counts()).toEqual({ ...before, failed: before.failed + 1 });
});

const cannot: [string, string, () => Promise<Awaited<ReturnType<typeof anEmail>>>][] = [
  ['waits', 'already waiting to be sent', () => anEmail({ state: 'queued' })],
  ['was called off', 'was cancelled', () => anEmail({ state: 'cancelled' })],
  ['was called off with its mailing', 'was cancelled', () => anEmailOfAMailing({ state: 'cancelled' })],
  ['went out with a mailing', 'goes to each person only once', () => anEmailOfAMailing()],
  ['came back of a mailing', 'goes to each person only once', () => anEmailOfAMailing({ state: 'bounced' })],
  [
    'failed of a mailing, to an address that letters come back from,',
    'Mailings are not sent',
    async () => {
      const letter = await anEmailOfAMailing({ state: 'failed' });
      await mark(letter);
      return letter;
    },
  ],
  [
    'failed of a mailing to somebody who is not known any more',
    'no longer known',
    () => anEmailOfAMailing({ state: 'failed', toAddress: '' }),
  ],
];

test.each(cannot)('a message that %s is not sent again, and the page says why', async (_what, words, made) => {
  const { id, params, state } = await made();
  const opened = await reply(product, outbox.letter, { params }, administrator);
  expect(opened).toMatchObject({ allowed: [], notAgain: expect.stringContaining(words) as string });
  const refused = await refusal(product, outbox.sendAgain, { params }, administrator);
  expect(refused).toMatchObject({ status: 409, code: 'state-conflict', detail: opened.notAgain });
  const [kept] = await db.select().from(emails).where(eq(emails.id, id));
  expect(kept?.state).toBe(state);
  expect(await db.$count(records, eq(records.subjectId, id))).toBe(0);
});

test('a message of a mailing that never went out is sent again as itself; one of its own that did is written anew', async () => {
  const failed = await anEmailOfAMailing({ state: 'failed' });
  const itself = await reply(product, outbox.sendAgain, failed, administrator);
  expect(itself.emailId).toBe(failed.id);
  const sent = await anEmail();
  await mark(sent);
  const anew = await reply(product, outbox.sendAgain, sent, administrator);
  expect(anew.emailId).not.toBe(sent.id);
});

test('of two administrators who send the same message again one does, and the other is told that it waits', async () => {
  const { id, params } = await anEmail({ state: 'failed' });
  let second = Promise.resolve<unknown>(null);
  await db.transaction(async (first) => {
    await first.update(emails).set({ state: 'queued' }).where(eq(emails.id, id));
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
  const wanted = await anEmail({ subject: q === '100%_sure' ? '100%_sure' : subject });
  const other = await anEmail({ subject: '100 per cent, surely' });
  const { emails: found } = await reply(product, outbox.list, { query: { q } }, administrator);
  expect(found.map(({ id }) => id)).toContain(wanted.id);
  expect(found.map(({ id }) => id)).not.toContain(other.id);
});
