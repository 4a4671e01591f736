import { z } from 'zod';
import { minorUnitsOf } from '../../../contracts/money.ts';

/** A whole number, of days for the most part, as somebody types it. */
export const typedDays = (most: number, least = 1) => {
  const message = `Please enter a whole number from ${least} to ${most}.`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((days) => days >= least && days <= most, message);
};

/** An amount as somebody types it (`1500.00`), in minor units. */
export const typedAmount = z
  .string()
  .transform(minorUnitsOf)
  .refine((amount) => amount !== null, 'Please enter an amount such as 1500.00.');
