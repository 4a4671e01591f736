import { printDate } from '../../../print-date.ts';
import { siteDay } from '../../../../contracts/site-zone.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { isInTimeToAppeal } from '../appeals/appeal-time.ts';
import { isPaused, leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { dayInWords } from '../review-words.ts';

type Manuscript = Pick<
  FoundManuscript['manuscript'],
  'state' | 'heldFrom' | 'round' | 'deletedAt' | 'decidedAt' | 'reviewModel'
>;

/** Until its decision is sent a review stays open, also while the decision waits to be ratified. */
const undecided: ReadonlySet<Manuscript['state']> = new Set(['in-review', 'awaiting-ratification']);

/** Whether one more report can come after the decision: until the revision is there, or an appeal is too late or answered. */
export function takesLateReports({ state, reviewModel, decidedAt }: Manuscript, now: Date): boolean {
  if (!leadsFrom('add-report', { state, reviewModel })) return false;
  return state !== 'rejected' || isInTimeToAppeal({ decidedAt }, now);
}

/**
 * Whether reports are taken: `late` after the decision about the round was sent, `paused` while the manuscript is on hold or
 * offered to another journal, `over` once reports are no longer taken or it is gone.
 */
export function statusOf(
  { round }: Pick<InvitationRow, 'round'>,
  manuscript: Manuscript,
  now: Date,
): 'open' | 'late' | 'paused' | 'over' {
  const { heldFrom, deletedAt } = manuscript;
  const state = heldFrom ?? manuscript.state;
  const isLate = takesLateReports({ ...manuscript, state }, now);
  if (deletedAt !== null || manuscript.round !== round || !(undecided.has(state) || isLate)) return 'over';
  if (isPaused(manuscript.state)) return 'paused';
  return isLate ? 'late' : 'open';
}

/** Whether a reviewer can step back: until the decision about the round is sent, and later while they owe a report. */
export function mayRecuse(
  invitation: Pick<InvitationRow, 'round' | 'state'>,
  manuscript: Manuscript,
  now: Date,
): boolean {
  if (statusOf(invitation, manuscript, now) === 'over') return false;
  const { state } = invitation;
  return state === 'accepted' || (state === 'reported' && undecided.has(manuscript.heldFrom ?? manuscript.state));
}

/** The step whose states let editors ask for a report: before the decision, while it waits to be ratified, or after it. */
export const askingStep = (
  manuscript: Pick<Manuscript, 'state' | 'reviewModel'>,
): 'decide-first' | 'send-back' | 'add-report' =>
  (['send-back', 'add-report'] as const).find((step) => leadsFrom(step, manuscript)) ?? 'decide-first';

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
      return spent(t.alreadyDeclined({ day: printDate(siteDay(invitation.answeredAt ?? invitation.answerBy)) }));
    case 'accepted':
      return spent(t.alreadyAccepted());
    case 'reported':
      return spent(t.alreadyReported());
    case 'recused':
      return spent(t.alreadyWithdrawn());
    case 'lapsed':
    case 'invited':
  }
  const current = statusOf(invitation, manuscript, now);
  if (current === 'over') return spent(t.reviewEnded());
  if (invitation.state === 'lapsed' || invitation.answerBy <= now)
    return new AppError('invitation-expired', t.lapsed({ day: dayInWords(invitation.answerBy) }));
  if (current === 'paused') return new AppError('state-conflict', t.reviewPaused());
  return null;
}
