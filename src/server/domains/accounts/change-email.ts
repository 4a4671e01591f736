import * as t from '../../../messages/account-responses.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { clearUndeliverable } from '../emails/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { findAccount, setEmail } from './account-store.ts';
import { findOpening, spendEmailLink, voidEmailLinks, voidLaterLinks } from './email-link-store.ts';
import { openingDay } from './later-opening.ts';
import { linkSpent } from './email-links.ts';
import { forgetMailboxesLeftSince } from './mailbox-store.ts';
import { hashSecretToken } from './secret-token.ts';
import { deleteSessionsOf } from './session-store.ts';

/** What an administrator asked for waits, so that the holder of the account can cancel it first. */
async function refuseEarly(ctx: Context, token: string): Promise<void> {
  const opensAt = await findOpening(ctx.db, 'change-email', hashSecretToken(token), ctx.now());
  if (opensAt === null) return;
  throw new AppError('state-conflict', t.linkOpensOn({ day: openingDay(opensAt) }));
}

/** Spends the link that the new address received: from now on it is the account's. */
export async function confirmEmailChange(ctx: Context, token: string): Promise<{ message: string }> {
  return inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, 'change-email', hashSecretToken(token), tx.now());
    if (!spent) await refuseEarly(tx, token);
    const account = spent && (await findAccount(tx.db, spent.userId));
    const isOpen = account?.disabledAt === null;
    if (!spent?.email || !isOpen || !(await setEmail(tx.db, account.id, spent.email)))
      throw linkSpent(t.changeEmailAgain());
    // The email has arrived, whatever was returned before.
    await clearUndeliverable(tx.db, spent.email);
    await voidEmailLinks(tx.db, account.id, ['change-email', 'reset-password'], tx.now());
    if (spent.email === account.email) return { message: t.emailReachable() };
    await addAuditEntry(tx, 'email-changed', account.id, {});
    return { message: t.emailChanged({ email: spent.email }) };
  });
}

/** Spends the link that the old address received: the account is its again, and every sign-in has ended. */
export async function cancelEmailChange(ctx: Context, token: string): Promise<{ message: string }> {
  return inTransaction(ctx, async (tx) => {
    const spent = await spendEmailLink(tx.db, 'cancel-email-change', hashSecretToken(token), tx.now());
    if (!spent?.email || !(await setEmail(tx.db, spent.userId, spent.email))) throw linkSpent(t.contactIfAtRisk());
    // An address that the account had since the link was made belongs to another person or to no one.
    await forgetMailboxesLeftSince(tx.db, spent.userId, spent.createdAt);
    await voidEmailLinks(tx.db, spent.userId, ['change-email', 'reset-password'], tx.now());
    // A later holder of the address must not undo this.
    await voidLaterLinks(tx.db, spent, tx.now());
    await deleteSessionsOf(tx.db, spent.userId, null);
    await addAuditEntry(tx, 'email-change-canceled', spent.userId, {});
    return {
      message: t.emailUnchanged({ email: spent.email }),
    };
  });
}
