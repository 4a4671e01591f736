import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { openInvitationStates } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import { manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import { writtenByOthers, type Place } from '../../manuscripts/index.ts';
import { journalIdOfRound, titleOfRound } from '../journal-of-round-store.ts';
import { isOf } from '../invitations/invitation-store.ts';

const dueAt = sql`coalesce(${reviewInvitations.dueAt}, ${reviewInvitations.answerBy})`;
const doneAt = sql`coalesce(${reviewReports.submittedAt}, ${reviewInvitations.answeredAt}, ${reviewInvitations.answerBy})`;

/** The two parts of a person’s reviews: what is open, due first; and what is done, the last one first. */
const parts = {
  open: {
    at: dueAt,
    of: inArray(reviewInvitations.state, [...openInvitationStates]),
    after: ({ at, id }: Place) =>
      sql`(${dueAt}, ${reviewInvitations.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`,
    order: sql`${dueAt}, ${reviewInvitations.id}`,
  },
  done: {
    at: doneAt,
    of: notInArray(reviewInvitations.state, [...openInvitationStates]),
    after: ({ at, id }: Place) =>
      sql`(${doneAt}, ${reviewInvitations.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`,
    order: sql`${doneAt} desc, ${reviewInvitations.id} desc`,
  },
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
  const wanted = parts[part];
  return db
    .select({
      invitation: reviewInvitations,
      submittedAt: reviewReports.submittedAt,
      articleTitle: titleOfRound(reviewInvitations.round),
      journalTitle,
      at: wanted.at.mapWith(reviewInvitations.answerBy),
    })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .where(
      and(
        isOf(person),
        wanted.of,
        isNull(manuscripts.deletedAt),
        writtenByOthers(person),
        after ? wanted.after(after) : undefined,
      ),
    )
    .orderBy(wanted.order)
    .limit(limit);
}
