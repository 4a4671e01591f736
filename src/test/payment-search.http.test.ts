import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { orders, users } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { anOrder, paidFor } from './product/orders.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const list = (query: Record<string, string> = {}) =>
  reply(product, bookkeeping.payments, { query }, { token: administrator.token });

test('payments come part by part, the newest first, each once', async () => {
  const payer = await aUser(product, { surname: 'Keyset' });
  const ids: string[] = [];
  for (let count = 0; count < 53; count += 1) ids.unshift((await anOrder(product, payer.user.id)).id);
  const parts = [await list({ q: 'keyset' })];
  for (let part = parts[0]; part?.next; part = parts.at(-1)) parts.push(await list({ q: 'keyset', after: part.next }));
  expect(parts.map(({ payments }) => payments.length)).toEqual([25, 25, 3]);
  expect(parts.flatMap(({ payments }) => payments.map(({ id }) => id))).toEqual(ids);
  const wrong = { query: { after: 'nowhere' } };
  expect((await refusal(product, bookkeeping.payments, wrong, administrator)).status).toBe(422);
});

test('payments are found by payer, thing, order and document, however it is written, and by their state', async () => {
  const [payer, other] = [await aUser(product, { surname: 'Şahin-Özdemir' }), await aUser(product)];
  const bought = await anOrder(product, payer.user.id, { name: 'Dunes of the Rub al Khali 100%' });
  const paid = await paidFor(product.system, await anOrder(product, payer.user.id));
  await anOrder(product, other.user.id);
  const found = async (query: Record<string, string>) => (await list(query)).payments.map(({ id }) => id);
  const number = (await list({ q: paid.id })).payments[0]?.documents[0]?.number ?? '';
  for (const q of ['sahin ozdemir', 'ŞAHİN', payer.email, ` ${payer.email.toUpperCase()} `])
    expect(await found({ q }), q).toEqual([paid.id, bought.id]);
  for (const q of ['rub al khali', 'sahin dunes', '100%', bought.id])
    expect(await found({ q }), q).toEqual([bought.id]);
  for (const q of [number, number.toLowerCase(), paid.id]) expect(await found({ q }), q).toEqual([paid.id]);
  expect(await found({ q: 'sahin', state: 'paid' })).toEqual([paid.id]);
  expect(await found({ q: 'sahin', state: 'refunded' })).toEqual([]);
  expect(await found({ q: 'sahin', kind: 'subscription' })).toEqual([paid.id, bought.id]);
  for (const kind of ['full-issue', 'handling-fee']) expect(await found({ q: 'sahin', kind }), kind).toEqual([]);
  for (const q of ['şa öz', 'Sahin-Oz', payer.email.slice(0, -4)])
    expect(await found({ q }), q).toEqual([paid.id, bought.id]);
  for (const q of ['Dr Alex Şahin-Özdemir', 'dr. sahin'])
    expect(await found({ q }), `${q}, as the list shows it`).toEqual([paid.id, bought.id]);
  expect(await found({ q: `Dr ${number}` })).toEqual([paid.id]);
  for (const q of ['ahin', 'sahin nobody', 'Dr', '%', '_', "'", `${number} nobody`, `${bought.id} ${number}`])
    expect(await found({ q }), q).toEqual([]);
  const shown = (await list({ q: paid.id })).payments[0];
  expect(shown?.payer).toEqual({ id: payer.user.id, name: 'Dr Alex Şahin-Özdemir', email: payer.email });
});

test('payments are found by what a person is called now; of an erased account nothing is left to find them by', async () => {
  const payer = await aUser(product, { surname: 'Quillfeather' });
  const { id } = await anOrder(product, payer.user.id, { name: 'Unmistakable issue' });
  const found = async (q: string) => (await list({ q })).payments.map((payment) => payment.id);
  expect(await found('quillf')).toEqual([id]);
  await product.parts.db.update(users).set({ surname: 'Thistledown' }).where(eq(users.id, payer.user.id));
  expect([await found('quillf'), await found('thistled')]).toEqual([[], [id]]);
  await product.parts.db.update(orders).set({ state: 'expired' }).where(eq(orders.id, id));
  const deletion = { params: { id: payer.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, { token: payer.token });
  expect([await found('thistled'), await found(payer.email), await found('unmistakable')]).toEqual([[], [], [id]]);
});
