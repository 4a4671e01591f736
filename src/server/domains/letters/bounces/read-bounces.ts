import type { Context } from '../../../context.ts';
import type { BounceMailbox } from '../../../ports/mail/bounce-mailbox.ts';
import { takeBounce, type BounceOutcome } from './take-bounce.ts';

/** Takes every report that has come into the mailbox; what is none stays there as seen. */
export async function readBounces(ctx: Context, mailbox: BounceMailbox): Promise<void> {
  const outcomes = new Map<BounceOutcome, number>();
  const read = await mailbox.readUnseen(async (message) => {
    const outcome = await takeBounce(ctx, message);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  if (read > 0) ctx.log.info(Object.fromEntries(outcomes), 'Delivery reports are read');
}
