import { siteDay } from '../../../../../contracts/site-zone.ts';
import type { UnattributedEmail } from '../../../../../contracts/discussion-values.ts';
import * as t from '../../../../../messages/discussion-emails.ts';
import type { Context } from '../../../../context.ts';
import { notFound } from '../../../../errors.ts';
import { inTransaction } from '../../../../in-transaction.ts';
import { addAuditEntry } from '../../../audit-log/index.ts';
import { detailsOf } from '../discussion-details.ts';
import { sideIn } from '../find-side.ts';
import { findDiscussionOfEmail, forgetUnattributed, listUnattributed } from './answer-store.ts';

/** The emails from other addresses that wait for editors, by discussion. */
export async function readUnattributed(
  { db }: Context,
  discussionIds: readonly string[],
): Promise<ReadonlyMap<string, UnattributedEmail[]>> {
  const byDiscussion = Map.groupBy(await listUnattributed(db, discussionIds), ({ discussionId }) => discussionId);
  return new Map(
    [...byDiscussion].map(([id, emails]) => [
      id,
      emails.map((email) => ({
        id: email.id,
        from: email.sender ?? '',
        on: siteDay(email.arrivedAt),
        text: email.text ?? '',
      })),
    ]),
  );
}

/** Dismisses an email from another address; its text is deleted. */
export async function dismissEmail(ctx: Context, id: string): Promise<{ message: string }> {
  const discussion = await findDiscussionOfEmail(ctx.db, id);
  if (!discussion || (await sideIn(ctx, discussion)).role !== 'editor') throw notFound('email');
  await inTransaction(ctx, async (tx) => {
    if (!(await forgetUnattributed(tx.db, id))) return;
    await addAuditEntry(tx, 'discussion-email-dismissed', discussion.manuscriptId, detailsOf(discussion));
  });
  return { message: t.dismissed() };
}
