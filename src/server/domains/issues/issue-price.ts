import { createHash } from 'node:crypto';
import { currency } from '../../../contracts/constants.ts';
import type { NewFullIssue } from '../../../contracts/issues.ts';
import { toMinorUnits } from '../../../contracts/money.ts';
import type { Context } from '../../context.ts';
import { AppError, isRefusal } from '../../errors.ts';
import { isKeySold } from './issue-store.ts';

/** What is sold, where and for how much. */
export type Facts = ReturnType<typeof factsOf>;

export const factsOf = (wanted: Omit<NewFullIssue, 'issueDoccumentURL' | 'issueImageURL'>) => ({
  journalId: wanted.journalId,
  volume: wanted.issueVolume,
  number: wanted.issueNumber,
  priceMinor: toMinorUnits(wanted.issuePrice),
  currency,
  name: wanted.stripeName,
  description: wanted.stripeDescription,
});

/**
 * The price's key at the provider, derived from what is sold and for how much: a retry gets the same price, and two
 * administrators with different prices never move each other's.
 */
export function lookupKeyOf(facts: Facts): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(facts)))
    .digest('hex');
  return `full_issue_${digest.slice(0, 32)}`;
}

type Priced = Pick<Facts, 'name' | 'description' | 'priceMinor' | 'currency'> & { readonly lookupKey: string };

/** Creates product and price at the provider before they are saved here; `otherwise` says what a failure leaves. */
export async function keepPrice(ctx: Context, priced: Priced, otherwise: string): Promise<void> {
  const { lookupKey, name, description, priceMinor: amountMinor, currency: unit } = priced;
  try {
    await ctx.payments.keepPrice({ lookupKey, name, description, price: { amountMinor, currency: unit } });
  } catch (error) {
    if (!isRefusal(error, 'unavailable')) throw error;
    const refusal = new AppError('unavailable', `${error.message} ${otherwise}`);
    refusal.cause = error.cause;
    throw refusal;
  }
}

/** Puts a price away at the provider that no issue on sale has any more. */
export async function retireIssuePrice(ctx: Context, lookupKey: string): Promise<void> {
  if (!(await isKeySold(ctx.db, lookupKey))) await ctx.payments.retirePrice(lookupKey);
}
