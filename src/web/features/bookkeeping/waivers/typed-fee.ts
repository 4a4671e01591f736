import { z } from 'zod';
import { fees } from '../../../../contracts/fees.ts';
import { minorUnitsOf } from '../../../../contracts/money.ts';

/** A handling fee as somebody types it (`1500.00`), judged by the call's own rule; what is no amount is told apart from a wrong one. */
export const TypedFee = z.object({
  handlingFeeMinor: z
    .string()
    .transform(minorUnitsOf)
    .refine((amount) => amount !== null, 'Please enter an amount such as 1500.00.')
    .pipe(fees.setJournalFee.body.shape.handlingFeeMinor),
});
