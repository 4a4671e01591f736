import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { paymentDocumentHref } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { readIssuePurchases } from '../payments/index.ts';
import { listFullIssues } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';

/** The full issues that the caller has bought, in the envelope of the specification. */
export async function readPurchasedIssues(ctx: Context): Promise<{ fullIssuePurchasedUser: PurchasedIssue[] }> {
  const purchases = await readIssuePurchases(ctx);
  const rows = await listFullIssues(ctx.db, { ids: purchases.map(({ fullIssueId }) => fullIssueId) });
  const issues = new Map(rows.map((issue) => [issue.id, presentIssue(issue)]));
  const fullIssuePurchasedUser = purchases.flatMap(({ purchasedAt, providerPaymentId, invoiceNumber, ...purchase }) => {
    const fullIssue = issues.get(purchase.fullIssueId);
    const paid = {
      purchasedAt: purchasedAt.toISOString(),
      payment_intent: providerPaymentId,
      invoice_url: invoiceNumber && paymentDocumentHref(invoiceNumber),
    };
    return fullIssue ? [{ ...purchase, ...paid, fullIssue }] : [];
  });
  return { fullIssuePurchasedUser };
}
