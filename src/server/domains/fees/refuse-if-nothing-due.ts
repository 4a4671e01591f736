import { AppError } from '../../errors.ts';
import { dueMinorOf } from './fee-amount.ts';
import type { FeeRow } from './fee-store.ts';

/** What has been paid cannot be reduced afterwards, and what is nothing cannot be less. */
export function refuseIfNothingDue(fee: FeeRow): void {
  if (fee.isSettled) throw new AppError('already-paid', 'A fee that has been settled cannot be reduced afterwards.');
  if (dueMinorOf(fee) === 0) throw new AppError('state-conflict', 'There is nothing to pay, so nothing to reduce.');
}
