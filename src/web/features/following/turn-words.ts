import type { Party } from '../../../contracts/constants.ts';
import type { AuthorAction, FollowedManuscript } from '../../../contracts/revisions.ts';
import { formatDay } from '../../ui/format-day.ts';

type Standing = Pick<FollowedManuscript, 'articleStatus' | 'reviewModel' | 'turn' | 'mode'> & {
  readonly allowed: readonly AuthorAction[];
};

const whose: Record<Party, string> = {
  author: 'It is your turn',
  editor: 'It is the editor’s turn',
  reviewers: 'It is the reviewers’ turn',
  'editor-in-chief': 'It is the editor in chief’s turn',
  administrator: 'It is the publisher’s turn',
};

function titleWhenNobodys({ articleStatus }: Standing): string {
  if (articleStatus === 'Published') return 'Your article is published';
  return articleStatus === 'Withdrawn' ? 'This manuscript is withdrawn' : 'Nothing is left to do';
}

/** Whose turn it is, as the heading of the author's page says it. */
export function turnTitle(standing: Standing): string {
  const { articleStatus, turn, allowed } = standing;
  if (articleStatus === 'Rejected' && !allowed.includes('resubmit'))
    return allowed.includes('move') ? 'Another journal is suggested' : 'It has been decided';
  return turn === null ? titleWhenNobodys(standing) : whose[turn];
}

const inReview: Partial<Record<Party, string>> = {
  reviewers: 'Reviewers are reading your manuscript. We write to you when there is a decision.',
  'editor-in-chief':
    'A decision is being confirmed: every first decision is ratified by the editor in chief. We write to you with the result.',
};

const rejected = ({ allowed }: Standing): string => {
  if (allowed.includes('resubmit'))
    return 'The manuscript is not accepted yet. Change it as the reasons in our letter ask, and submit it again.';
  return allowed.includes('move')
    ? 'You can move the manuscript there in one step, with its reports. You decide; nothing moves by itself.'
    : 'The reasons stand in the letter below. A later version can be submitted as a new manuscript, with an account of what has changed.';
};

const accepted = ({ turn, mode }: Standing): string => {
  if (turn === 'author')
    return 'Your manuscript is accepted. Choose how it is published: open access, with the handling fee, or by subscription, without a fee. The list of authors is closed.';
  return mode === 'open'
    ? 'Your manuscript is accepted, and you chose open access. We publish it next, and write to you. The list of authors is closed.'
    : 'Your manuscript is accepted. We publish it next, and write to you. The list of authors is closed.';
};

/** What happens in this step, and what the author can do meanwhile. */
export function turnText(standing: Standing): string {
  switch (standing.articleStatus) {
    case 'Submitted':
      return standing.reviewModel === 'verification'
        ? 'We look at your manuscript, and write to you with the outcome. Until then you can change it.'
        : 'The editor does the initial checks: scope, files, anonymity, originality, ethics and language. Until it goes to review you can change the manuscript.';
    case 'Returned':
      return 'The editor returned the manuscript with reasons. Change what they ask for, and submit it again.';
    case 'Under Review':
      return (
        inReview[standing.turn ?? 'editor'] ??
        'The manuscript is in review, and the editor takes the next step. We write to you when there is a decision.'
      );
    case 'Revision Requested':
      return 'Revise the manuscript, answer each point of the reports, and submit both together.';
    case 'Accepted':
      return accepted(standing);
    case 'On Hold':
      return 'The manuscript is on hold: nothing of it goes on for now. The editor takes the next step, and we write to you when it goes on. No time of yours is lost.';
    case 'Rejected':
      return rejected(standing);
    case 'Published':
      return 'Readers find it at its own address.';
    case 'Withdrawn':
      return 'It is no longer considered here. You are free to submit it elsewhere.';
  }
}

const daysInWords = (days: number) => (days === 1 ? 'one day' : `${days} days`);

/** Until when the step lasts, and how long this journal usually takes for it; null where there is no date. */
export function dueWords(
  { turn, dueOn, usualDays }: Pick<FollowedManuscript, 'turn' | 'dueOn' | 'usualDays'>,
  today: string,
): string | null {
  const usual = usualDays === null ? '' : ` This journal usually takes ${daysInWords(usualDays)} for this step.`;
  if (turn === null || dueOn === null) return usual === '' ? null : usual.trim();
  const day = formatDay(dueOn);
  if (turn === 'author') {
    const given = usualDays === null ? '' : ` The journal gives ${daysInWords(usualDays)} for this step.`;
    return dueOn < today ? `The time for this ended on ${day}.${given}` : `You have until ${day}.${given}`;
  }
  return dueOn < today ? `This was expected by ${day}, and is late.${usual}` : `Expected by ${day}.${usual}`;
}
