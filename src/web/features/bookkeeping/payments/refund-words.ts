import { z } from 'zod';
import { bookkeeping, type SitePayment } from '../../../../contracts/bookkeeping.ts';
import type { OrderKind } from '../../../../contracts/constants.ts';
import { formatMoney, minorUnitsOf } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { typedAmount } from '../../../ui/forms/typed-numbers.ts';

type Sum = Pick<SitePayment, 'amountMinor' | 'refundedMinor' | 'currency'>;

/** What is left to refund. */
export const leftOf = ({ amountMinor, refundedMinor }: Pick<Sum, 'amountMinor' | 'refundedMinor'>): number =>
  amountMinor - refundedMinor;

/** An amount without line breaks. */
const wholeMoney = (money: Parameters<typeof formatMoney>[0]): string => formatMoney(money).replace(' ', '\u00A0');

/** `AED 50.00 of AED 199.00` where a part has been refunded, otherwise null. */
export const partWords = ({ refundedMinor, ...paid }: Sum): string | null =>
  refundedMinor > 0 && refundedMinor < paid.amountMinor
    ? t.amountOf({ part: wholeMoney({ ...paid, amountMinor: refundedMinor }), whole: wholeMoney(paid) })
    : null;

const { reason, amountMinor } = bookkeeping.refund.body.shape;

/** The form of a refund: a reason, and an amount up to what is left. */
export const refundForm = (payment: Sum) => {
  const left = leftOf(payment);
  const words = t.refundLimit({ sum: formatMoney({ ...payment, amountMinor: left }) });
  return z.object({ reason, amountMinor: typedAmount.pipe(amountMinor.unwrap().max(left, words)) });
};

/** The typed amount, or all that is left if it is invalid. */
export function typedRefund(payment: Sum, typed: string): number {
  const minor = minorUnitsOf(typed);
  return minor === null || minor < 1 || minor > leftOf(payment) ? leftOf(payment) : minor;
}

const lastPartWords: Readonly<Record<OrderKind, PlainMessage>> = {
  subscription: t.passEnds,
  'full-issue': t.issueEnds,
  'handling-fee': t.feeRefundEffect,
};

/** What a refund of this amount does to the purchase. */
export const effectOf = (payment: Sum & Pick<SitePayment, 'kind'>, refundMinor: number): string =>
  refundMinor < leftOf(payment) ? t.purchaseStays() : lastPartWords[payment.kind]();
