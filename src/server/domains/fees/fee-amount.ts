import { reducedFeeOf } from '../../../contracts/reduced-fee.ts';
import type { FeeRow } from './fee-store.ts';

/** What open access costs after the waiver, in minor units. */
export const dueMinorOf = ({ listMinor, waiverPercent }: Pick<FeeRow, 'listMinor' | 'waiverPercent'>): number =>
  reducedFeeOf(listMinor, waiverPercent);

/** `paid` when nothing is owed: paid for, free, or published by subscription. */
export const paymentStatusOf = (fee: Pick<FeeRow, 'mode' | 'isSettled' | 'listMinor' | 'waiverPercent'>) =>
  fee.isSettled || fee.mode === 'subscription' || dueMinorOf(fee) === 0 ? 'paid' : 'unpaid';
