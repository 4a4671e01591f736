import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { formatDay } from '../../../ui/format-day.ts';

type Dates = Pick<ManuscriptEntry, 'articleReceivedDate' | 'articleAcceptedDate' | 'articlePublishedDate'>;

/** The dates of a manuscript's events so far. */
export function datesOf(manuscript: Dates): string[] {
  const dates = [
    [t.received, manuscript.articleReceivedDate],
    [t.accepted, manuscript.articleAcceptedDate],
    [t.published, manuscript.articlePublishedDate],
  ] as const;
  return dates.flatMap(([what, day]) => (day === null ? [] : what({ day: formatDay(day) })));
}

type Fee = Pick<ManuscriptEntry, 'paymentStatus' | 'allowed'>;

/** Whether a fee is finally settled: while the author may still choose, nothing is owed only for now. */
export const isPaid = ({ paymentStatus, allowed }: Fee): boolean =>
  paymentStatus === 'paid' && !allowed.includes('choose-mode');

function turnAfterAcceptance({ paymentStatus, allowed }: Fee): string {
  if (allowed.includes('pay')) return t.turnPay();
  if (!allowed.includes('choose-mode')) return t.turnPublished();
  return paymentStatus === 'unpaid' ? t.turnWaiver() : t.turnCanChange();
}

/** When a step in peer review is due. */
function untilOf({ turn, dueOn }: ManuscriptEntry, today: string): string {
  if (turn === null || dueOn === null) return '';
  const day = formatDay(dueOn);
  if (turn === 'author') return dueOn < today ? t.wasDueBy({ day }) : t.dueBy({ day });
  return dueOn < today ? t.wasExpectedBy({ day }) : t.expectedBy({ day });
}

function turnInReview({ turn }: ManuscriptEntry): string {
  if (turn === 'reviewers') return t.turnReviewers();
  return turn === 'editor-in-chief' ? t.turnChief() : t.turnEditor();
}

function turnOfReviewed(manuscript: ManuscriptEntry): string {
  const { articleStatus, turn, isPublished, articlePublishedDate, allowed } = manuscript;
  switch (articleStatus) {
    case 'Submitted':
      return t.turnChecks();
    case 'Returned':
      return t.turnReturned();
    case 'Under Review':
      return turnInReview(manuscript);
    case 'Revision Requested':
      return t.turnRevision();
    case 'Accepted':
      return turn === 'author' ? t.turnAccepted() : t.turnPublishing();
    case 'On Hold':
      return t.turnOnHold();
    case 'Rejected':
      return allowed.includes('move') ? t.turnMove() : t.turnFinalReviewed();
    case 'Published':
      return turnAfterAcceptance(manuscript);
    case 'Withdrawn':
      return isPublished || articlePublishedDate !== null ? t.turnWithdrawn() : t.turnWithdrawnUnpublished();
  }
}

function turnOfVerified(manuscript: ManuscriptEntry): string {
  const { articleStatus, isReview, allowed } = manuscript;
  const mayEdit = allowed.includes('edit');
  if (articleStatus === 'Published') return turnAfterAcceptance(manuscript);
  if (articleStatus === 'Withdrawn') return t.turnWithdrawn();
  if (articleStatus === 'Rejected') return mayEdit ? t.turnRejected() : t.turnFinal();
  return !isReview && mayEdit ? t.turnVerificationEditable() : t.turnVerification();
}

/** Whose turn it is and until when, for the author. */
export function turnOf(manuscript: ManuscriptEntry, today: string): string {
  if (manuscript.reviewModel === 'verification') return turnOfVerified(manuscript);
  const until = ['Rejected', 'Published'].includes(manuscript.articleStatus) ? '' : untilOf(manuscript, today);
  return [turnOfReviewed(manuscript), until].filter(Boolean).join(' ');
}
