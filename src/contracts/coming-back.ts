import { Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** That emails to an address come back: since when, and what the other server said; null while nothing is known. */
export const ComingBack = z.object({ since: Instant, reason: z.string() }).nullable();
