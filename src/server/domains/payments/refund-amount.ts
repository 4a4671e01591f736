import { formatMoney } from '../../../contracts/money.ts';
import { AppError, invalidInput } from '../../errors.ts';
import type { OrderRow } from './order-store.ts';

/** A part of a payment to refund; everything that is left where no amount is named. */
export interface RefundPart {
  readonly amountMinor?: number | undefined;
  /** How much had gone back already, as far as the person knew who asks: the same request sent twice refunds once. */
  readonly refundedMinor?: number | undefined;
}

/** How much of a payment goes back: everything that is left, or the part that was asked for and never more than is left. */
export function refundAmountOf(
  { amountMinor: paidMinor, currency }: Pick<OrderRow, 'amountMinor' | 'currency'>,
  refundedMinor: number,
  { amountMinor, refundedMinor: knownMinor = 0 }: RefundPart,
): number {
  const leftMinor = paidMinor - refundedMinor;
  if (amountMinor === undefined) return leftMinor;
  if (knownMinor !== refundedMinor) {
    const words = formatMoney({ amountMinor: refundedMinor, currency });
    throw new AppError(
      'state-conflict',
      `${words} of this payment has been refunded. Check what is left and try again.`,
    );
  }
  if (amountMinor > leftMinor) {
    const words = formatMoney({ amountMinor: leftMinor, currency });
    throw invalidInput('amountMinor', `At most ${words} is left to refund.`);
  }
  return amountMinor;
}
