import type { ReplyOf } from '../../../contracts/call.ts';
import type { orcid as calls, OrcidAnswer } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid-responses.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { nameOrcids } from '../../domains/articles/index.ts';
import { confirmAuthor } from '../../domains/editorial/index.ts';
import { keepAllowed, connect, endSignIn, type SignInPurpose } from '../../domains/orcid/index.ts';

/** Who began to connect an iD to an account must still be logged in to it; an author’s link needs no login. */
const isOfCaller =
  ({ actor }: Context) =>
  ({ userId }: SignInPurpose): boolean =>
    userId === null || (actor.kind === 'user' && actor.userId === userId);

/** Takes ORCID’s answer: connects the iD to the caller’s account, or notes it for an author, in the article, too. */
export async function finishSignIn(ctx: Context, answer: OrcidAnswer): Promise<ReplyOf<typeof calls.finish>> {
  const { purpose, confirmed } = await endSignIn(ctx, answer, isOfCaller(ctx));
  const { authorOrcidId } = purpose;
  if (authorOrcidId === null) return { message: await connect(ctx, confirmed), isConnected: true };
  const { orcid } = confirmed;
  await inTransaction(ctx, async (tx) => {
    const { found, mailbox } = await confirmAuthor(tx, authorOrcidId, orcid);
    if (found.manuscript.state === 'published') await nameOrcids(tx, found.manuscript.id, new Map([[mailbox, orcid]]));
    await keepAllowed(tx, confirmed);
  });
  return { message: t.authorConfirmed(), isConnected: false };
}
