import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';

const params = z.object({ sessionId: z.string().regex(/^cs_test_[\w]+$/) });

/** The built-in test provider's card form. These calls answer 404 when a real provider is configured. */
export const sandbox = {
  session: defineCall({
    method: 'GET',
    path: '/api/sandbox/checkout/:sessionId',
    summary: 'The contents of a test checkout',
    access: 'visitor',
    params,
    reply: z.object({
      status: z.enum(['open', 'complete', 'expired']),
      name: z.string(),
      amountMinor: z.int(),
      currency: z.string(),
      customerEmail: z.string().nullable(),
      cancelUrl: z.string().nullable(),
      returnUrl: z.string(),
    }),
  }),
  pay: defineCall({
    method: 'POST',
    path: '/sandbox/checkout/:sessionId/pay',
    summary: 'Pays a test checkout: 4242… pays, 4000000000000002 is declined, 4000002500003155 requires a second step',
    access: 'visitor',
    params,
    body: z.object({
      cardNumber: z
        .string()
        .transform((digits) => digits.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{12,19}$/, { error: t.enterCardNumber })),
    }),
    reply: z.object({ status: z.literal('complete'), returnUrl: z.string() }),
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/sandbox/checkout/:sessionId/confirm',
    summary: 'The second step of a test card that requires one',
    access: 'visitor',
    params,
    reply: z.object({ status: z.literal('complete'), returnUrl: z.string() }),
  }),
} as const;
