import { z } from 'zod';
import { minorUnitsOf } from '../../../contracts/money.ts';

/** An amount as somebody types it (`1500.00`), in minor units. */
export const typedAmount = z
  .string()
  .transform(minorUnitsOf)
  .refine((amount) => amount !== null, 'Please enter an amount such as 1500.00.');
