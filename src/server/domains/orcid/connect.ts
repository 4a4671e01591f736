import type { OrcidSignInWish, OwnOrcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { ConfirmedOrcid } from '../../ports/orcid/orcid-provider.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockActiveAccount } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { deleteConnection, findConnection, insertConnection } from './connection-store.ts';
import { endPermission, keepPermission, mayAddWorks } from './permission-store.ts';
import { beginSignIn } from './sign-in-at-orcid.ts';

/** The iD of the caller’s account, where the publisher has a client at ORCID. */
export async function readOwnOrcid(ctx: Context): Promise<OwnOrcid> {
  const connection = await findConnection(ctx.db, signedIn(ctx).userId);
  const connectedAt = connection?.connectedAt.toISOString() ?? null;
  return {
    isOffered: ctx.orcid.isAvailable,
    offersWorks: ctx.orcid.records !== null,
    orcid: connection?.orcid ?? null,
    connectedAt,
    addsWorks: connection !== null && (await mayAddWorks(ctx.db, connection.orcid)),
  };
}

/** Begins to connect an iD to the caller’s account. */
export const beginConnecting = (ctx: Context, wish: OrcidSignInWish) =>
  beginSignIn(ctx, { userId: signedIn(ctx).userId, authorOrcidId: null }, wish);

/** Keeps what a person allowed at ORCID, if they did. */
export async function allowWorks(tx: Context, { orcid, permission }: ConfirmedOrcid): Promise<void> {
  if (permission === null) return;
  await keepPermission(tx.db, { orcid, permission, grantedAt: tx.now() });
  if (tx.actor.kind === 'user') await addAuditEntry(tx, 'orcid-works-allowed', tx.actor.userId);
}

/** Connects a confirmed iD to the caller’s account. No iD moves from one account to another. */
export async function connect(ctx: Context, { orcid, permission }: ConfirmedOrcid): Promise<string> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, userId);
    const own = await findConnection(tx.db, userId);
    if (own !== null && own.orcid !== orcid) throw new AppError('state-conflict', t.otherIdConnected());
    await allowWorks(tx, { orcid, permission });
    if (own !== null) return;
    if (!(await insertConnection(tx.db, { userId, orcid, connectedAt: tx.now() })))
      throw new AppError('state-conflict', t.idOfOtherAccount());
    await addAuditEntry(tx, 'orcid-connected', userId);
  });
  return t.connected();
}

/** Ends that published articles are added to the caller’s ORCID record; those that are there stay. */
export async function stopAddingWorks(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const own = await findConnection(tx.db, userId);
    if (own && (await endPermission(tx.db, own.orcid))) await addAuditEntry(tx, 'orcid-works-ended', userId);
  });
  return { message: t.worksEnded() };
}

/** Disconnects the caller’s iD. Published articles keep it. */
export async function disconnect(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (await deleteConnection(tx.db, userId)) await addAuditEntry(tx, 'orcid-disconnected', userId);
  });
  return { message: t.disconnected() };
}
