import type { Context } from '../../../context.ts';
import { listRoleHolders } from '../../accounts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { withoutPartIn } from '../../parts/index.ts';

/** The editors in chief who can ratify decisions about a manuscript: those of its journal, without its authors and reviewers. */
export async function listChiefs(ctx: Context, { manuscript, journal }: FoundManuscript) {
  const holders = await listRoleHolders(ctx.db, journal.id, ['editor-in-chief']);
  return withoutPartIn(ctx, holders, manuscript);
}
