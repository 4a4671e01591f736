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

const Subject = z.union([
  z
    .object({ object: z.literal('checkout.session'), id: z.string() })
    .transform(({ id }) => ({ sessionId: id, kind: 'checkout' as const })),
  z
    .object({ object: z.enum(['charge', 'refund', 'dispute']), payment_intent: z.string() })
    .transform(({ object, payment_intent: paymentId }) => ({
      paymentId,
      kind: object === 'dispute' ? ('dispute' as const) : ('checkout' as const),
    })),
]);

const KnownEvent = z.object({ data: z.object({ object: Subject }) });

/** What a signed event is about: a session, or a payment that has to be followed to one. */
export type EventSubject = z.output<typeof Subject>;

/** What a signed event is about, or null; the signature holds for the very bytes and for five minutes. */
export function subjectOfEvent(rawBody: Buffer, signature: string, webhookSecret: string): EventSubject | null {
  const event = KnownEvent.safeParse(verifiedEvent(rawBody, signature, webhookSecret));
  return event.success ? event.data.data.object : null;
}
