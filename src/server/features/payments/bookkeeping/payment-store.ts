import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { OrderState } from '../../../../contracts/constants.ts';
import { Id } from '../../../../contracts/values.ts';
import type { Database } from '../../../db/database.ts';
import { containing, holdsWord, searchWords } from '../../../db/folded-text.ts';
import { orders, paymentDocuments, refunds, users } from '../../../db/schema/index.ts';

const payer = {
  id: users.id,
  title: users.title,
  otherName: users.otherName,
  surname: users.surname,
  email: users.email,
  deletedAt: users.deletedAt,
};

export interface PaymentFilter {
  readonly q?: string | undefined;
  readonly state?: OrderState | undefined;
  /** The id of the last order of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const payerWords = sql`concat_ws(' ', ${users.surname}, ${users.otherName}, ${users.email})`;

/** Each word somewhere: in the payer's name or address, in what was bought, or as the number of a document or order. */
const matching = (db: Database, q: string) =>
  searchWords(q).map((word) => {
    const payers = db.select({ id: users.id }).from(users).where(holdsWord(payerWords, word));
    const numbered = db
      .select({ id: paymentDocuments.orderId })
      .from(paymentDocuments)
      .where(eq(paymentDocuments.number, word.toUpperCase()));
    const isOrder = Id.safeParse(word).success ? eq(orders.id, word) : undefined;
    // Each of the lists is made once, and the orders are held against them; folding every order's name would take long.
    return or(
      inArray(orders.userId, payers),
      inArray(orders.id, numbered),
      isOrder,
      ilike(orders.name, containing(word)),
    );
  });

/** Orders of everybody with their payers, the newest first. */
export async function listHousePayments(db: Database, { q = '', state, before, limit }: PaymentFilter) {
  return db
    .select({ order: orders, payer })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        state === undefined ? undefined : eq(orders.state, state),
        before === undefined ? undefined : lt(orders.id, before),
        ...matching(db, q),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);
}

/** A person's orders that were paid at some time, the newest first. */
export async function listPaidOrders(db: Database, userId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'refunded'])))
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
    .orderBy(desc(kind));
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
