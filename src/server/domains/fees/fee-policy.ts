import type { HandlingFee } from '../../../contracts/fees.ts';
import type { Actor } from '../../context.ts';
import { dueMinorOf } from './fee-amount.ts';
import type { FoundFee } from './fee-store.ts';
import { ruleWaiverOf } from './income-groups.ts';
import { isOwed } from './is-owed.ts';

type FeeAction = HandlingFee['allowed'][number];

/** Who may see a fee, or whether it is paid: who owes it, and administrators; never who reviews or edits. */
export const maySeeFee = (actor: Actor, { submittingUserId }: { submittingUserId: string }): boolean =>
  actor.kind === 'user' && (actor.isAdmin || actor.userId === submittingUserId);

/** What the submitting author may do about a fee; while a request waits, nothing falls due. */
export function allowedFeeActions(
  actor: Actor,
  {
    fee,
    manuscript,
  }: Pick<FoundFee, 'fee'> & { manuscript: Omit<FoundFee['manuscript'], 'title' | 'publishedAt' | 'reviewModel'> },
  isWaiting: boolean,
): FeeAction[] {
  if (actor.kind !== 'user' || actor.userId !== manuscript.submittingUserId) return [];
  if (fee.isSettled || !isOwed(manuscript)) return [];
  const due = dueMinorOf(fee);
  const rule = ruleWaiverOf(fee.country);
  const holds: Record<FeeAction, boolean> = {
    choose: true,
    'claim-waiver': due > 0 && rule !== null && rule.percent > fee.waiverPercent,
    'request-waiver': due > 0 && !isWaiting,
    pay: fee.mode === 'open' && due > 0 && !isWaiting,
  };
  return (['choose', 'claim-waiver', 'request-waiver', 'pay'] as const).filter((action) => holds[action]);
}
