import type { CheckoutWish } from '../../../contracts/payments.ts';
import type { Context } from '../../context.ts';
import { AppError, forbidden, invalidInput, notFound } from '../../errors.ts';
import { isOwnEmail } from '../accounts/index.ts';
import { ownsFullIssue } from '../payments/index.ts';
import { findFullIssue, type ListedIssue } from './issue-store.ts';

/** The names by which an address may mean this issue: its key at the provider, and the carousel's short one. */
const lookupIdsOf = ({ lookupKey, volume, number }: ListedIssue) => [lookupKey, `vol${volume}Issue${number}`];

/** What stands on receipts and invoices; an issue's own name seldom says of which journal it is. */
function nameOf({ name, journalAbbreviation }: ListedIssue, place: string): string {
  if (name === '') return place;
  return name.includes(journalAbbreviation) ? name : `${journalAbbreviation}, ${name}`;
}

/** Asked again once the provider has opened the session: what was changed or withdrawn meanwhile is not sold as it was. */
async function refuseIfChanged(ctx: Context, { id, lookupKey }: ListedIssue): Promise<void> {
  const standing = await findFullIssue(ctx.db, id);
  if (standing?.withdrawnAt !== null)
    throw new AppError('state-conflict', 'This issue is no longer on sale. Nothing was charged.');
  if (standing.lookupKey !== lookupKey)
    throw new AppError('state-conflict', 'This issue has just been changed. Please start again from its cover.');
}

/** A full issue as the checkout sells it. */
function saleOf(issue: ListedIssue) {
  const place = `${issue.journalAbbreviation}, Volume ${issue.volume}, Issue ${issue.number}`;
  return {
    thing: { kind: 'full-issue', fullIssueId: issue.id } as const,
    name: nameOf(issue, place),
    description: place,
    price: { amountMinor: issue.priceMinor, currency: issue.currency },
    lookupKey: issue.lookupKey,
    refuseIfOwned: async (ctx: Context) => {
      if (await ownsFullIssue(ctx, issue.id))
        throw new AppError('already-owned', 'You own this issue already. You can open it at any time.');
      await refuseIfChanged(ctx, issue);
    },
  };
}

/** The sale of the full issue that is wished for; what the wish says beside its id must agree with our records. */
export async function findIssueSale(ctx: Context, wish: CheckoutWish) {
  if (!(await isOwnEmail(ctx, wish.emailId))) throw forbidden('This checkout names another person.');
  const issue = await findFullIssue(ctx.db, wish.articleId);
  if (!issue) throw notFound('This full issue');
  if (!lookupIdsOf(issue).includes(wish.stripeLookupId ?? ''))
    throw invalidInput('stripeLookupId', 'The address does not fit the issue. Please start again from its cover.');
  if (issue.documentFileId === null || issue.coverFileId === null)
    throw new AppError('state-conflict', 'This issue is not for sale yet: its cover or its document is still to come.');
  return saleOf(issue);
}
