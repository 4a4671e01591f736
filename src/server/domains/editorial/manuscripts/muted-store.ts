import { and, eq, sql } from 'drizzle-orm';
import type { MutableReminder } from '../../../../contracts/reviewers.ts';
import type { Database } from '../../../db/database.ts';
import { mutedReminders } from '../../../db/schema/index.ts';
import { holdersOf } from '../../accounts/index.ts';

/** Whether a person who has or had one of these mailboxes has muted a reminder. */
export async function isMutedAt(db: Database, kind: MutableReminder, mailboxes: readonly string[]): Promise<boolean> {
  const holders = holdersOf(sql`${sql.param([...mailboxes])}::text[]`);
  const { userId } = mutedReminders;
  return (await db.$count(mutedReminders, and(eq(mutedReminders.kind, kind), sql`${userId} in (${holders})`))) > 0;
}
