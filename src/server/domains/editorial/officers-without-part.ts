import type { Context } from '../../context.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { withoutPartIn } from '../parts/index.ts';
import { listEditing, type EditingPerson } from './editing-store.ts';

/** The people who hold an office at a manuscript and have no part in it: they alone edit it. */
export async function listOfficersWithoutPart(
  ctx: Context,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<EditingPerson[]> {
  return withoutPartIn(ctx, await listEditing(ctx.db, manuscript), manuscript);
}
