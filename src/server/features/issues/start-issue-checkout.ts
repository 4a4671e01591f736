import type { CheckoutWish } from '../../../contracts/payments.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { openIssueCheckout } from '../payments/index.ts';
import { listFullIssues, type ListedIssue } from './issue-store.ts';

/** The names by which an address may mean this issue: its key at the provider, and the carousel's short one. */
const lookupIdsOf = ({ lookupKey, volume, number }: ListedIssue) => [lookupKey, `vol${volume}Issue${number}`];

function saleOf(issue: ListedIssue) {
  const place = `${issue.journalAbbreviation}, Volume ${issue.volume}, Issue ${issue.number}`;
  return {
    fullIssueId: issue.id,
    name: issue.name === '' ? place : issue.name,
    description: place,
    price: { amountMinor: issue.priceMinor, currency: issue.currency },
    lookupKey: issue.lookupKey,
  };
}

/** Opens the checkout of a full issue; what the wish says beside its id must agree with our records. */
export async function startIssueCheckout(ctx: Context, wish: CheckoutWish): Promise<{ clientSecret: string }> {
  if (wish.emailId !== signedIn(ctx).email) throw forbidden('This checkout names another person.');
  const [issue] = await listFullIssues(ctx.db, { ids: [wish.articleId] });
  if (!issue) throw notFound('This full issue');
  if (!lookupIdsOf(issue).includes(wish.stripeLookupId))
    throw invalidInput('stripeLookupId', 'The address does not fit the issue. Please start again from its cover.');
  if (issue.documentFileId === null)
    throw new AppError('state-conflict', 'This issue is not for sale yet: its document is still to come.');
  return openIssueCheckout(ctx, saleOf(issue));
}
