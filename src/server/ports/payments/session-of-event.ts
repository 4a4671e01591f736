import { Stripe } from 'stripe';
import { AppError } from '../../errors.ts';

function verifiedEvent(rawBody: Buffer, signature: string, webhookSecret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
  } catch {
    throw new AppError('malformed', 'The event is not signed by the provider.');
  }
}

/** The checkout session that a signed event is about; the signature holds for the very bytes and for five minutes. */
export function sessionOfEvent(rawBody: Buffer, signature: string, webhookSecret: string): string | null {
  const event = verifiedEvent(rawBody, signature, webhookSecret);
  const { object } = event.data;
  return 'object' in object && object.object === 'checkout.session' ? object.id : null;
}
