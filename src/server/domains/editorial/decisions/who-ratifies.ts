import { signedIn, type Context } from '../../../context.ts';
import { listRoleHolders } from '../../accounts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { withoutConflicts } from '../../conflicts/index.ts';
import { mayRatify } from './decision-rules.ts';

/** The editors in chief who can ratify decisions about a manuscript: the journal's, without its authors and reviewers. */
export async function listChiefs(ctx: Context, { manuscript, journal }: FoundManuscript) {
  const holders = await listRoleHolders(ctx.db, journal.id, ['editor-in-chief']);
  return withoutConflicts(ctx, holders, manuscript);
}

/** Whether the actor ratifies this decision about a manuscript. */
export async function ratifies(ctx: Context, found: FoundManuscript, decidedBy: string): Promise<boolean> {
  const chiefs = (await listChiefs(ctx, found)).map(({ userId }) => userId);
  return mayRatify(signedIn(ctx), decidedBy, chiefs);
}
