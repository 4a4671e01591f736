import type { OwnData } from '../../contracts/own-data.ts';
import { signedIn, type Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findAccount, readAccount, readSignIns } from '../features/accounts/index.ts';
import { readMyManuscripts } from '../features/manuscripts/index.ts';
import { listOrdersOf } from '../features/payments/index.ts';

/** Everything that is kept about the caller, for the caller. */
export async function readOwnData(ctx: Context): Promise<OwnData> {
  const { userId } = signedIn(ctx);
  const row = await findAccount(ctx.db, userId);
  if (!row) throw notFound('This account');
  const [account, signIns, manuscripts, orders] = await Promise.all([
    readAccount(ctx, userId),
    readSignIns(ctx),
    readMyManuscripts(ctx),
    listOrdersOf(ctx.db, userId),
  ]);
  return {
    account: { ...account, createdAt: row.createdAt.toISOString() },
    signIns,
    manuscripts: manuscripts.map(({ id, articleTitle, articleAbstract, articleStatus, articleReceivedDate }) => ({
      id,
      title: articleTitle,
      abstract: articleAbstract,
      state: articleStatus,
      receivedDate: articleReceivedDate,
    })),
    orders: orders.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
  };
}
