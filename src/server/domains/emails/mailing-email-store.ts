import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { emailStates, type EmailState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { emails } from '../../db/schema/index.ts';

export type EmailCounts = Record<EmailState, number>;
type NewEmail = Omit<typeof emails.$inferInsert, 'id'> & { readonly id: string };

/** Writes emails of a mailing; returns those that are new. */
export async function insertEmails(db: Database, written: readonly NewEmail[]): Promise<string[]> {
  if (written.length === 0) return [];
  const added = await db
    .insert(emails)
    .values([...written])
    .onConflictDoNothing()
    .returning({ id: emails.id });
  return added.map(({ id }) => id);
}

const noEmails = (): EmailCounts => {
  const none = emailStates.map((state): [EmailState, number] => [state, 0]);
  // Every state has its entry.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(none) as EmailCounts;
};

/** The states of the emails of mailings, by mailing. */
export async function countEmailsOf(db: Database, mailingIds: readonly string[]): Promise<(id: string) => EmailCounts> {
  const rows = await db
    .select({ mailingId: emails.mailingId, state: emails.state, total: count() })
    .from(emails)
    .where(inArray(emails.mailingId, [...mailingIds]))
    .groupBy(emails.mailingId, emails.state);
  return (id) => {
    const counts = noEmails();
    for (const { mailingId, state, total } of rows) if (mailingId === id) counts[state] = total;
    return counts;
  };
}

/** Whether an email of a mailing is still queued. */
export async function hasWaitingEmail(db: Database, mailingId: string): Promise<boolean> {
  const waits = and(eq(emails.mailingId, mailingId), eq(emails.state, 'queued'));
  const [waiting] = await db.select({ id: emails.id }).from(emails).where(waits).limit(1);
  return waiting !== undefined;
}

/** Calls off what waits and is in no worker's hands. */
export async function cancelWaiting(db: Database, mailingId: string, at: Date): Promise<void> {
  const isInNoHands = or(isNull(emails.claimedUntil), lt(emails.claimedUntil, at));
  await db
    .update(emails)
    .set({ state: 'cancelled', stateAt: at })
    .where(and(eq(emails.mailingId, mailingId), eq(emails.state, 'queued'), isInNoHands));
}

/** The newest emails of a mailing that did not arrive. */
export async function listFailures(db: Database, mailingId: string, limit: number) {
  return db
    .select({
      id: emails.id,
      toAddress: emails.toAddress,
      state: emails.state,
      reason: emails.lastError,
      at: emails.stateAt,
    })
    .from(emails)
    .where(and(eq(emails.mailingId, mailingId), inArray(emails.state, ['failed', 'bounced'])))
    .orderBy(desc(emails.stateAt), desc(emails.id))
    .limit(limit);
}
