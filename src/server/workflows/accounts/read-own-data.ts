import type { OwnData, UserWithArticles } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findAccount, listFormerMailboxes, readAccount, readSignIns } from '../../domains/accounts/index.ts';
import { readOwnWaivers } from '../../domains/fees/index.ts';
import { readPurchasedIssues } from '../../domains/issues/index.ts';
import { readOwnEmails } from '../../domains/mailings/index.ts';
import { readOwnMessages, readOwnSubmissions, readOwnReviews, readArticlesOf } from '../../domains/editorial/index.ts';
import { addedBy, findConnection, findPermission } from '../../domains/orcid/index.ts';
import { listDocumentsOf, listOrdersOf, listSubscriptionsOf } from '../../domains/payments/index.ts';

/** A user with their submissions, for them or an administrator; the call's contract has checked the caller. */
export async function readUser(ctx: Context, userId: string): Promise<UserWithArticles> {
  const [account, articles] = await Promise.all([readAccount(ctx, userId), readArticlesOf(ctx, userId)]);
  return { ...account, articles };
}

type Bought = Pick<OwnData, 'passes' | 'fullIssues' | 'orders' | 'documents'>;

async function boughtBy(ctx: Context, userId: string): Promise<Bought> {
  const [passes, { fullIssuePurchasedUser }, orders, documents] = await Promise.all([
    listSubscriptionsOf(ctx.db, userId),
    readPurchasedIssues(ctx),
    listOrdersOf(ctx.db, userId),
    listDocumentsOf(ctx.db, userId),
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
    orders: orders.map(({ createdAt, paidAt, refundedAt, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      refundedAt: refundedAt?.toISOString() ?? null,
    })),
    documents: documents.map(({ issuedAt, ...document }) => ({ ...document, issuedAt: issuedAt.toISOString() })),
  };
}

/** All data stored about the caller, for the caller. */
export async function readOwnData(ctx: Context): Promise<OwnData> {
  const { userId } = signedIn(ctx);
  const row = await findAccount(ctx.db, userId);
  if (!row) throw notFound('account');
  const connection = await findConnection(ctx.db, userId);
  const permission = connection && (await findPermission(ctx.db, connection.orcid));
  const { addsWorks, addsReviews } = addedBy(connection, permission);
  const [account, formerMailboxes, signIns, submitted, bought, reviewed, said, waivers, written] = await Promise.all([
    readAccount(ctx, userId),
    listFormerMailboxes(ctx.db, userId),
    readSignIns(ctx),
    readOwnSubmissions(ctx),
    boughtBy(ctx, userId),
    readOwnReviews(ctx),
    readOwnMessages(ctx),
    readOwnWaivers(ctx),
    readOwnEmails(ctx),
  ]);
  return {
    account: {
      ...account,
      formerMailboxes,
      createdAt: row.createdAt.toISOString(),
      orcid: connection?.orcid ?? null,
      addsWorksToOrcid: addsWorks,
      addsReviewsToOrcid: addsReviews,
      newsEndedByLinkAt: row.newsEndedByLinkAt?.toISOString() ?? null,
    },
    signIns,
    ...submitted,
    ...bought,
    ...reviewed,
    ...said,
    waivers,
    ...written,
  };
}
