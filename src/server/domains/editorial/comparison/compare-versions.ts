import type { Comparison } from '../../../../contracts/comparison.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findVersion } from '../manuscripts/version-store.ts';
import { findEdited } from '../who-may.ts';
import { compareCopies } from './compare-copies.ts';

/** The differences between two versions, for the manuscript's editors. */
export async function compareVersions(
  ctx: Context,
  articleId: string,
  asked: { readonly before: number; readonly after: number },
): Promise<Comparison> {
  await findEdited(ctx, articleId);
  const before = await findVersion(ctx.db, articleId, asked.before);
  const after = await findVersion(ctx.db, articleId, asked.after);
  if (!before || !after) throw notFound('version');
  return compareCopies(ctx, before.fileIds, after.fileIds);
}
