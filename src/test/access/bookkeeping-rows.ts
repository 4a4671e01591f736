import { v7 } from 'uuid';
import { bookkeeping } from '../../contracts/bookkeeping.ts';
import { paymentFindings } from '../../server/db/schema/index.ts';
import { reply } from '../product/client.ts';
import { anOrder, paidFor } from '../product/orders.ts';
import type { Cast } from './cast.ts';
import { administratorOnly, missing, nothing, ownerAndAdministrator, row, signedInOnly } from './table.ts';

/** A payment of the owner that nobody has asked about before. */
async function paid({ product, owner }: Cast) {
  return paidFor(product.system, await anOrder(product, owner.user.id));
}

/** The invoice of a payment of the owner. */
async function invoice(cast: Cast) {
  const { id } = await paid(cast);
  const payments = await reply(cast.product, bookkeeping.mine, {}, cast.owner);
  const number = payments.find((payment) => payment.id === id)?.documents[0]?.number ?? '';
  return { params: { number } };
}

async function openFinding({ product }: Cast): Promise<string> {
  const id = v7();
  const found = { kind: 'disputed', detail: 'A dispute', foundAt: new Date() } as const;
  await product.parts.db.insert(paymentFindings).values({ id, subject: id, ...found });
  return id;
}

const reason = { reason: 'Bought by mistake' };
const resolution = { resolution: 'Answered at the provider' };

/** The calls of the books: one's own payments and their documents, and what administrators see of everybody's. */
export const bookkeepingRows = [
  row(bookkeeping.mine, 'one’s own', nothing, signedInOnly(200)),
  row(bookkeeping.document, 'the owner’s invoice', invoice, ownerAndAdministrator(200, 404)),
  row(bookkeeping.document, 'a missing one', () => ({ params: { number: 'INV-2999-000001' } }), signedInOnly(404)),
  row(bookkeeping.payments, 'everybody’s', nothing, administratorOnly(200)),
  row(
    bookkeeping.refund,
    'an order that nobody has paid',
    async ({ product, owner }) => ({ params: { orderId: (await anOrder(product, owner.user.id)).id }, body: reason }),
    administratorOnly(409),
  ),
  row(
    bookkeeping.refund,
    'a missing payment',
    () => ({ params: { orderId: missing }, body: reason }),
    administratorOnly(404),
  ),
  row(bookkeeping.months, 'everybody’s', nothing, administratorOnly(200)),
  row(bookkeeping.ledger, 'everybody’s', nothing, administratorOnly(200)),
  row(bookkeeping.findings, 'all', nothing, administratorOnly(200)),
  row(
    bookkeeping.resolveFinding,
    'an open one',
    async (cast) => ({ params: { findingId: await openFinding(cast) }, body: resolution }),
    administratorOnly(200),
  ),
  row(
    bookkeeping.resolveFinding,
    'a missing one',
    () => ({ params: { findingId: missing }, body: resolution }),
    administratorOnly(404),
  ),
];
