import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { formatShortDay } from '../../../ui/format-day.ts';

/** Whether a manuscript is in peer review: until it is published, its author works on its own page. */
export const isFollowed = ({ reviewModel, isPublished, articlePublishedDate }: ManuscriptEntry): boolean =>
  reviewModel === 'double-anonymous' && !isPublished && articlePublishedDate === null;

/** Where the title leads: to the article, or before that to the manuscript's own page. */
export const addressOf = ({ id, articleStatus, articlePublishedJournal, ...manuscript }: ManuscriptEntry): string =>
  manuscript.articlePublishedDate !== null && (articleStatus === 'Published' || articleStatus === 'Withdrawn')
    ? pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id })
    : pages.followManuscript.href({ articleId: id });

type Dates = Pick<ManuscriptEntry, 'articleReceivedDate' | 'articleAcceptedDate' | 'articlePublishedDate'>;

/** The date of a manuscript's last event. */
export function lastDateOf({ articleReceivedDate, articleAcceptedDate, articlePublishedDate }: Dates): string {
  if (articlePublishedDate !== null) return t.published({ day: formatShortDay(articlePublishedDate) });
  if (articleAcceptedDate !== null) return t.accepted({ day: formatShortDay(articleAcceptedDate) });
  return t.received({ day: formatShortDay(articleReceivedDate) });
}

type Fee = Pick<ManuscriptEntry, 'paymentStatus' | 'allowed'>;

/** Whether a fee is finally settled: while the author may still choose, nothing is owed only for now. */
export const isPaid = ({ paymentStatus, allowed }: Fee): boolean =>
  paymentStatus === 'paid' && !allowed.includes('choose-mode');

function turnAfterAcceptance({ paymentStatus, allowed }: Fee): string {
  if (allowed.includes('pay')) return t.turnPay();
  if (!allowed.includes('choose-mode')) return '';
  return paymentStatus === 'unpaid' ? t.turnWaiver() : t.turnCanChange();
}

/** Whose turn it is, with the day on which their step is due. */
function withDay(turn: string, { turn: party, dueOn }: ManuscriptEntry, today: string): string {
  if (party === null || dueOn === null) return turn;
  const day = formatShortDay(dueOn);
  // The author's step is on the button.
  if (party === 'author') return dueOn < today ? t.overdueSince({ day }) : t.dueOn({ day });
  return dueOn < today ? t.turnOverdueSince({ turn, day }) : t.turnUntil({ turn, day });
}

function turnInReview({ turn }: ManuscriptEntry): string {
  if (turn === 'reviewers') return t.turnReviewers();
  return turn === 'editor-in-chief' ? t.turnChief() : t.turnEditor();
}

function turnOfReviewed(manuscript: ManuscriptEntry, today: string): string {
  const { articleStatus, turn, isPublished, articlePublishedDate, allowed } = manuscript;
  const due = (words: string) => withDay(words, manuscript, today);
  switch (articleStatus) {
    case 'On Hold':
      return turn === 'author' ? due(t.turnMove()) : due(t.turnEditor());
    case 'Submitted':
      return due(t.turnEditor());
    case 'Returned':
      return due(t.turnReturned());
    case 'Under Review':
      return due(turnInReview(manuscript));
    case 'Revision Requested':
      return due(t.turnRevision());
    case 'Accepted':
      return due(turn === 'author' ? t.turnAccepted() : t.turnOffice());
    case 'Rejected':
      if (turn === 'editor-in-chief') return due(t.turnChief());
      return allowed.includes('move') ? t.turnMove() : t.turnFinal();
    case 'Published':
      return turnAfterAcceptance(manuscript);
    case 'Withdrawn':
      return isPublished || articlePublishedDate !== null ? t.turnWithdrawn() : t.turnWithdrawnUnpublished();
  }
}

function turnOfVerified(manuscript: ManuscriptEntry): string {
  const { articleStatus, allowed } = manuscript;
  if (articleStatus === 'Published') return turnAfterAcceptance(manuscript);
  if (articleStatus === 'Withdrawn') return t.turnWithdrawn();
  if (articleStatus === 'Rejected') return allowed.includes('edit') ? t.turnReturned() : t.turnFinal();
  return t.turnOffice();
}

/** Whose turn it is and until when, for the author; empty where nothing is left to do. */
export const turnOf = (manuscript: ManuscriptEntry, today: string): string =>
  manuscript.reviewModel === 'verification' ? turnOfVerified(manuscript) : turnOfReviewed(manuscript, today);
