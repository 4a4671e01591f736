import { expect, test, vi } from 'vitest';
import { fees } from '../contracts/fees.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { purgeDeletedManuscripts } from '../server/workflows/cleanup/clear-manuscripts.ts';
import { refusal, reply } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { feeSteps, lastRequest } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

// From the first decision to the money takes longer than the usual time where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const board = await aBoard(product, { handlingFeeMinor: 240_000 });
const { editor, chief, administrator } = board;

/** An accepted manuscript whose author has chosen open access. */
async function anAccepted() {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const fee = feeSteps(product, id);
  await fee.choose(author, 'open');
  const readAs = ({ token }: TestUser) => refusal(product, fees.single, { params: { articleId: id } }, { token });
  return { id, author, fee, readAs, steps: stepsWith(product, id) };
}

const feesToPay = async ({ token }: TestUser) => (await reply(product, manuscripts.counts, {}, { token })).unpaidFees;
const toDecide = async () => {
  const { requests } = await reply(product, fees.waiverRequests, { query: {} }, { token: administrator.token });
  return requests.map(({ fee }) => fee.articleId);
};

test('the fee of a deleted manuscript is there for nobody, and neither chosen, reduced nor paid; purged, too', async () => {
  const { author, fee, readAs, steps } = await anAccepted();
  expect(await feesToPay(author)).toBe(1);
  await steps.remove(administrator);
  const isGone = async () => {
    expect([(await readAs(author)).status, (await readAs(administrator)).status]).toEqual([404, 404]);
    const answers = [await fee.choose(author, 'subscription'), await fee.claim(author), await fee.ask(author, 50)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await fee.refusedCheckout(author)).status).toBe(404);
  };
  await isGone();
  expect(await feesToPay(author)).toBe(0);
  await purgeDeletedManuscripts({ ...product.system, now: () => new Date(product.system.now().getTime() + 31 * day) });
  await isGone();
  expect((await steps.restore(administrator)).status).toBe(404);
});

test('with a manuscript that is brought back its fee is there as it was, and is paid', async () => {
  const { author, fee, steps } = await anAccepted();
  await steps.remove(administrator);
  expect((await steps.restore(administrator)).status).toBe(200);
  expect(await fee.read(author)).toMatchObject({ mode: 'open', dueMinor: 240_000, paymentStatus: 'unpaid' });
  await fee.pays(author);
  expect(await fee.read(author)).toMatchObject({ isSettled: true });
});

test('a request for a reduction waits unseen while its manuscript is deleted', async () => {
  const { id, author, fee, steps } = await anAccepted();
  await fee.ask(author, 50);
  const requestId = await lastRequest(product, id, author);
  expect(await toDecide()).toContain(id);
  await steps.remove(administrator);
  expect(await toDecide()).not.toContain(id);
  expect((await fee.decide(administrator, requestId, 50)).status).toBe(404);
  await steps.restore(administrator);
  expect(await toDecide()).toContain(id);
  expect((await fee.decide(administrator, requestId, 50)).status).toBe(200);
});
