import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { revisions } from '../contracts/revisions.ts';
import { sandbox } from '../contracts/sandbox.ts';
import {
  handlingFees,
  journals,
  ledgerEntries,
  manuscripts,
  orders,
  paymentFindings,
  refunds,
} from '../server/db/schema/index.ts';
import { endFeeCheckouts } from '../server/workflows/payments/end-checkouts.ts';
import { applyCheckout } from '../server/workflows/payments/settle-checkout.ts';
import { reply } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { paidCheckout } from './product/orders.ts';
import { feeSteps } from './product/owed-fee.ts';
import { sharedProduct } from './product/start-product.ts';

// From the first decision to the money takes longer than the usual time where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 240_000 });
const { editor, chief, administrator, journal } = board;

const statusOf = async (sessionId: string) => (await reply(product, sandbox.session, { params: { sessionId } })).status;
/** How a checkout stands when it is open no longer. */
const endOf = (sessionId: string) =>
  vi.waitUntil(
    async () => {
      const status = await statusOf(sessionId);
      return status === 'open' ? null : status;
    },
    { timeout: 15_000 },
  );

/** An accepted manuscript whose author stands at the open checkout of its fee. */
async function atTheCheckout() {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  const fee = feeSteps(product, id);
  const isAccepted = async (handlingFeeMinor = 240_000) => {
    await db.update(journals).set({ handlingFeeMinor }).where(eq(journals.id, journal.id));
    await reviewed.decide(editor, 'accept');
    await reviewed.ratify(chief);
  };
  await isAccepted();
  await fee.choose(author, 'open');
  const sessionId = await fee.checkout(author);
  const order = async () => {
    const [found] = await db.select().from(orders).where(eq(orders.providerSessionId, sessionId));
    if (!found) throw new Error('Nothing was begun');
    return found;
  };
  return {
    id,
    author,
    reviewed,
    fee,
    sessionId,
    isAccepted,
    /** Back among what is reviewed, without any of the steps that lead there. */
    isInReview: () => db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id)),
    /** The provider had taken the card before the checkout was ended. */
    paysLate: async () =>
      applyCheckout(product.parts.contextFor({ kind: 'payment-provider' }), paidCheckout(await order())),
    refund: async () =>
      (
        await db
          .select()
          .from(refunds)
          .where(eq(refunds.orderId, (await order()).id))
      )[0],
    row: async () => (await db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, id)))[0],
  };
}

type AtTheCheckout = Awaited<ReturnType<typeof atTheCheckout>>;

test.each<[string, (current: AtTheCheckout) => Promise<{ status: number }>]>([
  ['put on hold', ({ reviewed }) => reviewed.hold(editor)],
  ['deleted', ({ id }) => stepsWith(product, id).remove(administrator)],
  [
    'published and withdrawn',
    async ({ id, reviewed }) => {
      await reviewed.publish(administrator);
      return stepsWith(product, id).remove(administrator, 'The data were not ours.');
    },
  ],
])('the open checkout of a fee ends when its manuscript is %s', async (_, happens) => {
  const current = await atTheCheckout();
  expect((await happens(current)).status).toBe(200);
  expect(await endOf(current.sessionId)).toBe('expired');
});

test('the open checkout of a fee ends when its author withdraws the manuscript', async () => {
  const { id, author, sessionId } = await atTheCheckout();
  const body = { version: 1, reason: '' };
  await reply(product, revisions.withdraw, { params: { articleId: id }, body }, { token: author.token });
  expect(await endOf(sessionId)).toBe('expired');
});

test('the open checkout of an earlier acceptance ends with the next one', async () => {
  const { sessionId, isInReview, isAccepted } = await atTheCheckout();
  await isInReview();
  await isAccepted(500_000);
  expect(await endOf(sessionId)).toBe('expired');
});

test('a checkout that asks for just what is due stays open, whatever has come and gone meanwhile', async () => {
  const { id, sessionId } = await atTheCheckout();
  await endFeeCheckouts(product.system, id);
  expect(await statusOf(sessionId)).toBe('open');
});

test.each([
  ['dearer', 500_000],
  ['cheaper', 100_000],
])(
  'what is paid late for a fee that is %s by now settles nothing: it goes back, and stands among what does not agree',
  async (_, listMinor) => {
    const { id, author, fee, sessionId, isInReview, isAccepted, paysLate, refund, row } = await atTheCheckout();
    await isInReview();
    await isAccepted(listMinor);
    await fee.choose(author, 'open');
    await paysLate();
    expect(await row()).toMatchObject({ isSettled: false, listMinor });
    const reason = 'The handling fee had changed before the payment arrived';
    expect(await refund()).toMatchObject({ amountMinor: 240_000, reason });
    const found = await db.select().from(paymentFindings).where(eq(paymentFindings.subject, sessionId));
    expect(found).toMatchObject([{ kind: 'paid-with-another-amount', resolvedAt: null }]);
    expect(found[0]?.detail).toContain('It is being refunded.');
    await fee.pays(author);
    expect(await row()).toMatchObject({ isSettled: true });
    const booked = await db.select().from(ledgerEntries).where(eq(ledgerEntries.manuscriptId, id));
    expect(booked.filter(({ kind }) => kind === 'waiver')).toEqual([]);
  },
);

test.each<[string, (current: AtTheCheckout) => Promise<unknown>]>([
  ['deleted', ({ id }) => stepsWith(product, id).remove(administrator)],
  [
    'returned',
    async ({ reviewed }) => {
      await reviewed.hold(editor);
      await reviewed.release(editor, 'return', 'Please settle who wrote it.');
    },
  ],
])('what is paid late for a manuscript that is %s goes back', async (_, happens) => {
  const current = await atTheCheckout();
  await happens(current);
  await current.paysLate();
  expect(await current.row()).toMatchObject({ isSettled: false });
  expect(await current.refund()).toMatchObject({
    amountMinor: 240_000,
    reason: 'No handling fee was due when the payment arrived',
  });
});
