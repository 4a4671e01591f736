import { eq } from 'drizzle-orm';
import type { ReviewerProfile } from '../../../../contracts/reviewers.ts';
import type { Database } from '../../../db/database.ts';
import { mutedReminders, reviewerProfiles } from '../../../db/schema/index.ts';

/** What a reviewer says of themselves; null who says nothing. */
export async function findProfile(db: Database, userId: string): Promise<ReviewerProfile | null> {
  const [found] = await db
    .select({ interests: reviewerProfiles.interests, mostOpenReviews: reviewerProfiles.mostOpenReviews })
    .from(reviewerProfiles)
    .where(eq(reviewerProfiles.userId, userId));
  return found ?? null;
}

/** Keeps what a reviewer says of themselves. */
export async function keepProfile(
  db: Database,
  userId: string,
  profile: ReviewerProfile & { readonly updatedAt: Date },
): Promise<void> {
  await db
    .insert(reviewerProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: reviewerProfiles.userId, set: profile });
}

/** Takes away what a person said of themselves, and which reminders they did not want. */
export async function deleteProfile(db: Database, userId: string): Promise<void> {
  await db.delete(reviewerProfiles).where(eq(reviewerProfiles.userId, userId));
  await db.delete(mutedReminders).where(eq(mutedReminders.userId, userId));
}
