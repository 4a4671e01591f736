import { openInvitationStates } from '../../../../contracts/review-values.ts';
import type { ReviewEntry } from '../../../../contracts/reviews.ts';
import { signedIn, type Context } from '../../../context.ts';
import { partOf, partSize, readPlace } from '../manuscripts/list-cursor.ts';
import { dayOf } from '../days.ts';
import { listReviewsOf } from './review-list-store.ts';

type Listed = Awaited<ReturnType<typeof listReviewsOf>>[number];

function present({ invitation, submittedAt, articleTitle, journalTitle }: Listed, now: Date): ReviewEntry {
  const { id, state, round, dueAt, answerBy } = invitation;
  return {
    invitationId: id,
    state,
    round,
    articleTitle,
    journalTitle,
    dueOn: dueAt && dayOf(dueAt),
    answerBy: dayOf(answerBy),
    isOverdue: openInvitationStates.includes(state) && (dueAt ?? answerBy) < now,
    reportedOn: state === 'reported' && submittedAt ? dayOf(submittedAt) : null,
  };
}

/** A part of the caller’s reviews: what is open, due first, or what is done. */
export async function readReviews(
  ctx: Context,
  { part, after }: { part: 'open' | 'done'; after?: string | undefined },
): Promise<{ reviews: ReviewEntry[]; next: string | null }> {
  const { userId, email } = signedIn(ctx);
  const wanted = { person: { userId, email }, part, after: readPlace(after), limit: partSize + 1 };
  const listed = await listReviewsOf(ctx.db, wanted);
  const { part: rows, next } = partOf(listed, ({ at, invitation }) => ({ at, id: invitation.id }));
  return { reviews: rows.map((row) => present(row, ctx.now())), next };
}
