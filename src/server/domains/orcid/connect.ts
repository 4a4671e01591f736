import type { OwnOrcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockActiveAccount } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { deleteConnection, findConnection, insertConnection } from './connection-store.ts';
import { beginSignIn } from './sign-in-at-orcid.ts';

/** The iD of the caller’s account, where the publisher has a client at ORCID. */
export async function readOwnOrcid(ctx: Context): Promise<OwnOrcid> {
  const connection = await findConnection(ctx.db, signedIn(ctx).userId);
  const connectedAt = connection?.connectedAt.toISOString() ?? null;
  return { isOffered: ctx.orcid.isAvailable, orcid: connection?.orcid ?? null, connectedAt };
}

/** Begins to connect an iD to the caller’s account. */
export const beginConnecting = (ctx: Context) =>
  beginSignIn(ctx, { userId: signedIn(ctx).userId, authorOrcidId: null });

/** Connects a confirmed iD to the caller’s account. No iD moves from one account to another. */
export async function connect(ctx: Context, orcid: string): Promise<string> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, userId);
    const own = await findConnection(tx.db, userId);
    if (own !== null && own.orcid !== orcid) throw new AppError('state-conflict', t.otherIdConnected());
    if (own !== null) return;
    if (!(await insertConnection(tx.db, { userId, orcid, connectedAt: tx.now() })))
      throw new AppError('state-conflict', t.idOfOtherAccount());
    await addAuditEntry(tx, 'orcid-connected', userId);
  });
  return t.connected();
}

/** Disconnects the caller’s iD. Published articles keep it. */
export async function disconnect(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (await deleteConnection(tx.db, userId)) await addAuditEntry(tx, 'orcid-disconnected', userId);
  });
  return { message: t.disconnected() };
}
