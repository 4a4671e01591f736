import { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';
import { epochSeconds } from './epoch-seconds.ts';
import { randomToken } from './random-token.ts';
import type { SandboxCharge, SandboxCheckout, SandboxRefund, SandboxState } from './sandbox-state.ts';

const RefundForm = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

const totalOf = (refunds: readonly SandboxRefund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const listed = (checkout: SandboxCheckout, { id, amount, created, metadata }: SandboxRefund) => ({
  id,
  object: 'refund' as const,
  amount,
  created,
  metadata,
  currency: checkout.session.currency,
  payment_intent: checkout.session.payment_intent,
  status: 'succeeded' as const,
});

/** The charge of a paid checkout, with what went back of it. */
export const chargeOf = ({ session, refunds }: SandboxCheckout): SandboxCharge => ({
  id: `ch_${session.id}`,
  object: 'charge',
  amount: session.amount_total ?? 0,
  amount_refunded: totalOf(refunds),
  currency: session.currency ?? '',
  payment_intent: session.payment_intent,
  refunded: totalOf(refunds) === session.amount_total,
});

/** So many refunds come along with a charge. */
const latest = 10;

/** A session with its payment, its charge and its refunds in full, as they are read with `expand`. */
export function expanded(checkout: SandboxCheckout) {
  const { session, refunds } = checkout;
  if (typeof session.payment_intent !== 'string') return session;
  const latest_charge = {
    ...chargeOf(checkout),
    refunds: {
      object: 'list',
      has_more: refunds.length > latest,
      data: refunds
        .slice(-latest)
        .toReversed()
        .map((refund) => listed(checkout, refund)),
    },
  };
  return {
    ...session,
    payment_intent: { id: session.payment_intent, object: 'payment_intent', status: 'succeeded', latest_charge },
  };
}

/** The checkout that a payment belongs to. */
export const checkoutOfPayment = (state: SandboxState, paymentId: string): SandboxCheckout | undefined =>
  Object.values(state.checkouts).find(({ session }) => session.payment_intent === paymentId);

/** The refunds since a moment, the newest first; a list is one page. */
export function listRefunds(state: SandboxState, createdFrom: number): object {
  const all = Object.values(state.checkouts).flatMap((checkout) =>
    checkout.refunds.map((refund) => listed(checkout, refund)),
  );
  const data = all
    .filter(({ created }) => created >= createdFrom)
    .toSorted((one, other) => other.created - one.created);
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}

/** A refund by its id. */
export function findRefund(state: SandboxState, id: string): object {
  for (const checkout of Object.values(state.checkouts)) {
    const found = checkout.refunds.find((refund) => refund.id === id);
    if (found) return listed(checkout, found);
  }
  throw new ApiRefusal(404, `No such refund: '${id}'`, { code: 'resource_missing' });
}

/** Sends money back, never more than came. */
export function sendBack(state: SandboxState, body: unknown): { checkout: SandboxCheckout; answer: object } {
  const form = RefundForm.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This refund is not understood.');
  const checkout = checkoutOfPayment(state, form.payment_intent);
  if (!checkout)
    throw new ApiRefusal(404, `No such payment_intent: '${form.payment_intent}'`, { code: 'resource_missing' });
  const left = (checkout.session.amount_total ?? 0) - totalOf(checkout.refunds);
  if (left === 0)
    throw new ApiRefusal(400, 'The charge has already been refunded.', { code: 'charge_already_refunded' });
  const amount = form.amount ?? left;
  if (amount > left)
    throw new ApiRefusal(400, 'The refund is greater than what is left of the charge.', { param: 'amount' });
  const refund = { id: randomToken('re'), amount, created: epochSeconds(), metadata: form.metadata };
  checkout.refunds.push(refund);
  return { checkout, answer: listed(checkout, refund) };
}
