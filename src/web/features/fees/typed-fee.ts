import { z } from 'zod';
import { fees } from '../../../contracts/fees.ts';
import { typedAmount } from '../../ui/forms/typed-numbers.ts';

/** A handling fee as somebody types it, judged by the call's own rule; what is no amount is told apart from a wrong one. */
export const TypedFee = z.object({
  handlingFeeMinor: typedAmount.pipe(fees.setJournalFee.body.shape.handlingFeeMinor),
});
