import { createEvent, type DateArray } from 'ics';
import { pages } from '../../../../contracts/pages.ts';
import { reviewingStates } from '../../../../contracts/review-values.ts';
import { daysAfter } from '../../../../contracts/days.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findOwnReview } from './own-review.ts';

const dayParts = (day: Date): DateArray => [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];

/** The due date of a review as a day in a calendar, which others may see: it names no manuscript. */
export async function readReviewCalendar(
  ctx: Context,
  invitationId: string,
): Promise<{ text: string; saveAs: string }> {
  const { invitation, found } = await findOwnReview(ctx, invitationId);
  const { dueAt, state } = invitation;
  if (!dueAt || !reviewingStates.includes(state))
    throw new AppError('state-conflict', 'There is a due date once you have accepted the review.');
  const { error, value } = createEvent({
    uid: `${invitationId}@${new URL(ctx.site.url).hostname}`,
    productId: 'Colophon',
    title: `Review due for ${found.journal.title}`,
    description: 'The page of the review holds the manuscript and your report.',
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
