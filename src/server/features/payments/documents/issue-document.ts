import type { Context } from '../../../context.ts';
import { findAccount } from '../../accounts/index.ts';
import type { OrderRow } from '../order-store.ts';
import { findDocumentOf, insertDocument, nextInSeries, type DocumentRow } from './document-store.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<DocumentRow['kind'], string>;

async function recipientOf(ctx: Context, userId: string): Promise<DocumentRow['recipient']> {
  const account = await findAccount(ctx.db, userId);
  if (!account) throw new Error(`There is no account ${userId} to write a document for`);
  const { title, otherName, surname, affiliation, country, email, deletedAt } = account;
  if (deletedAt !== null) return { name: 'A person whose account is deleted', affiliation: '', country: '', email: '' };
  return { name: `${title} ${otherName} ${surname}`, affiliation, country, email };
}

/** Issues the invoice or the credit note of an order, once; numbers run by year and kind, without gaps: `INV-2026-000001`. */
export async function issueDocument(ctx: Context, kind: DocumentRow['kind'], order: OrderRow): Promise<string> {
  const standing = await findDocumentOf(ctx.db, order.id, kind);
  if (standing) return standing.number;
  const issuedAt = ctx.now();
  const series = `${prefixes[kind]}-${issuedAt.getUTCFullYear()}`;
  const corrected = kind === 'credit-note' ? await findDocumentOf(ctx.db, order.id, 'invoice') : null;
  const recipient = corrected?.recipient ?? (await recipientOf(ctx, order.userId));
  const number = `${series}-${String(await nextInSeries(ctx.db, series)).padStart(6, '0')}`;
  await insertDocument(ctx.db, {
    number,
    kind,
    orderId: order.id,
    userId: order.userId,
    issuedAt,
    recipient,
    description: order.name,
    amountMinor: order.amountMinor,
    currency: order.currency,
    correctsNumber: corrected?.number ?? null,
  });
  return number;
}
