import { z } from 'zod';
import { defineCall, Redirect, StreamBody } from './call.ts';
import { planKeys } from './constants.ts';
import { Email, Id } from './values.ts';

const Subscription = z.object({ plan: z.enum(planKeys), subscriptionPeriodEnd: z.int() });

/** What an embedded checkout can be for; `articleId` then holds the id of that thing, as in the page's address. */
export const checkoutStatuses = ['fullIssue', 'publisharticle'] as const;

/** What the checkout page sends. Everything but the choice of the thing must agree with our own records. */
export const CheckoutWish = z.object({
  articleId: Id,
  checkoutStatus: z.enum(checkoutStatuses),
  userId: z.string().max(300),
  emailId: z.string().max(300).trim().toLowerCase(),
  /** The address of the fee's page may leave it out. */
  stripeLookupId: z.string().max(300).optional(),
});
export type CheckoutWish = z.infer<typeof CheckoutWish>;

export const payments = {
  startSubscription: defineCall({
    method: 'POST',
    path: '/api/stripe/create-checkout-sessions',
    limit: { rule: 'provider', account: null },
    summary: 'The form of the pricing page: redirects to the provider’s checkout',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    body: z.object({
      // A refusal of this form is a redirect of the use case, never a page of JSON in the browser's window.
      lookup_key: z.string().catch(''),
      // What cannot be read, such as a field that came twice, names nobody, and so not the buyer.
      userId: z.string().optional().catch(''),
      emailId: z.string().optional().catch(''),
      purchaseType: z.string().catch(''),
    }),
    bodyKind: 'form',
    reply: Redirect,
    replyKind: 'redirect',
    status: 303,
  }),
  startCheckout: defineCall({
    method: 'POST',
    path: '/api/stripe/create-checkout-session',
    limit: { rule: 'provider', account: 'caller' },
    summary: 'Opens the embedded checkout of a full issue, or returns the open one',
    access: 'user',
    actsFor: 'userId',
    body: CheckoutWish,
    reply: z.object({ clientSecret: z.string() }),
  }),
  sessionStatus: defineCall({
    method: 'GET',
    path: '/api/stripe/session-status',
    limit: { rule: 'provider', account: 'caller' },
    summary: 'The status of one of the caller’s checkouts, from the provider',
    access: 'user',
    query: z.object({ session_id: z.string().min(1).max(200) }),
    reply: z.object({
      status: z.enum(['open', 'complete', 'expired']),
      /** Whether the money has come; of a complete checkout it may still be on its way. */
      isPaid: z.boolean(),
      customer_email: z.string().nullable(),
      /** The id of the payment among the person’s own. */
      orderId: Id,
      /** The full issue that the checkout is for; null for a pass. */
      fullIssueId: Id.nullable(),
      /** The manuscript whose handling fee the checkout is for. */
      manuscriptId: Id.nullable(),
    }),
  }),
  subscriptionOf: defineCall({
    method: 'GET',
    path: '/api/subscription/user-details/:email',
    summary: 'The caller’s subscription with the latest end, or null',
    access: 'user',
    actsFor: 'email',
    administratorMayActFor: true,
    params: z.object({ email: Email }),
    reply: z.object({ getSubscription: Subscription.nullable() }),
  }),
  webhook: defineCall({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'The provider’s signed events',
    access: 'visitor',
    body: StreamBody,
    bodyKind: 'raw',
    reply: z.object({ received: z.literal(true) }),
  }),
} as const;
