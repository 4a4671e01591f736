import type { OwnData } from '../../contracts/own-data.ts';
import { signedIn, type Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findAccount, readAccount, readSignIns } from '../features/accounts/index.ts';
import { readPurchasedIssues } from '../features/issues/index.ts';
import { readOwnSubmissions } from '../features/manuscripts/index.ts';
import { listOrdersOf, listSubscriptionsOf } from '../features/payments/index.ts';

async function boughtBy(ctx: Context, userId: string): Promise<Pick<OwnData, 'passes' | 'fullIssues' | 'orders'>> {
  const [passes, { fullIssuePurchasedUser }, orders] = await Promise.all([
    listSubscriptionsOf(ctx.db, userId),
    readPurchasedIssues(ctx),
    listOrdersOf(ctx.db, userId),
  ]);
  return {
    passes: passes.map(({ plan, startsAt, endsAt }) => ({
      plan,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    fullIssues: fullIssuePurchasedUser.map(({ fullIssue, purchasedAt }) => ({
      id: fullIssue.id,
      journalAbbreviation: fullIssue.journalAbbreviation,
      volume: fullIssue.issueVolume,
      number: fullIssue.issueNumber,
      purchasedAt,
    })),
    orders: orders.map(({ createdAt, paidAt, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
    })),
  };
}

/** Everything that is kept about the caller, for the caller. */
export async function readOwnData(ctx: Context): Promise<OwnData> {
  const { userId } = signedIn(ctx);
  const row = await findAccount(ctx.db, userId);
  if (!row) throw notFound('This account');
  const [account, signIns, submitted, bought] = await Promise.all([
    readAccount(ctx, userId),
    readSignIns(ctx),
    readOwnSubmissions(ctx),
    boughtBy(ctx, userId),
  ]);
  return {
    account: { ...account, createdAt: row.createdAt.toISOString() },
    signIns,
    ...submitted,
    ...bought,
  };
}
