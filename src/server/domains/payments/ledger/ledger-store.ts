import { and, asc, desc, eq, gte, inArray, like, lt, sql, sum, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../../db/database.ts';
import { ledgerEntries } from '../../../db/schema/index.ts';

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;
export type LedgerAccount = LedgerEntryRow['account'];

/** One transaction of the books: what happened, and which accounts it moves; debits are positive, credits negative. */
export interface Posting {
  readonly kind: LedgerEntryRow['kind'];
  readonly at: Date;
  readonly currency: string;
  readonly orderId: string | null;
  readonly manuscriptId: string | null;
  readonly memo: string;
  readonly moves: readonly { readonly account: LedgerAccount; readonly amountMinor: number }[];
}

function entriesOf({ moves, ...facts }: Posting) {
  const transactionId = v7();
  return moves.filter(({ amountMinor }) => amountMinor !== 0).map((move) => ({ ...facts, ...move, transactionId }));
}

/** Writes transactions into the books; the database refuses one that does not balance. */
export async function postAll(db: Database, postings: readonly Posting[]): Promise<void> {
  const entries = postings.flatMap(entriesOf);
  if (entries.length > 0) await db.insert(ledgerEntries).values(entries);
}

/** Writes one transaction into the books. */
export const post = (db: Database, posting: Posting): Promise<void> => postAll(db, [posting]);

async function sumOf(db: Database, condition: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ amountMinor: sum(ledgerEntries.amountMinor).mapWith(Number) })
    .from(ledgerEntries)
    .where(condition);
  return found?.amountMinor ?? 0;
}

const isRefundOfOrder = and(eq(ledgerEntries.kind, 'refund'), like(ledgerEntries.account, 'revenue-%'));

/** How much of an order's payment has gone back, as far as the books know. */
export const refundedOf = (db: Database, orderId: string): Promise<number> =>
  sumOf(db, and(eq(ledgerEntries.orderId, orderId), isRefundOfOrder));

/** How much has gone back of those of these orders of which something has. */
export async function refundedOfEach(db: Database, orderIds: readonly string[]): Promise<Map<string | null, number>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, amountMinor } = ledgerEntries;
  const rows = await db
    .select({ orderId, refundedMinor: sum(amountMinor).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(inArray(orderId, [...orderIds]), isRefundOfOrder))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.refundedMinor]));
}

/** By what the money is found again in the books that came in a session and that no order asked for. */
export const strayMemoOf = (sessionId: string) => `Not asked for: ${sessionId}`;

/** The ledger balance of a session's money that belongs to no order. */
export async function strayBalanceOf(db: Database, sessionId: string): Promise<number> {
  const { account, memo } = ledgerEntries;
  return -(await sumOf(db, and(eq(account, 'unallocated'), eq(memo, strayMemoOf(sessionId)))));
}

/** What moved an account in a month, summed. */
export interface MonthlyMove {
  readonly month: string;
  readonly currency: string;
  readonly account: LedgerAccount;
  readonly kind: LedgerEntryRow['kind'];
  readonly amountMinor: number;
}

/** Sums by month (UTC), currency, account and kind, the newest month first. */
export async function listMonthlyMoves(db: Database): Promise<MonthlyMove[]> {
  const month = sql<string>`to_char(${ledgerEntries.at} at time zone 'UTC', 'YYYY-MM')`;
  const { currency, account, kind } = ledgerEntries;
  return db
    .select({ month, currency, account, kind, amountMinor: sum(ledgerEntries.amountMinor).mapWith(Number) })
    .from(ledgerEntries)
    .groupBy(month, currency, account, kind)
    .orderBy(desc(month), asc(currency));
}

const entriesAtOnce = 1000;

/** Every entry between two moments, in order, read part by part. */
export async function* eachEntry(db: Database, from: Date, until: Date): AsyncGenerator<LedgerEntryRow> {
  const { at, id } = ledgerEntries;
  let last: LedgerEntryRow | undefined;
  do {
    const isLater = last ? sql`(${at}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)` : undefined;
    const rows: LedgerEntryRow[] = await db
      .select()
      .from(ledgerEntries)
      .where(and(gte(at, from), lt(at, until), isLater))
      .orderBy(asc(at), asc(id))
      .limit(entriesAtOnce);
    yield* rows;
    last = rows.length === entriesAtOnce ? rows.at(-1) : undefined;
  } while (last);
}
