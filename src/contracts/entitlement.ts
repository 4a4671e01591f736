import { z } from 'zod';
import { Instant } from './values.ts';

/** Whether the caller has access to the PDF of an article, and why. */
export const Entitlement = z.object({
  mayRead: z.boolean(),
  reason: z.enum([
    'open',
    'author',
    'editor',
    'administrator',
    'issue',
    'subscription',
    'not-signed-in',
    'subscription-needed',
    'purchase-needed',
    'withdrawn',
  ]),
  /** When the full issue was bought that opens it. */
  since: Instant.nullable(),
  /** When the pass ends that opens it. */
  until: Instant.nullable(),
  /** The full issue or the pass, as it was sold. */
  name: z.string().nullable(),
});
