import type { OrcidSignInWish, OwnOrcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockActiveAccount } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { deleteConnection, findConnection, insertConnection, setAddsReviews } from './connection-store.ts';
import { endPermission, endWorks, findPermission, keepPermission } from './permission-store.ts';
import { beginSignIn, type SignedIn } from './sign-in-at-orcid.ts';

/** The iD of the caller’s account, where the publisher has a client at ORCID. */
export async function readOwnOrcid(ctx: Context): Promise<OwnOrcid> {
  const connection = await findConnection(ctx.db, signedIn(ctx).userId);
  const permission = connection && (await findPermission(ctx.db, connection.orcid));
  return {
    isOffered: ctx.orcid.isAvailable,
    offersWorks: ctx.orcid.records !== null,
    orcid: connection?.orcid ?? null,
    connectedAt: connection?.connectedAt.toISOString() ?? null,
    ...addedBy(connection, permission),
  };
}

/** What of a person’s is added to their record. */
export const addedBy = (
  connection: { readonly addsReviews: boolean } | null,
  permission: { readonly addsWorks: boolean } | null,
) => ({
  addsWorks: permission?.addsWorks ?? false,
  addsReviews: permission !== null && (connection?.addsReviews ?? false),
});

/** Begins to connect an iD to the caller’s account. */
export const beginConnecting = (ctx: Context, wish: OrcidSignInWish) =>
  beginSignIn(ctx, { userId: signedIn(ctx).userId, authorOrcidId: null }, wish);

/** Keeps what a person allowed at ORCID, if they did. */
export async function keepAllowed(tx: Context, { orcid, permission, addsWorks }: SignedIn): Promise<void> {
  if (permission === null) return;
  await keepPermission(tx.db, { orcid, permission, addsWorks, grantedAt: tx.now() });
  if (addsWorks && tx.actor.kind === 'user') await addAuditEntry(tx, 'orcid-works-allowed', tx.actor.userId);
}

/** Notes that a person wants their reviews in their record, and allowed it at ORCID. */
async function keepReviewsWish(tx: Context, userId: string, { permission, addsReviews }: SignedIn): Promise<void> {
  if (permission === null || !addsReviews) return;
  await setAddsReviews(tx.db, userId, true);
  await addAuditEntry(tx, 'orcid-reviews-allowed', userId);
}

/** Connects a confirmed iD to the caller’s account. No iD moves from one account to another. */
export async function connect(ctx: Context, signIn: SignedIn): Promise<string> {
  const { userId } = signedIn(ctx);
  const { orcid } = signIn;
  await inTransaction(ctx, async (tx) => {
    await lockActiveAccount(tx, userId);
    const own = await findConnection(tx.db, userId);
    if (own !== null && own.orcid !== orcid) throw new AppError('state-conflict', t.otherIdConnected());
    await keepAllowed(tx, signIn);
    if (own === null) {
      if (!(await insertConnection(tx.db, { userId, orcid, connectedAt: tx.now() })))
        throw new AppError('state-conflict', t.idOfOtherAccount());
      await addAuditEntry(tx, 'orcid-connected', userId);
    }
    await keepReviewsWish(tx, userId, signIn);
  });
  return t.connected();
}

/** Ends that published articles are added to the caller’s ORCID record; those that are there stay. */
export async function stopAddingWorks(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const own = await findConnection(tx.db, userId);
    if (own && (await endWorks(tx.db, own.orcid, own.addsReviews)))
      await addAuditEntry(tx, 'orcid-works-ended', userId);
  });
  return { message: t.worksEnded() };
}

/** Ends that reviews are added to the caller’s ORCID record; those that are there stay. */
export async function stopAddingReviews(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const own = await findConnection(tx.db, userId);
    if (!own?.addsReviews) return;
    await setAddsReviews(tx.db, userId, false);
    const permission = await findPermission(tx.db, own.orcid);
    if (permission?.addsWorks === false) await endPermission(tx.db, own.orcid);
    await addAuditEntry(tx, 'orcid-reviews-ended', userId);
  });
  return { message: t.reviewsEnded() };
}

/** Disconnects the caller’s iD. Published articles keep it. */
export async function disconnect(ctx: Context): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (await deleteConnection(tx.db, userId)) await addAuditEntry(tx, 'orcid-disconnected', userId);
  });
  return { message: t.disconnected() };
}
