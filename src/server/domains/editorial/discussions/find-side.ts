import { signedIn, type Context } from '../../../context.ts';
import type { DiscussionRow, InvitationRow } from '../../../db/schema/index.ts';
import { isRefusal, notFound } from '../../../errors.ts';
import { findInvitation } from '../invitations/invitation-store.ts';
import { findManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findOwnReview } from '../reports/own-review.ts';
import { editsManuscript } from '../who-may.ts';
import { takesPart, type Role } from './discussion-rules.ts';

/** The caller at a manuscript, as one who takes part in its discussions. */
export interface Side {
  readonly role: Role;
  readonly found: FoundManuscript;
}

/** The caller as the author or an editor of a manuscript; for everybody else it does not exist. */
export async function sideAtManuscript(ctx: Context, articleId: string): Promise<Side> {
  const { userId } = signedIn(ctx);
  const found = await findManuscript(ctx.db, articleId);
  if (found?.manuscript.deletedAt !== null || found.manuscript.reviewModel !== 'double-anonymous')
    throw notFound('manuscript');
  if (found.manuscript.submittingUserId === userId) return { role: 'author', found };
  if (await editsManuscript(ctx, found)) return { role: 'editor', found };
  throw notFound('manuscript');
}

/** The caller as the reviewer of an invitation. */
export async function sideAtReview(
  ctx: Context,
  invitationId: string,
): Promise<Side & { readonly invitation: InvitationRow }> {
  return { role: 'reviewer', ...(await findOwnReview(ctx, invitationId)) };
}

/** The caller's side of a discussion, with the invitation of its reviewer. */
export interface SideIn extends Side {
  readonly invitation: InvitationRow | null;
}

async function lookFor(ctx: Context, { manuscriptId, audience, invitationId }: DiscussionRow): Promise<SideIn | null> {
  const invitation = invitationId === null ? null : await findInvitation(ctx.db, invitationId);
  if (invitation?.reviewerId === signedIn(ctx).userId) return sideAtReview(ctx, invitation.id);
  const side = await sideAtManuscript(ctx, manuscriptId);
  return takesPart(side.role, audience) ? { ...side, invitation } : null;
}

/** The caller's side of a discussion; null for those who do not take part in it. */
export async function findSide(ctx: Context, discussion: DiscussionRow): Promise<SideIn | null> {
  try {
    return await lookFor(ctx, discussion);
  } catch (error) {
    if (isRefusal(error, 'not-found')) return null;
    throw error;
  }
}

/** The same for a call: for those who do not take part, the discussion does not exist. */
export async function sideIn(ctx: Context, discussion: DiscussionRow | null): Promise<SideIn> {
  const side = discussion && (await findSide(ctx, discussion));
  if (!side) throw notFound('discussion');
  return side;
}
