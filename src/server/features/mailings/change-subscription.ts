import type { Subscription } from '../../../contracts/mailings.ts';
import type { Context } from '../../context.ts';
import { isRefusal, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount, lockAccount, setMarketing, type Account } from '../accounts/index.ts';
import { addRecord } from '../records/index.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** Enough of an address for its owner: a letter may have been passed on. */
function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

const shown = ({ email, marketingCommunications }: Account): Subscription => ({
  address: maskedAddress(email),
  isSubscribed: marketingCommunications,
});

/** Whether the person of a link gets marketing emails. */
export async function readSubscription(ctx: Context, token: string): Promise<Subscription> {
  const account = await findAccount(ctx.db, await readUnsubscribeToken(ctx, token));
  if (account?.deletedAt !== null) throw notFound('This account');
  return shown(account);
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
    if (account.marketingCommunications !== isSubscribed) {
      await setMarketing(tx.db, userId, isSubscribed);
      await addRecord(tx, isSubscribed ? 'marketing-subscribed' : 'marketing-unsubscribed', userId, { by: 'letter' });
    }
    const message = isSubscribed ? 'You are subscribed again.' : 'You are unsubscribed.';
    return { ...shown({ ...account, marketingCommunications: isSubscribed }), message };
  });
}

/** Ends marketing emails at the request of a mail program; that nobody is left to be written to is no failure. */
export async function unsubscribeAtOnce(ctx: Context, token: string): Promise<{ text: string; saveAs: null }> {
  await changeSubscription(ctx, token, false).catch((error: unknown) => {
    if (!isRefusal(error, 'not-found')) throw error;
  });
  return { text: `You are unsubscribed: ${ctx.site.name} sends you no more news.\n`, saveAs: null };
}
