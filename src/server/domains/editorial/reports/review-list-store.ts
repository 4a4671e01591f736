import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import type { Place } from '../manuscripts/list-cursor.ts';
import { writtenByOthers } from '../../parts/index.ts';
import { journalIdOfRound, titleOfRound } from '../journal-of-round-store.ts';

const { id, reviewerId, email, dueAt, answerBy, endedAt } = reviewInvitations;

/** The two parts of a person’s reviews, each read along its index: what is open, due first; and what is done, the last one first. */
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
  // Whose an invitation is (`isOf`) in its two branches: along one index the order of both cannot be read.
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
