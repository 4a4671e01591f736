import type { OwnData } from '../../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../../context.ts';
import { dayOf } from '../days.ts';
import { findProfile } from './profile-store.ts';
import { listEveryReviewOf } from './own-reviews-store.ts';

/** All reviews that the caller was asked for, with what they wrote, for the caller to take along. */
export async function readOwnReviews(ctx: Context): Promise<Pick<OwnData, 'reviews' | 'reviewerProfile'>> {
  const { userId, email } = signedIn(ctx);
  const rows = await listEveryReviewOf(ctx.db, { userId, email });
  return {
    reviews: rows.map(({ invitedAt, ...review }) => ({ ...review, invitedOn: dayOf(invitedAt) })),
    reviewerProfile: await findProfile(ctx.db, userId),
  };
}
