import type { Context } from '../../context.ts';

/** As many messages as one answer holds. */
const outboxLimit = 100;

/** The newest messages of the built-in outbox, for administrators (decision 33). */
export async function readOutbox(ctx: Context) {
  const messages = await ctx.outbox.newest(outboxLimit);
  return messages.map((message) => ({ ...message, writtenAt: message.writtenAt.toISOString() }));
}
