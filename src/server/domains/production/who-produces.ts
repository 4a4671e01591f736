import { signedIn, type Context } from '../../context.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { notFound } from '../../errors.ts';
import { hasRole } from '../accounts/index.ts';
import { hasConflict } from '../conflicts/index.ts';
import { findManuscript, type FoundManuscript } from '../editorial/index.ts';
import { findProduction } from './production-store.ts';
import { listTasks, type TaskRow } from './task-store.ts';

/** Managers assign people, send proofs and publish; copy-editors edit the text. */
export type ProductionRole = 'manager' | 'copy-editor';

/**
 * What the caller does in the production of a manuscript: managers are administrators, its journal's production editors
 * and editors in chief, and its handling editor. Its authors and reviewers do nothing there.
 */
export async function roleInProduction(ctx: Context, { manuscript }: FoundManuscript): Promise<ProductionRole | null> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || manuscript.deletedAt !== null) return null;
  if (await hasConflict(ctx, actor, manuscript)) return null;
  const { userId, isAdmin } = actor;
  if (isAdmin || manuscript.handlingEditorId === userId) return 'manager';
  if (await hasRole(ctx.db, userId, manuscript.journalId, ['production-editor', 'editor-in-chief'])) return 'manager';
  const tasks = await listTasks(ctx.db, [manuscript.id]);
  return tasks.some(({ kind, personId }) => kind === 'copy-edit' && personId === userId) ? 'copy-editor' : null;
}

/** Whether a copy-editor may still change the text: until the copy-edit is done or the proof is approved. */
export const isCopyEditOpen = (tasks: readonly TaskRow[], { approvedAt }: Pick<ProductionRow, 'approvedAt'>): boolean =>
  approvedAt === null && tasks.some(({ kind, doneAt }) => kind === 'copy-edit' && doneAt === null);

/** A manuscript in production and what the caller does there. */
export interface Held {
  readonly found: FoundManuscript;
  readonly row: ProductionRow;
  readonly role: ProductionRole;
}

/** The production of a manuscript, for those who work on it; for everyone else it does not exist. */
export async function requireProduction(
  ctx: Context,
  manuscriptId: string,
  roles: readonly ProductionRole[] = ['manager', 'copy-editor'],
): Promise<Held> {
  signedIn(ctx);
  const found = await findManuscript(ctx.db, manuscriptId);
  const role = found && (await roleInProduction(ctx, found));
  const row = role && (await findProduction(ctx.db, manuscriptId));
  if (!row || !roles.includes(role)) throw notFound('manuscript');
  return { found, row, role };
}

/** Which text of a production the caller may see: who works on it the current one, its author the proof, all others none. */
export async function seenText(
  ctx: Context,
  found: FoundManuscript,
  row: ProductionRow,
): Promise<'current' | 'proof' | null> {
  const { userId } = signedIn(ctx);
  if (found.manuscript.deletedAt !== null) return null;
  if ((await roleInProduction(ctx, found)) !== null) return 'current';
  return row.proofRound > 0 && found.manuscript.submittingUserId === userId ? 'proof' : null;
}

/** The same for the pictures of a text. */
export async function seesPictures(ctx: Context, manuscriptId: string): Promise<boolean> {
  const found = await findManuscript(ctx.db, manuscriptId);
  const row = await findProduction(ctx.db, manuscriptId);
  return found !== null && row !== null && (await seenText(ctx, found, row)) !== null;
}
