import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant } from './values.ts';

/** A message in the built-in outbox (decision 33). */
export const OutboxMessage = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  writtenAt: Instant,
});

export const mailings = {
  outbox: defineCall({
    method: 'GET',
    path: '/api/outbox',
    summary: 'The messages of the built-in outbox, newest first',
    access: 'administrator',
    reply: z.array(OutboxMessage),
  }),
} as const;
