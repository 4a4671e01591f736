import { Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Since when an address returns emails, and what the other server said; null if it does not. */
export const ComingBack = z.object({ since: Instant, reason: z.string() }).nullable();
