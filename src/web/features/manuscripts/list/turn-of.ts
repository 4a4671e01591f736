import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { formatDay } from '../../../ui/format-day.ts';

type Dates = Pick<ManuscriptEntry, 'articleReceivedDate' | 'articleAcceptedDate' | 'articlePublishedDate'>;

/** What happened to a manuscript on which day, as far as it has happened. */
export function datesOf(manuscript: Dates): string[] {
  const dates: [string, string | null][] = [
    ['received', manuscript.articleReceivedDate],
    ['accepted', manuscript.articleAcceptedDate],
    ['published', manuscript.articlePublishedDate],
  ];
  return dates.flatMap(([what, day]) => (day === null ? [] : `${what} ${formatDay(day)}`));
}

type Fee = Pick<ManuscriptEntry, 'paymentStatus' | 'allowed'>;

/** Whether a fee is settled for good: where the author may still choose, it is only that nothing is owed now. */
export const isPaid = ({ paymentStatus, allowed }: Fee): boolean =>
  paymentStatus === 'paid' && !allowed.includes('choose-mode');

function turnAfterAcceptance({ paymentStatus, allowed }: Fee): string {
  if (allowed.includes('pay'))
    return 'Published. It is your turn: choose the mode of publication, and pay the handling fee for open access.';
  if (!allowed.includes('choose-mode')) return 'Published. Nothing is left for you to do.';
  return paymentStatus === 'unpaid'
    ? 'Published. It is our turn: your request for a waiver waits for an answer, and nothing is due until then.'
    : 'Published. Nothing is to pay; you can still change the mode of publication.';
}

/** Until when a step in peer review lasts. */
function untilOf({ turn, dueOn }: ManuscriptEntry, today: string): string {
  if (turn === null || dueOn === null) return '';
  const day = formatDay(dueOn);
  if (turn === 'author') return dueOn < today ? ` The time for this ended on ${day}.` : ` You have until ${day}.`;
  return dueOn < today ? ` This was expected by ${day}, and is late.` : ` Expected by ${day}.`;
}

function turnInReview({ turn }: ManuscriptEntry): string {
  if (turn === 'reviewers') return 'It is the reviewers’ turn: they are reading it.';
  return turn === 'editor-in-chief'
    ? 'It is the editor in chief’s turn: a decision is being confirmed.'
    : 'It is the editor’s turn.';
}

function turnOfReviewed(manuscript: ManuscriptEntry): string {
  const { articleStatus, turn, isPublished, articlePublishedDate, allowed } = manuscript;
  switch (articleStatus) {
    case 'Submitted':
      return 'It is the editor’s turn: the initial checks. Until it goes to review you can edit it.';
    case 'Returned':
      return 'It is your turn: the editor returned the manuscript with reasons. Change it and submit it again.';
    case 'Under Review':
      return turnInReview(manuscript);
    case 'Revision Requested':
      return 'It is your turn: revise the manuscript, and answer the reports.';
    case 'Accepted':
      return turn === 'author'
        ? 'Accepted. It is your turn: choose the mode of publication.'
        : 'Accepted. It is our turn: we publish it next.';
    case 'On Hold':
      return 'On hold for now. It is the editor’s turn.';
    case 'Rejected':
      return allowed.includes('move')
        ? 'It is your turn: another journal is suggested. You can move the manuscript there, or leave it at that.'
        : 'The rejection is final. Its page has the letter, and the reports.';
    case 'Published':
      return turnAfterAcceptance(manuscript);
    case 'Withdrawn':
      return isPublished || articlePublishedDate !== null
        ? 'Withdrawn. Its page shows the notice of withdrawal.'
        : 'Withdrawn. It is no longer considered here.';
  }
}

function turnOfVerified(manuscript: ManuscriptEntry): string {
  const { articleStatus, isReview, allowed } = manuscript;
  const mayEdit = allowed.includes('edit');
  if (articleStatus === 'Published') return turnAfterAcceptance(manuscript);
  if (articleStatus === 'Withdrawn') return 'Withdrawn. Its page shows the notice of withdrawal.';
  if (articleStatus === 'Rejected') {
    return mayEdit
      ? 'It is your turn: change the manuscript and submit it again.'
      : 'The rejection is final. Nothing is left for you to do.';
  }
  const until = !isReview && mayEdit ? ' Until then you can edit it.' : '';
  return `It is our turn: we will write to you with the outcome.${until}`;
}

/** Whose turn it is with a manuscript, and until when, as its author reads it. */
export const turnOf = (manuscript: ManuscriptEntry, today: string): string =>
  manuscript.reviewModel === 'verification'
    ? turnOfVerified(manuscript)
    : turnOfReviewed(manuscript) +
      (['Rejected', 'Published'].includes(manuscript.articleStatus) ? '' : untilOf(manuscript, today));
