import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findDiscussion, findMessage } from './discussion-store.ts';
import { sideIn } from './find-side.ts';
import { setRead } from './read-store.ts';

/** Marks a discussion as read up to a message that the caller has seen. */
export async function markRead(
  ctx: Context,
  discussionId: string,
  { messageId }: { readonly messageId: string },
): Promise<{ message: string }> {
  await sideIn(ctx, await findDiscussion(ctx.db, discussionId));
  const last = await findMessage(ctx.db, discussionId, messageId);
  if (!last) throw notFound('discussion');
  await setRead(ctx.db, { discussionId, userId: signedIn(ctx).userId, readAt: last.writtenAt });
  return { message: t.markedRead() };
}
