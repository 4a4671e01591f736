import type { Context } from '../../context.ts';
import type { FoundManuscript } from '../manuscripts/index.ts';
import { hasPartIn } from '../parts/index.ts';
import { listEditing, type EditingPerson } from './editing-store.ts';

/** The people who hold an office at a manuscript and have no part in it: they alone edit it. */
export async function listOfficersWithoutPart(
  ctx: Context,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<EditingPerson[]> {
  const holders = await listEditing(ctx.db, manuscript);
  const havePart = await Promise.all(holders.map((person) => hasPartIn(ctx, person, manuscript)));
  return holders.filter((_, place) => havePart[place] === false);
}
