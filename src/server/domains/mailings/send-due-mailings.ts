import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { listDueMailings } from './mailing-store.ts';
import { writeNextLetters } from './write-letters.ts';

/**
 * Begins what is due, goes on with what a stop interrupted, and notes what is done: asked every minute, and at once where
 * something is to go now. However late it is, what was due goes.
 */
export async function sendDueMailings(ctx: Context): Promise<void> {
  for (const id of await listDueMailings(ctx.db, ctx.now())) {
    let hasMore = true;
    // One mailing that cannot be written keeps none of the others back.
    while (hasMore) {
      const begun = performance.now();
      hasMore = await writeNextLetters(ctx, id).catch((error: unknown) => {
        ctx.log.error({ err: error, mailing: id }, 'Letters of a mailing could not be written; it is tried again');
        return false;
      });
      // The site has at least as much of this process as the mailing.
      if (hasMore) await pause(performance.now() - begun);
    }
  }
}
