import type { BodyOf } from '../../contracts/call.ts';
import type { verification } from '../../contracts/verification.ts';
import type { Context } from '../context.ts';
import { findManuscript, rejectManuscript, rejectUnreviewed } from '../domains/editorial/index.ts';

/** An administrator's rejection: of what they verify themselves, and without review of what peers would review. */
export async function rejectAsAdministrator(
  ctx: Context,
  rejection: BodyOf<typeof verification.reject>,
): Promise<{ message: string }> {
  const found = await findManuscript(ctx.db, rejection.articleId);
  return found?.manuscript.reviewModel === 'double-anonymous' && found.manuscript.deletedAt === null
    ? rejectUnreviewed(ctx, found, rejection)
    : rejectManuscript(ctx, rejection);
}
