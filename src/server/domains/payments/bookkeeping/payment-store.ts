import { and, asc, desc, eq, inArray, isNotNull, or, isNull, sql, lt, notInArray, type SQL } from 'drizzle-orm';
import { orders, paymentDocuments, refunds, documentSeries, users } from '../../../db/schema/index.ts';
import { isSettled } from '../order-store.ts';
import { userTitles, type OrderKind, type OrderState } from '../../../../contracts/constants.ts';
import { Id } from '../../../../contracts/values.ts';
import type { Database } from '../../../db/database.ts';
import { foldedWords, idsByWords } from '../../../db/word-search.ts';

const payer = {
  id: users.id,
  title: users.title,
  otherName: users.otherName,
  surname: users.surname,
  email: users.email,
  deletedAt: users.deletedAt,
};

interface PaymentFilter {
  readonly q?: string | undefined;
  readonly kind?: OrderKind | undefined;
  readonly state?: OrderState | undefined;
  /** The id of the last order of the part before. */
  readonly before?: string | undefined;
  /** Manuscripts whose payers cannot be found by words or numbers. */
  readonly anonymous: readonly string[];
  readonly limit: number;
}

const mostWords = 8;
const documentNumber = /^(INV|CN)-\d{4}-\d{6}$/i;
const isName = (typed: string) => documentNumber.test(typed) || Id.safeParse(typed).success;

/** The list shows titles in front of names, but they are not part of them. */
const isTitle = (typed: string) =>
  userTitles.some((title) => title.toLowerCase() === typed.replace(/\.$/, '').toLowerCase());

/** The order that a number of a document or of an order names. */
function isNamed(db: Database, name: string): SQL | undefined {
  if (!documentNumber.test(name)) return eq(orders.id, name);
  const ofDocument = db
    .select({ id: paymentDocuments.orderId })
    .from(paymentDocuments)
    .where(eq(paymentDocuments.number, name.toUpperCase()));
  return inArray(orders.id, ofDocument);
}

const { id, searchText, manuscriptId } = orders;

/** What an order of each kind has, and no other. */
const boughtBy = { subscription: orders.plan, 'full-issue': orders.fullIssueId, 'handling-fee': manuscriptId };

/**
 * All orders with their payers, the newest first. Each search word must start a word of the purchase, the payer's name
 * or address, or be the number of a document or an order.
 */
export async function listSitePayments(db: Database, { q = '', kind, state, before, anonymous, limit }: PaymentFilter) {
  const typed = q.split(/\s+/).filter((word) => word !== '');
  const names = typed.filter(isName).slice(0, mostWords);
  const where = and(
    kind === undefined ? undefined : isNotNull(boughtBy[kind]),
    state === undefined ? undefined : eq(orders.state, state),
    before === undefined ? undefined : lt(orders.id, before),
    ...names.map((name) => isNamed(db, name)),
    typed.length === 0 ? undefined : or(isNull(manuscriptId), notInArray(manuscriptId, [...anonymous])),
  );
  const rest = typed.filter((word) => !isName(word) && !isTitle(word));
  const words = await foldedWords(db, rest.join(' ').replaceAll('@', ' '));
  // A search without searchable words finds nothing.
  const isUnfindable = rest.length > 0 || (typed.length > 0 && names.length === 0);
  if (words.length === 0 && isUnfindable) return [];
  const list = {
    table: orders,
    id,
    searchText,
    places: sql`${id}`,
    where: where ?? sql`true`,
    order: sql`${id} desc`,
    limit,
  };
  const found = words.length === 0 ? where : inArray(id, await idsByWords(db, list, words));
  return db
    .select({ order: orders, payer })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(found)
    .orderBy(desc(orders.id))
    .limit(limit);
}

const isInvoice = and(eq(paymentDocuments.orderId, orders.id), eq(paymentDocuments.kind, 'invoice'));

/** Orders that were paid and have no invoice, with their payers, in the order of payment. */
export async function listUnbooked(db: Database, limit: number) {
  return db
    .select({ order: orders, payer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(paymentDocuments, isInvoice)
    .where(and(isSettled, isNull(paymentDocuments.number)))
    .orderBy(asc(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`), asc(orders.id))
    .limit(limit);
}

/** Locks the document number series until the transaction ends. */
export async function holdSeries(db: Database): Promise<void> {
  await db.execute(sql`lock table ${documentSeries} in share row exclusive mode`);
}

/** A person's orders that were ever paid or have an open checkout, the newest first. */
export async function listOwnPayments(db: Database, userId: string) {
  const isPayable = and(eq(orders.state, 'open'), isNotNull(orders.providerSessionId));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isSettled, isPayable)))
    .orderBy(desc(orders.id));
}

/** The invoices and credit notes of orders, invoices first. */
export async function listDocumentsOfOrders(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, number, kind } = paymentDocuments;
  return db
    .select({ orderId, number, kind })
    .from(paymentDocuments)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(desc(kind), asc(number));
}

/** Of these orders, those with a refund that is under way. */
export async function listOrdersBeingRefunded(db: Database, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'asked')));
  return rows.map(({ orderId }) => orderId);
}
