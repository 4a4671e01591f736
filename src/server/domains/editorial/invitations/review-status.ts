import { reviewingStates } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { isPaused } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { dayInWords } from '../review-words.ts';

type Manuscript = Pick<FoundManuscript['manuscript'], 'state' | 'heldFrom' | 'round' | 'deletedAt'>;

/** Until its decision is sent a review stays open, also while the decision waits to be ratified. */
const undecided: ReadonlySet<Manuscript['state']> = new Set(['in-review', 'awaiting-ratification']);

/** Whether reports are taken: `paused` while the manuscript is on hold or offered to another journal, `over` once the decision about its round is sent or it is gone. */
export function statusOf({ round }: Pick<InvitationRow, 'round'>, manuscript: Manuscript): 'open' | 'paused' | 'over' {
  const { state, heldFrom, deletedAt } = manuscript;
  if (deletedAt !== null || manuscript.round !== round || !undecided.has(heldFrom ?? state)) return 'over';
  return isPaused(state) ? 'paused' : 'open';
}

/** Whether a reviewer can step back: until the decision about the round is sent. */
export function mayRecuse(invitation: Pick<InvitationRow, 'round' | 'state'>, manuscript: Manuscript): boolean {
  return reviewingStates.includes(invitation.state) && statusOf(invitation, manuscript) !== 'over';
}

/** Why an invitation cannot be answered; null if it can. */
export function whyNotAnswerable(
  invitation: Pick<InvitationRow, 'state' | 'round' | 'answerBy' | 'answeredAt'>,
  manuscript: Manuscript,
  now: Date,
): AppError | null {
  const spent = (detail: string) => new AppError('link-spent', detail);
  switch (invitation.state) {
    case 'cancelled':
      return spent(t.notNeeded());
    case 'declined':
      return spent(t.alreadyDeclined({ day: dayInWords(invitation.answeredAt ?? invitation.answerBy) }));
    case 'accepted':
      return spent(t.alreadyAccepted());
    case 'reported':
      return spent(t.alreadyReported());
    case 'recused':
      return spent(t.alreadyWithdrawn());
    case 'lapsed':
    case 'invited':
  }
  const current = statusOf(invitation, manuscript);
  if (current === 'over') return spent(t.reviewEnded());
  if (invitation.state === 'lapsed' || invitation.answerBy <= now)
    return new AppError('invitation-expired', t.lapsed({ day: dayInWords(invitation.answerBy) }));
  if (current === 'paused') return new AppError('state-conflict', t.reviewPaused());
  return null;
}
