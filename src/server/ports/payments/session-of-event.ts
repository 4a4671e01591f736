import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../../errors.ts';

function verifiedEvent(rawBody: Buffer, signature: string, webhookSecret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
  } catch {
    throw new AppError('malformed', 'The event is not signed by the provider.');
  }
}

const CheckoutEvent = z.object({
  data: z.object({ object: z.object({ object: z.literal('checkout.session'), id: z.string() }) }),
});

/** The checkout session that a signed event is about; the signature holds for the very bytes and for five minutes. */
export function sessionOfEvent(rawBody: Buffer, signature: string, webhookSecret: string): string | null {
  const event = CheckoutEvent.safeParse(verifiedEvent(rawBody, signature, webhookSecret));
  return event.success ? event.data.data.object.id : null;
}
