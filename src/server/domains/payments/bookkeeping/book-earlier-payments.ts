import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { readPublisherAddress } from '../../site-content/index.ts';
import { insertDocuments, takeNumbers } from '../documents/document-store.ts';
import { invoiceOf, seriesOf } from '../documents/issue-document.ts';
import { postAll } from '../ledger/ledger-store.ts';
import { paymentOf } from '../ledger/postings.ts';
import { holdSeries, listUnbooked } from './payment-store.ts';

type Unbooked = Awaited<ReturnType<typeof listUnbooked>>[number] & { readonly paidAt: Date };

const atOnce = 1000;

/** Invoices of one series, in the order in which they were paid. */
async function invoiceSeries(tx: Context, series: string, part: readonly Unbooked[]): Promise<void> {
  const first = await takeNumbers(tx.db, series, part.length);
  const publisher = await readPublisherAddress(tx);
  const invoices = part.map(({ order, payer, paidAt }, index) =>
    invoiceOf(tx, { order, payer, issuedAt: paidAt, place: first + index, publisher }),
  );
  await insertDocuments(tx.db, invoices);
}

async function bookPart(tx: Context, part: readonly Unbooked[]): Promise<void> {
  await postAll(
    tx.db,
    part.map(({ order, paidAt }) => paymentOf(order, paidAt)),
  );
  const bySeries = Map.groupBy(part, ({ paidAt }) => seriesOf('invoice', paidAt));
  for (const [series, invoiced] of bySeries) await invoiceSeries(tx, series, invoiced);
}

/**
 * Adds earlier payments, and payments by a process of the previous version, to the ledger: each at its own time, with
 * an invoice of that year. All or nothing; existing entries do not change.
 */
export async function bookEarlierPayments(ctx: Context): Promise<number> {
  if ((await listUnbooked(ctx.db, 1)).length === 0) return 0;
  const booked = await inTransaction(ctx, async (tx) => {
    await holdSeries(tx.db);
    for (let count = 0; ;) {
      const rows = await listUnbooked(tx.db, atOnce);
      if (rows.length === 0) return count;
      await bookPart(
        tx,
        rows.map((row) => ({ ...row, paidAt: row.order.paidAt ?? row.order.createdAt })),
      );
      count += rows.length;
    }
  });
  ctx.log.info({ booked }, 'Payments from before there were books stand in them now');
  return booked;
}
