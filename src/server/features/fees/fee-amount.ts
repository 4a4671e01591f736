import { smallestChargeMinor } from '../../../contracts/constants.ts';
import type { FeeRow } from './fee-store.ts';

/**
 * What open access costs after the waiver, in minor units, rounded to the nearest. What is too little for a card is not
 * asked for.
 */
export function dueMinorOf({ listMinor, waiverPercent }: Pick<FeeRow, 'listMinor' | 'waiverPercent'>): number {
  const left = listMinor - Math.round((listMinor * waiverPercent) / 100);
  return left < smallestChargeMinor ? 0 : left;
}

/** `paid` when nothing is owed: paid for, free, or published by subscription. */
export const paymentStatusOf = (fee: Pick<FeeRow, 'mode' | 'isSettled' | 'listMinor' | 'waiverPercent'>) =>
  fee.isSettled || fee.mode === 'subscription' || dueMinorOf(fee) === 0 ? 'paid' : 'unpaid';
