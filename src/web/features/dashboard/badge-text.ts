import { badgeMaximum } from '../../../contracts/constants.ts';

/** A count as a badge shows it: "5+" where there are more than the specification shows. */
export const badgeText = (count: number): string => (count > badgeMaximum ? `${badgeMaximum}+` : String(count));
