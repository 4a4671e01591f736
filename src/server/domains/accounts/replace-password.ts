import type { Context } from '../../context.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { passwordChangedMail } from './account-mails.ts';
import { setPassword, type Account } from './account-store.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { deleteSessionsOf } from './session-store.ts';

interface NewPasswordHash {
  readonly passwordHash: string;
  /** The sign-in that goes on; null where all of them end. */
  readonly keptSessionId: string | null;
}

/** Gives an account another password: every other sign-in and every waiting link ends, and the holder is told. */
export async function replacePassword(
  tx: Context,
  account: Account,
  { passwordHash, keptSessionId }: NewPasswordHash,
): Promise<void> {
  await setPassword(tx.db, account.id, passwordHash);
  await deleteSessionsOf(tx.db, account.id, keptSessionId);
  await voidEmailLinks(tx.db, account.id, ['reset-password', 'change-email'], tx.now());
  await sendLetter(tx, passwordChangedMail(tx.site, account), ofNoManuscript);
}
