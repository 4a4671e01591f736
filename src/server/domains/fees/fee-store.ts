import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import type { PublicationMode, ReviewModel } from '../../../contracts/constants.ts';
import type { Database } from '../../db/database.ts';
import {
  handlingFees,
  journals,
  manuscripts,
  users,
  waiverRequests,
  type ManuscriptState,
} from '../../db/schema/index.ts';
import { owedStates } from './is-owed.ts';

export type FeeRow = typeof handlingFees.$inferSelect;

/** A fee with its manuscript and the person who owes it. */
export interface FoundFee {
  readonly fee: FeeRow;
  readonly manuscript: {
    readonly id: string;
    readonly number: string;
    readonly title: string;
    readonly submittingUserId: string;
    readonly state: ManuscriptState;
    readonly deletedAt: Date | null;
    readonly publishedAt: Date | null;
    readonly reviewModel: ReviewModel;
  };
  readonly journal: { readonly title: string; readonly abbreviation: string };
  readonly payer: {
    readonly title: string;
    readonly otherName: string;
    readonly surname: string;
  };
}

export const feeSelection = {
  fee: handlingFees,
  manuscript: {
    id: manuscripts.id,
    number: manuscripts.number,
    title: manuscripts.title,
    submittingUserId: manuscripts.submittingUserId,
    state: manuscripts.state,
    deletedAt: manuscripts.deletedAt,
    publishedAt: manuscripts.publishedAt,
    reviewModel: manuscripts.reviewModel,
  },
  journal: { title: journals.title, abbreviation: journals.abbreviation },
  payer: { title: users.title, otherName: users.otherName, surname: users.surname },
};

/**
 * Saves the fee of a manuscript that has just been accepted. After a return and a second acceptance it replaces the
 * old fee, unless that one is settled: null then.
 */
export async function insertFee(db: Database, fee: typeof handlingFees.$inferInsert): Promise<FeeRow | null> {
  const { listMinor, currency, country, acceptedAt } = fee;
  const [noted] = await db
    .insert(handlingFees)
    .values(fee)
    .onConflictDoUpdate({
      target: handlingFees.manuscriptId,
      set: { listMinor, currency, country, acceptedAt, mode: null, decidedAt: null },
      setWhere: eq(handlingFees.isSettled, false),
    })
    .returning();
  return noted ?? null;
}

/** The fee of a manuscript; null while it is not accepted. */
export async function findFee(db: Database, manuscriptId: string): Promise<FoundFee | null> {
  const [found] = await db
    .select(feeSelection)
    .from(handlingFees)
    .innerJoin(manuscripts, eq(manuscripts.id, handlingFees.manuscriptId))
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId))
    .where(eq(handlingFees.manuscriptId, manuscriptId));
  return found ?? null;
}

/** The fees of some manuscripts, without related data. */
export async function listFees(db: Database, manuscriptIds: readonly string[]): Promise<FeeRow[]> {
  if (manuscriptIds.length === 0) return [];
  return db
    .select()
    .from(handlingFees)
    .where(inArray(handlingFees.manuscriptId, [...manuscriptIds]));
}

/** A person's unsettled fees: neither paid, nor under subscription, nor with a pending request. */
export async function listOpenFeesOf(db: Database, userId: string, limit: number): Promise<FeeRow[]> {
  const { manuscriptId, isSettled, mode } = handlingFees;
  const waiting = db
    .select({ id: waiverRequests.id })
    .from(waiverRequests)
    .where(and(eq(waiverRequests.manuscriptId, manuscriptId), eq(waiverRequests.state, 'waiting')));
  const rows = await db
    .select({ fee: handlingFees })
    .from(handlingFees)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptId))
    .where(
      and(
        eq(manuscripts.submittingUserId, userId),
        inArray(manuscripts.state, [...owedStates]),
        isNull(manuscripts.deletedAt),
        eq(isSettled, false),
        // An accepted manuscript first needs a mode, which is a separate task of its author.
        or(and(isNull(mode), ne(manuscripts.state, 'accepted')), eq(mode, 'open')),
        notExists(waiting),
      ),
    )
    .limit(limit);
  return rows.map(({ fee }) => fee);
}

/**
 * Locks a fee until the transaction ends. Locks the manuscript first, like everyone who decides about it, because the
 * fee affects whose turn it is.
 */
export async function lockFee(db: Database, manuscriptId: string): Promise<FeeRow | null> {
  await db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(eq(manuscripts.id, manuscriptId))
    .for('no key update');
  const [locked] = await db
    .select()
    .from(handlingFees)
    .where(eq(handlingFees.manuscriptId, manuscriptId))
    .for('update');
  return locked ?? null;
}

type Change = {
  mode?: PublicationMode | null;
  waiverPercent?: number;
  isSettled?: boolean;
  settledByOrderId?: string | null;
  decidedAt?: Date;
};

/** Changes an unsettled fee; null if it is settled. */
export async function changeFee(db: Database, manuscriptId: string, change: Change): Promise<FeeRow | null> {
  const [changed] = await db
    .update(handlingFees)
    .set(change)
    .where(and(eq(handlingFees.manuscriptId, manuscriptId), eq(handlingFees.isSettled, false)))
    .returning();
  return changed ?? null;
}

/** Reopens a fee that was settled because its journal has none; a granted reduction stays. */
export async function reopenFreeFee(db: Database, manuscriptId: string): Promise<void> {
  const { isSettled, listMinor } = handlingFees;
  await db
    .update(handlingFees)
    .set({ isSettled: false, mode: null })
    .where(and(eq(handlingFees.manuscriptId, manuscriptId), eq(isSettled, true), eq(listMinor, 0)));
}

/** Reopens a fee whose payment was refunded. */
export async function reopenFee(db: Database, manuscriptId: string): Promise<void> {
  await db
    .update(handlingFees)
    .set({ isSettled: false, settledByOrderId: null, mode: null })
    .where(eq(handlingFees.manuscriptId, manuscriptId));
}
