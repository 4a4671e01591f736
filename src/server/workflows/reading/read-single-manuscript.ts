import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import {
  findManuscript,
  presentManuscript,
  readsManuscript,
  editsManuscript,
  readAnonymised,
} from '../../domains/editorial/index.ts';

/**
 * One manuscript: complete for its submitting author, administrators and its editors, without names for its reviewers;
 * throws 404 for everyone else.
 */
export async function readSingleManuscript(ctx: Context, articleId: string): Promise<Manuscript> {
  const found = await findManuscript(ctx.db, articleId);
  if (!found) throw notFound('manuscript');
  if ((await readsManuscript(ctx, found)) || (await editsManuscript(ctx, found))) return presentManuscript(ctx, found);
  const anonymised = await readAnonymised(ctx, articleId);
  if (!anonymised) throw notFound('manuscript');
  return anonymised;
}
