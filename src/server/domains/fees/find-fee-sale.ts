import type { CheckoutWish } from '../../../contracts/payments.ts';
import type { Context } from '../../context.ts';
import { AppError, forbidden, invalidInput } from '../../errors.ts';
import { isOwnEmail } from '../accounts/index.ts';
import { articleNumber } from '../articles/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import { allowedFeeActions } from './fee-policy.ts';
import type { FoundFee } from './fee-store.ts';
import { ownFee } from './own-fee.ts';
import { feeLookupKey } from './present-fee.ts';
import { findLastRequest } from './waiver-store.ts';

/** The fee of the actor, when it is due; else why there is nothing to pay. */
async function dueFee(ctx: Context, manuscriptId: string): Promise<FoundFee> {
  const found = await ownFee(ctx, manuscriptId);
  if (found.fee.isSettled)
    throw new AppError('already-paid', 'The handling fee of this article is settled. There is nothing to pay.');
  if (found.fee.mode !== 'open')
    throw new AppError('state-conflict', 'Please choose open access first: subscription costs nothing.');
  const request = await findLastRequest(ctx.db, manuscriptId);
  if (!allowedFeeActions(ctx.actor, found, request?.state === 'waiting').includes('pay'))
    throw new AppError(
      'state-conflict',
      'Your request for a waiver is waiting for an answer. Nothing is due until then.',
    );
  return found;
}

const longestTitle = 120;

/** What the payer reads on the card form, the invoice and in letters: which article it is, as everybody calls it. */
function nameOf({ id, title }: FoundFee['manuscript']): string {
  const letters = Array.from(title);
  const short = letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('').trimEnd()}…` : title;
  return `Handling fee, ${articleNumber(id)}: ${short}`;
}

/** The sale of the handling fee that is wished for; what the wish says beside its id must agree with our records. */
export async function findFeeSale(ctx: Context, wish: CheckoutWish) {
  if (!(await isOwnEmail(ctx, wish.emailId))) throw forbidden('This checkout names another person.');
  const manuscriptId = wish.articleId;
  const lookupKey = feeLookupKey(manuscriptId);
  const { fee, journal, manuscript } = await dueFee(ctx, manuscriptId);
  const dueMinor = dueMinorOf(fee);
  if (wish.stripeLookupId !== undefined && wish.stripeLookupId !== lookupKey)
    throw invalidInput(
      'stripeLookupId',
      'The address does not fit the article. Please start again from your dashboard.',
    );
  return {
    thing: { kind: 'handling-fee', manuscriptId } as const,
    name: nameOf(manuscript),
    description: `Open access in ${journal.title}`,
    price: { amountMinor: dueMinor, currency: fee.currency },
    lookupKey,
    refuseIfOwned: async (later: Context) => {
      const standing = await dueFee(later, manuscriptId);
      if (dueMinorOf(standing.fee) !== dueMinor)
        throw new AppError('state-conflict', 'The handling fee has just changed. Please look at it again.');
    },
  };
}
