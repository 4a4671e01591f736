import { smallestChargeMinor } from './constants.ts';

/**
 * A handling fee after a reduction, in minor units, rounded to the nearest; 0 if it is too small for a card payment.
 */
export function reducedFeeOf(listMinor: number, percent: number): number {
  const left = listMinor - Math.round((listMinor * percent) / 100);
  return left < smallestChargeMinor ? 0 : left;
}
