import { siteDay } from '../../../../contracts/site-zone.ts';
import { openInvitationStates, reviewingStates } from '../../../../contracts/review-values.ts';
import type { ReviewEntry } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/review-responses.ts';
import { countUnreadOfReviewer } from '../discussions/read-store.ts';
import { partOf, partSize, readPlace } from '../manuscripts/list-cursor.ts';
import { listConsentsOf } from '../open-review/consent-store.ts';
import { listReviewsOf, listEveryReviewOf, findProfile, keepProfile } from './review-list-store.ts';
import type { OwnData } from '../../../../contracts/own-data.ts';
import { dayOf } from '../review-words.ts';
import { createEvent, type DateArray } from 'ics';
import { pages } from '../../../../contracts/pages.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import { AppError } from '../../../errors.ts';
import { isUnneeded } from '../invitations/held-invitation.ts';
import { findOwnReview } from './own-review.ts';
import { mostOpenReviews } from '../../../../contracts/constants.ts';
import type { ReviewerProfile } from '../../../../contracts/reviewers.ts';
import { signedIn, type Context } from '../../../context.ts';

/** What the caller says of themselves as a reviewer. */
export async function readProfile(ctx: Context): Promise<ReviewerProfile> {
  return (await findProfile(ctx.db, signedIn(ctx).userId)) ?? { interests: '', mostOpenReviews };
}

/** Saves it; suggestions of reviewers change at once. */
export async function saveProfile(ctx: Context, profile: ReviewerProfile): Promise<{ message: string }> {
  await keepProfile(ctx.db, signedIn(ctx).userId, { ...profile, updatedAt: ctx.now() });
  return { message: t.reviewerDetailsSaved() };
}

const dayParts = (day: Date): DateArray => [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];

/** The due date of a review as a day in a calendar, which others may see: it names no manuscript. */
export async function readReviewCalendar(
  ctx: Context,
  invitationId: string,
): Promise<{ text: string; saveAs: string }> {
  const { invitation, found } = await findOwnReview(ctx, invitationId);
  const { dueAt, state } = invitation;
  if (!dueAt || !reviewingStates.includes(state)) throw new AppError('state-conflict', t.noDueDate());
  const { error, value } = createEvent({
    uid: `${invitationId}@${new URL(ctx.site.url).hostname}`,
    productId: 'Colophon',
    title: t.calendarTitle({ journal: found.journal.title }),
    description: t.calendarDescription(),
    url: ctx.site.url + pages.review.href({ invitationId }),
    start: dayParts(dueAt),
    end: dayParts(daysAfter(dueAt, 1)),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    classification: 'PRIVATE',
  });
  if (error || value === null) throw error ?? new Error('The calendar file is empty');
  return { text: value, saveAs: 'review-due.ics' };
}

/** The caller's own reviews with their texts, for the data export. */
export async function readOwnReviews(
  ctx: Context,
): Promise<Pick<OwnData, 'reviews' | 'publicationChoices' | 'reviewerProfile'>> {
  const { userId, email } = signedIn(ctx);
  const rows = await listEveryReviewOf(ctx.db, { userId, email });
  return {
    reviews: rows.map(({ invitedAt, answered, ...review }) => ({
      ...review,
      answered: answered ?? [],
      invitedOn: siteDay(invitedAt),
    })),
    publicationChoices: (await listConsentsOf(ctx.db, userId)).map(({ chosenAt, ...chosen }) => ({
      ...chosen,
      chosenAt: chosenAt.toISOString(),
    })),
    reviewerProfile: await findProfile(ctx.db, userId),
  };
}

type Listed = Awaited<ReturnType<typeof listReviewsOf>>[number];

function present(
  { invitation, submittedAt, articleTitle, journalTitle }: Listed,
  unread: ReadonlyMap<string, number>,
  now: Date,
): ReviewEntry {
  const { id, state, round, dueAt, answerBy } = invitation;
  return {
    invitationId: id,
    state,
    round,
    articleTitle,
    journalTitle,
    dueOn: dueAt && dayOf(dueAt),
    answerBy: dayOf(answerBy),
    isOverdue: openInvitationStates.includes(state) && !isUnneeded(invitation) && (dueAt ?? answerBy) < now,
    reportedOn: state === 'reported' && submittedAt ? siteDay(submittedAt) : null,
    unreadMessages: unread.get(id) ?? 0,
  };
}

/** A page of the caller’s reviews: open ones, due first, or finished ones. */
export async function readReviews(
  ctx: Context,
  { part, after }: { part: 'open' | 'done'; after?: string | undefined },
): Promise<{ reviews: ReviewEntry[]; next: string | null }> {
  const { userId, email } = signedIn(ctx);
  const wanted = { person: { userId, email }, part, after: readPlace(after), limit: partSize + 1 };
  const listed = await listReviewsOf(ctx.db, wanted);
  const { part: rows, next } = partOf(listed, ({ at, invitation }) => ({ at, id: invitation.id }));
  const ids = rows.map(({ invitation }) => invitation.id);
  const unread = await countUnreadOfReviewer(ctx.db, userId, ids);
  return { reviews: rows.map((row) => present(row, unread, ctx.now())), next };
}
