import { mostOpenReviews } from '../../../../contracts/constants.ts';
import type { ReviewerProfile } from '../../../../contracts/reviewers.ts';
import { signedIn, type Context } from '../../../context.ts';
import { findProfile, keepProfile } from './profile-store.ts';

/** What the caller says of themselves as a reviewer. */
export async function readProfile(ctx: Context): Promise<ReviewerProfile> {
  return (await findProfile(ctx.db, signedIn(ctx).userId)) ?? { interests: '', mostOpenReviews };
}

/** Changes it; who is proposed as a reviewer follows at once. */
export async function saveProfile(ctx: Context, profile: ReviewerProfile): Promise<{ message: string }> {
  await keepProfile(ctx.db, signedIn(ctx).userId, { ...profile, updatedAt: ctx.now() });
  return { message: 'Your details as a reviewer are saved.' };
}
