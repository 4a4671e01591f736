import { v7 } from 'uuid';
import { actorName, type Context } from '../../context.ts';
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
