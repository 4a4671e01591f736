import { z } from 'zod';
import { minorUnitsOf } from '../../../contracts/money.ts';
import * as t from '../../../messages/forms.ts';

/** A typed whole number, usually of days. */
export const typedDays = (most: number, least = 1) => {
  const message = () => t.wholeNumberError({ least, most });
  return z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, { error: message })
    .transform(Number)
    .refine((days) => days >= least && days <= most, { error: message });
};

/** A typed amount (`1500.00`), in minor units. */
export const typedAmount = z
  .string()
  .transform(minorUnitsOf)
  .refine((amount) => amount !== null, { error: () => t.amountError() });
