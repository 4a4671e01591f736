import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts, orders, paymentFindings, refunds } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { emailsWrittenTo, nextMail } from './product/outbox.ts';
import { feeSteps } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const { editor, chief, administrator } = board;

/** A manuscript that peers have accepted, with its fee paid. */
async function aPaid() {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const fee = feeSteps(product, id);
  await fee.choose(author, 'open');
  await fee.pays(author);
  const order = async () => (await db.select().from(orders).where(eq(orders.manuscriptId, id)))[0];
  return { id, author, reviewed, fee, order };
}
/** Everything that was written to a person, whether or not it has gone out. */
async function writtenTo(email: string): Promise<string> {
  return (await emailsWrittenTo(product, email)).map(({ text }) => text).join('\n');
}
/** The webhook of a payment, which may still be on its way, names nothing either. */
const staysUnnamed = () =>
  product.parts.db.execute(`
    create function unname() returns trigger language plpgsql as 'begin new.provider_payment_id = null; return new; end';
    create trigger unname before update on orders for each row execute function unname()`);
const isNamedAgain = () => product.parts.db.execute('drop function unname cascade');
const withdraw = (articleId: string, { token }: { token: string }) =>
  reply(product, revisions.withdraw, { params: { articleId }, body: { version: 1, reason: '' } }, { token });

test('the fee of an accepted manuscript that its author withdraws goes back by itself, and the letters say so', async () => {
  const { id, author, order } = await aPaid();
  await withdraw(id, author);
  expect(await writtenTo(author.email)).toContain('We are refunding the handling fee you paid.');
  expect((await nextMail(product, author.email, /Your refund/)).text).toContain('The authors withdrew');
  expect(await order()).toMatchObject({ state: 'refunded' });
});

test('where the provider has not named the payment, the office is told, and the letter says that too', async () => {
  const { id, author, order } = await aPaid();
  await staysUnnamed();
  await db.update(orders).set({ providerPaymentId: null }).where(eq(orders.manuscriptId, id));
  await withdraw(id, author);
  await isNamedAgain();
  expect(await writtenTo(author.email)).toContain('Our office has been told');
  const found = await db
    .select()
    .from(paymentFindings)
    .where(eq(paymentFindings.subject, (await order())?.id ?? ''));
  expect(found).toMatchObject([{ kind: 'refund-failed', resolvedAt: null }]);
});

test.each([
  ['a part of the fee', 100_000, 'Our office has been told', 1],
  ['the whole fee', 250_000, 'You will receive an email when it is on its way.', 0],
])(
  'decision 41: while %s is being refunded, whoever withdraws is told how the rest comes back',
  async (_, amountMinor, words, findings) => {
    const { id, author, order } = await aPaid();
    const orderId = (await order())?.id ?? '';
    const asked = { reason: 'A part was too much', state: 'asked', askedAt: new Date() } as const;
    await db.insert(refunds).values({ id: v7(), orderId, amountMinor, currency: 'AED', ...asked });
    await withdraw(id, author);
    expect(await writtenTo(author.email)).toContain(words);
    expect(await db.$count(paymentFindings, eq(paymentFindings.subject, orderId))).toBe(findings);
  },
);

test('decision 41: before publication the last part of a refund lets its author choose again, and a part changes nothing', async () => {
  const { author, fee, order } = await aPaid();
  const orderId = (await order())?.id ?? '';
  const refund = (amountMinor: number, refundedMinor: number) =>
    reply(
      product,
      bookkeeping.refund,
      { params: { orderId }, body: { reason: 'Too much', amountMinor, refundedMinor } },
      { token: administrator.token },
    );
  await refund(50_000, 0);
  expect(await fee.read(author)).toMatchObject({ isSettled: true, mode: 'open' });
  await refund(200_000, 50_000);
  expect(await fee.read(author)).toMatchObject({ isSettled: false, mode: null });
});

test('who has paid nothing is promised nothing; what is rejected after all, or deleted for good, gives its fee back', async () => {
  const bare = await aUser(product);
  const { id } = await aDecidable(product, { ...board, author: bare });
  await withdraw(id, bare);
  const written = await writtenTo(bare.email);
  expect(written).toContain('You have withdrawn your manuscript');
  expect(written).not.toMatch(/\bfees?\b/i);

  const rejected = await aPaid();
  await rejected.reviewed.hold(editor);
  await rejected.reviewed.release(editor, 'return', 'The data are in doubt.');
  await db.update(manuscripts).set({ state: 'submitted', turn: 'editor' }).where(eq(manuscripts.id, rejected.id));
  expect((await rejected.reviewed.deskReject(editor)).status).toBe(200);
  await nextMail(product, rejected.author.email, /Your refund/);

  const deleted = await aPaid();
  expect((await stepsWith(product, deleted.id).remove(administrator)).status).toBe(200);
  await clearAfter(product, 31 * day);
  await nextMail(product, deleted.author.email, /Your refund/);
});
