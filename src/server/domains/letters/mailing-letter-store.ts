import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { letterStates, type LetterState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { letters } from '../../db/schema/index.ts';

export type LetterCounts = Record<LetterState, number>;
type NewLetter = Omit<typeof letters.$inferInsert, 'id'> & { readonly id: string };

/** Writes emails of a mailing; returns those that are new. */
export async function insertLetters(db: Database, written: readonly NewLetter[]): Promise<string[]> {
  if (written.length === 0) return [];
  const added = await db
    .insert(letters)
    .values([...written])
    .onConflictDoNothing()
    .returning({ id: letters.id });
  return added.map(({ id }) => id);
}

const noLetters = (): LetterCounts => {
  const none = letterStates.map((state): [LetterState, number] => [state, 0]);
  // Every state has its entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(none) as LetterCounts;
};

/** The states of the emails of mailings, by mailing. */
export async function countLettersOf(
  db: Database,
  mailingIds: readonly string[],
): Promise<(id: string) => LetterCounts> {
  const rows = await db
    .select({ mailingId: letters.mailingId, state: letters.state, total: count() })
    .from(letters)
    .where(inArray(letters.mailingId, [...mailingIds]))
    .groupBy(letters.mailingId, letters.state);
  return (id) => {
    const counts = noLetters();
    for (const { mailingId, state, total } of rows) if (mailingId === id) counts[state] = total;
    return counts;
  };
}

/** Whether an email of a mailing is still queued. */
export async function hasWaitingLetter(db: Database, mailingId: string): Promise<boolean> {
  const waits = and(eq(letters.mailingId, mailingId), eq(letters.state, 'queued'));
  const [waiting] = await db.select({ id: letters.id }).from(letters).where(waits).limit(1);
  return waiting !== undefined;
}

/** Calls off what waits and is in no worker's hands. */
export async function cancelWaiting(db: Database, mailingId: string, at: Date): Promise<void> {
  const isInNoHands = or(isNull(letters.claimedUntil), lt(letters.claimedUntil, at));
  await db
    .update(letters)
    .set({ state: 'cancelled', stateAt: at })
    .where(and(eq(letters.mailingId, mailingId), eq(letters.state, 'queued'), isInNoHands));
}

/** The newest emails of a mailing that did not arrive. */
export async function listFailures(db: Database, mailingId: string, limit: number) {
  return db
    .select({
      id: letters.id,
      toAddress: letters.toAddress,
      state: letters.state,
      reason: letters.lastError,
      at: letters.stateAt,
    })
    .from(letters)
    .where(and(eq(letters.mailingId, mailingId), inArray(letters.state, ['failed', 'bounced'])))
    .orderBy(desc(letters.stateAt), desc(letters.id))
    .limit(limit);
}
