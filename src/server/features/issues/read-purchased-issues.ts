import type { PurchasedIssue } from '../../../contracts/issues.ts';
import type { Context } from '../../context.ts';
import { readIssuePurchases } from '../payments/index.ts';
import { listFullIssues } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';

/** The full issues that the caller has bought, in the envelope of the specification. */
export async function readPurchasedIssues(ctx: Context): Promise<{ fullIssuePurchasedUser: PurchasedIssue[] }> {
  const purchases = await readIssuePurchases(ctx);
  const rows = await listFullIssues(ctx.db, { ids: purchases.map(({ fullIssueId }) => fullIssueId) });
  const issues = new Map(rows.map((issue) => [issue.id, presentIssue(issue)]));
  const fullIssuePurchasedUser = purchases.flatMap(({ purchasedAt, ...purchase }) => {
    const fullIssue = issues.get(purchase.fullIssueId);
    return fullIssue ? [{ ...purchase, purchasedAt: purchasedAt.toISOString(), fullIssue }] : [];
  });
  return { fullIssuePurchasedUser };
}
