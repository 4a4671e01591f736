import type { Context } from '../../../context.ts';
import { readHouseAddress, type HouseAddress } from '../../site-texts/index.ts';
import { findAccount, fullName, type Account } from '../../accounts/index.ts';
import type { OrderRow } from '../order-store.ts';
import { findDocumentOf, insertDocuments, takeNumbers, type DocumentRow, type NewDocument } from './document-store.ts';

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<DocumentRow['kind'], string>;

type Payer = Pick<Account, 'title' | 'otherName' | 'surname' | 'affiliation' | 'country' | 'email' | 'deletedAt'>;

/** The person as they stand on record today. */
function recipientOf({ affiliation, country, email, deletedAt, ...name }: Payer): DocumentRow['recipient'] {
  if (deletedAt !== null) return { name: 'A person whose account is deleted', affiliation: '', country: '', email: '' };
  return { name: fullName(name), affiliation, country, email };
}

/** The series of a kind in a year (UTC). */
export const seriesOf = (kind: DocumentRow['kind'], issuedAt: Date) => `${prefixes[kind]}-${issuedAt.getUTCFullYear()}`;

interface Issue {
  readonly order: OrderRow;
  readonly payer: Payer;
  readonly issuedAt: Date;
  /** The number in its series. */
  readonly place: number;
  /** Where the house is reached on that day. */
  readonly house: HouseAddress;
}

const documentOf = ({ site }: Context, kind: DocumentRow['kind'], { order, payer, issuedAt, place, house }: Issue) => ({
  number: `${seriesOf(kind, issuedAt)}-${String(place).padStart(6, '0')}`,
  kind,
  orderId: order.id,
  userId: order.userId,
  issuedAt,
  issuer: { name: site.name, address: [...house.lines], email: house.email },
  recipient: recipientOf(payer),
  description: order.name,
  amountMinor: order.amountMinor,
  currency: order.currency,
});

/** The invoice of an order, for the person as they stand on record. */
export const invoiceOf = (ctx: Context, issue: Issue): NewDocument => documentOf(ctx, 'invoice', issue);

/** The credit note of an order, for whom its invoice was. */
const creditNoteOf = (ctx: Context, issue: Issue, invoice: DocumentRow | null): NewDocument => ({
  ...documentOf(ctx, 'credit-note', issue),
  ...(invoice && { recipient: invoice.recipient, correctsNumber: invoice.number }),
});

/** Issues the invoice or the credit note of an order, once; numbers run by year and kind, without gaps. */
export async function issueDocument(ctx: Context, kind: DocumentRow['kind'], order: OrderRow): Promise<string> {
  const standing = await findDocumentOf(ctx.db, order.id, kind);
  if (standing) return standing.number;
  const payer = await findAccount(ctx.db, order.userId);
  if (!payer) throw new Error(`There is no account ${order.userId} to write a document for`);
  const issuedAt = ctx.now();
  const place = await takeNumbers(ctx.db, seriesOf(kind, issuedAt), 1);
  const issue = { order, payer, issuedAt, place, house: await readHouseAddress(ctx) };
  const document =
    kind === 'invoice'
      ? invoiceOf(ctx, issue)
      : creditNoteOf(ctx, issue, await findDocumentOf(ctx.db, order.id, 'invoice'));
  await insertDocuments(ctx.db, [document]);
  return document.number;
}
