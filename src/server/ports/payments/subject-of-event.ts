import { Stripe } from 'stripe';
import { z } from 'zod';
import { RefusedEvent } from './refused-event.ts';

/** What an event must agree with to be believed. */
export interface EventChecks {
  /** What either of these signs is believed. */
  readonly webhookSecrets: readonly string[];
  readonly isLive: boolean;
}

const fiveMinutes = 300;
const anyAge = 0;

/** The library trips over a signature without anything in it, as if the event were signed. */
const emptySignature = /\bv1=(,|$)/;

/** The event, or null when the secret did not sign it within that many seconds. */
function eventSignedWith(
  secret: string,
  rawBody: Buffer,
  signature: string,
  tolerance: number,
): { event: Stripe.Event } | null {
  try {
    return { event: Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || emptySignature.test(signature)) return null;
    throw new RefusedEvent('unreadable');
  }
}

function signedEvent(rawBody: Buffer, signature: string, secrets: readonly string[]): Stripe.Event {
  if (signature === '') throw new RefusedEvent('unsigned');
  for (const secret of secrets) {
    const signed = eventSignedWith(secret, rawBody, signature, fiveMinutes);
    if (signed) return signed.event;
  }
  const isOld = secrets.some((secret) => eventSignedWith(secret, rawBody, signature, anyAge));
  throw new RefusedEvent(isOld ? 'old' : 'altered');
}

const Subject = z.union([
  z
    .object({
      object: z.literal('checkout.session'),
      id: z.string(),
      metadata: z.object({ site: z.string().optional() }).nullish(),
    })
    .transform(({ id, metadata }) => ({ sessionId: id, kind: 'checkout' as const, site: metadata?.site ?? null })),
  z
    .object({ object: z.enum(['charge', 'refund', 'dispute']), payment_intent: z.string() })
    .transform(({ object, payment_intent: paymentId }) => ({
      paymentId,
      kind: object === 'dispute' ? ('dispute' as const) : ('checkout' as const),
    })),
]);

const AnyEvent = z.object({ livemode: z.boolean() });
const KnownEvent = z.object({ data: z.object({ object: Subject }) });

/** What a signed event is about: a session, or a payment that has to be followed to one. */
export type EventSubject = z.output<typeof Subject>;

/**
 * What a signed event is about, or null if it is not ours; the signature covers the exact bytes and is valid for five
 * minutes. Throws RefusedEvent for one that is not authentic.
 */
export function subjectOfEvent(rawBody: Buffer, signature: string, checks: EventChecks): EventSubject | null {
  const event = signedEvent(rawBody, signature, checks.webhookSecrets);
  const mode = AnyEvent.safeParse(event);
  if (!mode.success) throw new RefusedEvent('unreadable');
  if (mode.data.livemode !== checks.isLive) throw new RefusedEvent('wrong-mode');
  const known = KnownEvent.safeParse(event);
  return known.success ? known.data.data.object : null;
}
