import { smallestChargeMinor } from './constants.ts';

/**
 * What a handling fee comes to after a reduction, in minor units, rounded to the nearest. What is too little for a card is
 * not asked for.
 */
export function reducedFeeOf(listMinor: number, percent: number): number {
  const left = listMinor - Math.round((listMinor * percent) / 100);
  return left < smallestChargeMinor ? 0 : left;
}
