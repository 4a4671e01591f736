import type { CheckoutWish } from '../../../contracts/payments.ts';
import * as t from '../../../messages/issue-responses.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { isOwnEmail } from '../accounts/index.ts';
import { ownsFullIssue, readIssuePurchases } from '../payments/index.ts';
import { findFullIssue, type ListedIssue, listFullIssues, findIssueOfDocument } from './issue-store.ts';
import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { paymentDocumentHref } from '../../../contracts/pages.ts';
import { presentIssue } from './read-managed-issues.ts';
import type { Context } from '../../context.ts';
import { entitlementTo } from '../articles/index.ts';

/** Whether the actor may read the full issue whose document this file is. */
export async function mayReadIssue(ctx: Context, documentFileId: string): Promise<boolean> {
  const fullIssueId = await findIssueOfDocument(ctx.db, documentFileId);
  if (fullIssueId === null) return false;
  return (await entitlementTo(ctx, { kind: 'full-issue', fullIssueId })).mayRead;
}

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

/** The names by which an address may mean this issue: its key at the provider, and the carousel's short one. */
const lookupIdsOf = ({ lookupKey, volume, number }: ListedIssue) => [lookupKey, `vol${volume}Issue${number}`];

/** The name on receipts and invoices, with the journal, which an issue's own name seldom contains. */
function nameOf({ name, journalAbbreviation }: ListedIssue, place: string): string {
  if (name === '') return place;
  return name.includes(journalAbbreviation) ? name : `${journalAbbreviation}, ${name}`;
}

/**
 * Checks again once the provider has opened the session: an issue that was changed or withdrawn meanwhile must not be
 * sold as it was.
 */
async function refuseIfChanged(ctx: Context, { id, lookupKey }: ListedIssue): Promise<void> {
  const current = await findFullIssue(ctx.db, id);
  if (current?.withdrawnAt !== null) throw new AppError('state-conflict', t.noLongerOnSale());
  if (current.lookupKey !== lookupKey) throw new AppError('state-conflict', t.changedStartAgain());
}

/** A full issue as the checkout sells it. */
function saleOf(issue: ListedIssue) {
  const place = t.orderName({ journal: issue.journalAbbreviation, volume: issue.volume, number: issue.number });
  return {
    thing: { kind: 'full-issue', fullIssueId: issue.id } as const,
    name: nameOf(issue, place),
    description: place,
    price: { amountMinor: issue.priceMinor, currency: issue.currency },
    lookupKey: issue.lookupKey,
    refuseIfOwned: async (ctx: Context) => {
      if (await ownsFullIssue(ctx, issue.id)) throw new AppError('already-owned', t.alreadyOwned());
      await refuseIfChanged(ctx, issue);
    },
  };
}

/** The sale of the full issue that is wished for; what the wish says beside its id must agree with our records. */
export async function findIssueSale(ctx: Context, wish: CheckoutWish) {
  if (!(await isOwnEmail(ctx, wish.emailId))) throw forbidden(t.checkoutOfAnother());
  const issue = await findFullIssue(ctx.db, wish.articleId);
  if (!issue) throw notFound('fullIssue');
  if (!lookupIdsOf(issue).includes(wish.stripeLookupId ?? ''))
    throw invalidInput('stripeLookupId', t.addressDoesNotFit());
  if (issue.documentFileId === null || issue.coverFileId === null)
    throw new AppError('state-conflict', t.notForSaleYet());
  return saleOf(issue);
}
