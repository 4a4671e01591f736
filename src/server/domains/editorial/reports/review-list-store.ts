import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  manuscripts,
  reviewInvitations,
  reviewReports,
  journals,
  mutedReminders,
  reviewerProfiles,
} from '../../../db/schema/index.ts';
import type { Place } from '../manuscripts/list-cursor.ts';
import { writtenByOthers } from '../../conflicts/index.ts';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { journalIdOfRound, titleOfRound } from '../editing-store.ts';
import { isOf } from '../invitations/invitation-store.ts';
import type { ReviewerProfile } from '../../../../contracts/reviewers.ts';
import type { Database } from '../../../db/database.ts';

/** A reviewer's own profile; null without one. */
export async function findProfile(db: Database, userId: string): Promise<ReviewerProfile | null> {
  const [found] = await db
    .select({ interests: reviewerProfiles.interests, mostOpenReviews: reviewerProfiles.mostOpenReviews })
    .from(reviewerProfiles)
    .where(eq(reviewerProfiles.userId, userId));
  return found ?? null;
}

/** Saves a reviewer's own profile. */
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

/** Every review that a person was invited to, the first one first, with its texts. */
export async function listEveryReviewOf(db: Database, person: { readonly userId: string; readonly email: string }) {
  return db
    .select({
      articleTitle: titleOfRound(reviewInvitations.round),
      journalTitle: journals.title,
      round: reviewInvitations.round,
      state: reviewInvitations.state,
      invitedAt: reviewInvitations.invitedAt,
      reason: reviewInvitations.reason,
      // Submitted reports are stored as drafts, too.
      report: sql<ReportDraft | null>`${reviewReports.draft}`,
      answered: reviewReports.answered,
    })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .innerJoin(journals, eq(journals.id, journalIdOfRound(reviewInvitations.round)))
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .where(isOf(person))
    .orderBy(reviewInvitations.invitedAt, reviewInvitations.id);
}

const { id, reviewerId, email, dueAt, answerBy, endedAt } = reviewInvitations;

/**
 * The two parts of a person’s reviews, each read by its index: open ones, due first; and finished ones, the last
 * first.
 */
const parts = {
  open: { holds: isNull(endedAt), at: sql`coalesce(${dueAt}, ${answerBy})`, follows: sql`>`, direction: sql`asc` },
  done: { holds: isNotNull(endedAt), at: sql`${endedAt}`, follows: sql`<`, direction: sql`desc` },
};

const journalTitle = sql<string>`(select title from journals where id = ${journalIdOfRound(reviewInvitations.round)})`;

interface Wanted {
  readonly person: { readonly userId: string; readonly email: string };
  readonly part: keyof typeof parts;
  readonly after: Place | null;
  readonly limit: number;
}

/** A part of a person’s reviews, of manuscripts that are there and that others wrote. */
export async function listReviewsOf(db: Database, { person, part, after, limit }: Wanted) {
  const { holds, at, follows, direction } = parts[part];
  const order = sql`${at} ${direction}, ${id} ${direction}`;
  const place =
    after === null
      ? sql`true`
      : sql`(${at}, ${id}) ${follows} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const among = (isWhose: SQL) => sql`(
    select ${id} from ${reviewInvitations} join ${manuscripts} on ${manuscripts.id} = ${reviewInvitations.manuscriptId}
    where ${isWhose} and ${holds} and ${place} and ${manuscripts.deletedAt} is null and ${writtenByOthers(person)}
    order by ${order} limit ${limit}
  )`;
  // The two branches of `isOf`: no single index has the order of both.
  const own = among(eq(reviewerId, person.userId));
  const byAddress = among(sql`${reviewerId} is null and ${email} = ${person.email}`);
  return db
    .select({
      invitation: reviewInvitations,
      submittedAt: reviewReports.submittedAt,
      articleTitle: titleOfRound(reviewInvitations.round),
      journalTitle,
      at: at.mapWith(answerBy),
    })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .leftJoin(reviewReports, eq(reviewReports.invitationId, id))
    .where(sql`${id} in (${own} union all ${byAddress})`)
    .orderBy(order)
    .limit(limit);
}
