import { z } from 'zod';
import { fees } from '../../../contracts/fees.ts';
import { typedAmount } from '../../ui/forms/typed-numbers.ts';

/** A typed handling fee, checked by the call's own rule. */
export const TypedFee = z.object({
  handlingFeeMinor: typedAmount.pipe(fees.setJournalFee.body.shape.handlingFeeMinor),
});
