import * as t from '../../../../messages/documents.ts';
import type { Context } from '../../../context.ts';
import { readPublisherAddress, type PublisherAddress } from '../../site-content/index.ts';
import { findAccount, fullName, type Account } from '../../accounts/index.ts';
import type { OrderRow } from '../order-store.ts';
import { findInvoiceOf, insertDocuments, takeNumbers, type DocumentRow, type NewDocument } from './document-store.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<DocumentRow['kind'], string>;

type Payer = Pick<Account, 'title' | 'otherName' | 'surname' | 'affiliation' | 'country' | 'email' | 'deletedAt'>;

/** The person’s current details. */
function recipientOf({ affiliation, country, email, deletedAt, ...name }: Payer): DocumentRow['recipient'] {
  if (deletedAt !== null) return { name: t.deletedAccount(), affiliation: '', country: '', email: '' };
  return { name: fullName(name), affiliation, country, email };
}

/** The series of a kind in a year (UTC). */
export const seriesOf = (kind: DocumentRow['kind'], issuedAt: Date) => `${prefixes[kind]}-${issuedAt.getUTCFullYear()}`;

interface Issue {
  readonly order: OrderRow;
  /** The amount paid or refunded. */
  readonly amountMinor: number;
  readonly payer: Payer;
  readonly issuedAt: Date;
  /** The number in its series. */
  readonly place: number;
  /** The publisher’s address on that day. */
  readonly publisher: PublisherAddress;
}

const documentOf = (
  { site }: Context,
  kind: DocumentRow['kind'],
  { order, amountMinor, payer, issuedAt, place, publisher }: Issue,
) => ({
  number: `${seriesOf(kind, issuedAt)}-${String(place).padStart(6, '0')}`,
  kind,
  orderId: order.id,
  userId: order.userId,
  issuedAt,
  issuer: { name: site.legalName, address: [...publisher.lines], email: publisher.email, vat: site.vat },
  recipient: recipientOf(payer),
  description: order.name,
  amountMinor,
  currency: order.currency,
});

/** The invoice of an order, with the person’s current details. */
export const invoiceOf = (ctx: Context, issue: Omit<Issue, 'amountMinor'>): NewDocument =>
  documentOf(ctx, 'invoice', { ...issue, amountMinor: issue.order.amountMinor });

/** A credit note of an order, for the recipient of its invoice and with its VAT. */
function creditNoteOf(ctx: Context, issue: Issue, invoice: DocumentRow | null): NewDocument {
  const note = documentOf(ctx, 'credit-note', issue);
  if (invoice === null) return note;
  const issuer = { ...note.issuer, vat: invoice.issuer.vat ?? null };
  return { ...note, issuer, recipient: invoice.recipient, correctsNumber: invoice.number };
}

/** What a document of an order is issued with; its number is the next of its series, so that there are no gaps. */
async function nextIssue(
  ctx: Context,
  kind: DocumentRow['kind'],
  order: OrderRow,
): Promise<Omit<Issue, 'amountMinor'>> {
  const payer = await findAccount(ctx.db, order.userId);
  if (!payer) throw new Error(`There is no account ${order.userId} to write a document for`);
  const issuedAt = ctx.now();
  const place = await takeNumbers(ctx.db, seriesOf(kind, issuedAt), 1);
  return { order, payer, issuedAt, place, publisher: await readPublisherAddress(ctx) };
}

/** Issues the invoice of an order, once. */
export async function issueInvoice(ctx: Context, order: OrderRow): Promise<void> {
  if (await findInvoiceOf(ctx.db, order.id)) return;
  await insertDocuments(ctx.db, [invoiceOf(ctx, await nextIssue(ctx, 'invoice', order))]);
}

/** Issues a credit note for what goes back of an order; answers with its number. */
export async function issueCreditNote(ctx: Context, order: OrderRow, amountMinor: number): Promise<string> {
  const issue = { ...(await nextIssue(ctx, 'credit-note', order)), amountMinor };
  const note = creditNoteOf(ctx, issue, await findInvoiceOf(ctx.db, order.id));
  await insertDocuments(ctx.db, [note]);
  return note.number;
}
