import { undoMinutes, type Subscription } from '../../../contracts/mailings.ts';
import type { Context } from '../../context.ts';
import { forbidden, isRefusal, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount, lockAccount, setMarketing, type Account } from '../accounts/index.ts';
import { addRecord } from '../records/index.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** Enough of an address for its owner: a letter may have been passed on. */
function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

/** Whoever holds a letter may end its news; to have it sent again is for the person, or for the link that has just ended it. */
function maySubscribe(ctx: Context, { id, newsEndedByLinkAt }: Account): boolean {
  if (ctx.actor.kind === 'user' && ctx.actor.userId === id) return true;
  return newsEndedByLinkAt !== null && ctx.now().getTime() - newsEndedByLinkAt.getTime() < undoMinutes * 60_000;
}

function shown(ctx: Context, account: Account): Subscription {
  const { email, marketingCommunications: isSubscribed } = account;
  const subscribing = maySubscribe(ctx, account) ? (['subscribe'] as const) : [];
  return { address: maskedAddress(email), isSubscribed, allowed: isSubscribed ? ['unsubscribe'] : [...subscribing] };
}

/** Whether the person of a link gets marketing emails. */
export async function readSubscription(ctx: Context, token: string): Promise<Subscription> {
  const account = await findAccount(ctx.db, await readUnsubscribeToken(ctx, token));
  if (account?.deletedAt !== null) throw notFound('This account');
  return shown(ctx, account);
}

/** Does what the person of a link wishes; done twice, it stays as it is. */
export async function changeSubscription(
  ctx: Context,
  token: string,
  isSubscribed: boolean,
): Promise<Subscription & { message: string }> {
  const userId = await readUnsubscribeToken(ctx, token);
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx.db, userId);
    if (account?.deletedAt !== null) throw notFound('This account');
    const message = isSubscribed ? 'You are subscribed again.' : 'You are unsubscribed.';
    if (account.marketingCommunications === isSubscribed) return { ...shown(tx, account), message };
    if (isSubscribed && !maySubscribe(tx, account))
      throw forbidden(
        'The link of an email takes back what it ended in the hour before, and no more. To get news again, please log in.',
      );
    const wish = { marketingCommunications: isSubscribed, newsEndedByLinkAt: isSubscribed ? null : tx.now() };
    await setMarketing(tx.db, userId, wish);
    await addRecord(tx, isSubscribed ? 'marketing-subscribed' : 'marketing-unsubscribed', userId, { by: 'letter' });
    return { ...shown(tx, { ...account, ...wish }), message };
  });
}

/** Ends marketing emails at the request of a mail program; that nobody is left to be written to is no failure. */
export async function unsubscribeAtOnce(ctx: Context, token: string): Promise<{ text: string; saveAs: null }> {
  await changeSubscription(ctx, token, false).catch((error: unknown) => {
    if (!isRefusal(error, 'not-found')) throw error;
  });
  return { text: `You are unsubscribed: ${ctx.site.name} sends you no more news.\n`, saveAs: null };
}
