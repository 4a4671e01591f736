import type { Party } from '../../../contracts/constants.ts';
import type { AuthorAction, FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { formatDay } from '../../ui/format-day.ts';

type Status = Pick<FollowedManuscript, 'articleStatus' | 'reviewModel' | 'turn' | 'mode' | 'appealBy'> & {
  readonly allowed: readonly AuthorAction[];
};

const whose: Record<Party, PlainMessage> = {
  author: t.turnAuthor,
  editor: t.turnEditor,
  reviewers: t.turnReviewers,
  'editor-in-chief': t.turnChief,
  administrator: t.turnAdministrator,
};

function titleWithoutTurn({ articleStatus }: Status): string {
  if (articleStatus === 'Published') return t.articlePublished();
  return articleStatus === 'Withdrawn' ? t.manuscriptWithdrawn() : t.noActionNeeded();
}

const isAppealed = ({ turn }: Status): boolean => turn === 'editor-in-chief';

const titleOfRejection = (current: Status): string => {
  if (isAppealed(current)) return t.turnChief();
  return current.allowed.includes('move') ? t.otherJournalSuggested() : t.decisionMade();
};

/** Whose turn it is, as the heading of the author's page says it. */
export function turnTitle(current: Status): string {
  const { articleStatus, turn, allowed } = current;
  if (articleStatus === 'Rejected' && !allowed.includes('resubmit')) return titleOfRejection(current);
  return turn === null ? titleWithoutTurn(current) : whose[turn]();
}

const inReview: Partial<Record<Party, PlainMessage>> = {
  reviewers: t.nowReviewed,
  'editor-in-chief': t.nowRatified,
};

const rejected = (current: Status): string => {
  const { allowed, appealBy } = current;
  if (isAppealed(current)) return t.nowAppealed();
  if (allowed.includes('resubmit')) return t.nowRefused();
  if (allowed.includes('move')) return t.nowMove();
  return appealBy === null ? t.nowRejected() : t.nowRejectedAppeal({ day: formatDay(appealBy) });
};

const accepted = ({ turn, mode }: Status): string => {
  if (turn === 'author') return t.nowChooseAccess();
  return mode === 'open' ? t.nowPublishedOpen() : t.nowPublishedNext();
};

/** What happens in this step, and what the author can do meanwhile. */
export function turnText(current: Status): string {
  switch (current.articleStatus) {
    case 'Submitted':
      return current.reviewModel === 'verification' ? t.nowVerified() : t.nowChecked();
    case 'Returned':
      return t.nowReturned();
    case 'Under Review':
      return (inReview[current.turn ?? 'editor'] ?? t.nowWithEditor)();
    case 'Revision Requested':
      return t.nowRevise();
    case 'Accepted':
      return accepted(current);
    case 'On Hold':
      return current.allowed.includes('move') ? t.nowMoveOffered() : t.nowOnHold();
    case 'Rejected':
      return rejected(current);
    case 'Published':
      return t.nowPublished();
    case 'Withdrawn':
      return t.nowWithdrawn();
  }
}

/** The deadline or expected day, and this journal's usual time for the step; null without either. */
export function dueWords(
  { turn, dueOn, usualDays }: Pick<FollowedManuscript, 'turn' | 'dueOn' | 'usualDays'>,
  today: string,
): string | null {
  const usual = usualDays === null ? null : { count: usualDays };
  if (turn === null || dueOn === null) return usual && t.usualTime(usual);
  const [onTime, late, time] =
    turn === 'author' ? [t.untilDay, t.deadlinePassed, t.timeGiven] : [t.expectedBy, t.overdue, t.usualTime];
  const due = (dueOn < today ? late : onTime)({ day: formatDay(dueOn) });
  return usual ? `${due} ${time(usual)}` : due;
}
