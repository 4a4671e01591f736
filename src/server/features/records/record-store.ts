import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actorName, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { records } from '../../db/schema/index.ts';

/** Writes who did what to something; rows are only ever added. */
export async function addRecord(
  ctx: Context,
  action: string,
  subjectId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db
    .insert(records)
    .values({ id: v7(), at: ctx.now(), actor: actorName(ctx.actor), action, subjectId, details });
}

/** The person who last did one of these things to something; null when it was nobody, or no person. */
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
