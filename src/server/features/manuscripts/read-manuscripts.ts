import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { mayReadManuscript } from './manuscript-policy.ts';
import { findManuscript, listManuscriptsOf, listWaitingManuscripts } from './manuscript-store.ts';
import { presentManuscripts } from './present-manuscript.ts';

/** As many waiting manuscripts as one answer holds. */
const queueLimit = 200;

/** The caller's own manuscripts, newest first. */
export async function readMyManuscripts(ctx: Context): Promise<Manuscript[]> {
  return presentManuscripts(ctx, await listManuscriptsOf(ctx.db, signedIn(ctx).userId));
}

/** What waits for verification, oldest first. */
export async function readManuscriptsToVerify(ctx: Context): Promise<Manuscript[]> {
  return presentManuscripts(ctx, await listWaitingManuscripts(ctx.db, queueLimit));
}

/** One manuscript, for those who may read it; 404 for everyone else. */
export async function readManuscript(ctx: Context, manuscriptId: string): Promise<Manuscript> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !mayReadManuscript(ctx.actor, found.manuscript.submittingUserId)) throw notFound('This manuscript');
  const [manuscript] = await presentManuscripts(ctx, [found]);
  if (!manuscript) throw notFound('This manuscript');
  return manuscript;
}
