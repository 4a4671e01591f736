import { signedIn, type Context } from '../../context.ts';
import type { JournalRole } from '../../../contracts/constants.ts';
import { notFound } from '../../errors.ts';
import { hasRole } from '../accounts/index.ts';
import { findManuscript, type FoundManuscript } from './manuscripts/manuscript-store.ts';
import { hasConflict } from '../conflicts/index.ts';

/** The roles that edit a journal. */
export const editing: readonly JournalRole[] = ['editor', 'editor-in-chief'];

/**
 * Whether the actor edits a manuscript: an editor or the editor in chief of its journal, or an administrator in their
 * place. Authors and reviewers never do; manuscripts without peer review have no editors.
 */
export async function editsManuscript(
  ctx: Context,
  { manuscript }: FoundManuscript,
  roles: readonly JournalRole[] = editing,
): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || manuscript.reviewModel !== 'double-anonymous') return false;
  if (manuscript.deletedAt !== null || (await hasConflict(ctx, actor, manuscript))) return false;
  return actor.isAdmin || hasRole(ctx.db, actor.userId, manuscript.journalId, roles);
}

/** The manuscript, for those who edit it; for everybody else it does not exist. */
export async function findEdited(ctx: Context, articleId: string): Promise<FoundManuscript> {
  signedIn(ctx);
  const found = await findManuscript(ctx.db, articleId);
  if (!found || !(await editsManuscript(ctx, found))) throw notFound('manuscript');
  return found;
}
