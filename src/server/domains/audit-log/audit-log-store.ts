import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actorName, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { records } from '../../db/schema/index.ts';

/** Writes who did what to something; what was written never changes, but for what is counted. */
export async function addAuditEntry(
  ctx: Context,
  action: string,
  subjectId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db
    .insert(records)
    .values({ id: v7(), at: ctx.now(), actor: actorName(ctx.actor), action, subjectId, details });
}

/** Adds to what was counted under an id; every process adds to the same row, and begins another where that is sealed already. */
export async function addToCount(
  db: Database,
  counted: Omit<typeof records.$inferInsert, 'details'> & { readonly details: Readonly<Record<string, number>> },
): Promise<void> {
  const parts = sql`select key, value from jsonb_each_text(${records.details}) union all select key, value from jsonb_each_text(excluded.details)`;
  const sums = sql`select key, sum(value::int) as total from (${parts}) as parts group by key`;
  const row = { ...counted, isCounted: true };
  const added = await db
    .insert(records)
    .values(row)
    .onConflictDoUpdate({
      target: records.id,
      set: { details: sql`(select jsonb_object_agg(key, total) from (${sums}) as sums)` },
      setWhere: isNull(records.position),
    })
    .returning({ id: records.id });
  if (added.length === 0) await db.insert(records).values({ ...row, id: v7() });
}

/** The person who last did one of these things to something; null if there is none. */
export async function findLastActor(
  db: Database,
  subjectId: string,
  actions: readonly string[],
): Promise<string | null> {
  const [last] = await db
    .select({ actor: records.actor })
    .from(records)
    .where(and(eq(records.subjectId, subjectId), inArray(records.action, [...actions])))
    .orderBy(desc(records.id))
    .limit(1);
  const [kind, id] = last?.actor.split(':') ?? [];
  return kind === 'user' && id ? id : null;
}

/** What was written of something about these actions, the oldest first. */
export async function listDetails(
  db: Database,
  subjectId: string,
  actions: readonly string[],
): Promise<Readonly<Record<string, unknown>>[]> {
  const rows = await db
    .select({ details: records.details })
    .from(records)
    .where(and(eq(records.subjectId, subjectId), inArray(records.action, [...actions])))
    .orderBy(records.id);
  return rows.map(({ details }) => details);
}

/** The entries about a subject, the oldest first. */
export async function listAuditEntriesAbout(db: Database, subjectId: string) {
  return db
    .select({ at: records.at, actor: records.actor, action: records.action, details: records.details })
    .from(records)
    .where(eq(records.subjectId, subjectId))
    .orderBy(asc(records.id));
}
