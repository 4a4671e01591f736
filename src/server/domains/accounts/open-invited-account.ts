import type { Context } from '../../context.ts';
import type { RegisteredFields } from '../../db/schema/index.ts';
import { newAccountId } from './account-id.ts';
import { activateAccount, findAccountByEmail, insertAccount, lockAccount, type Account } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { hashPassword } from './password-hash.ts';

/** What an invited person says of themselves; the invitation's link has shown whose the address is. */
export type InvitedPerson = Omit<RegisteredFields, 'passwordHash' | 'marketingCommunications'> & {
  readonly password: string;
};

/** What the account will hold; the password's hash takes time that no transaction should. */
export async function prepareInvitedAccount({ password, ...person }: InvitedPerson): Promise<RegisteredFields> {
  refuseCommonPassword(password);
  return { ...person, passwordHash: await hashPassword(password), marketingCommunications: false };
}

/** Opens a verified account, in place of a registration that waits for its letter; null when the address has one already. */
export async function openInvitedAccount(
  tx: Context,
  email: string,
  fields: RegisteredFields,
): Promise<Account | null> {
  const now = tx.now();
  const opened = await insertAccount(tx.db, {
    id: newAccountId(),
    email,
    ...fields,
    emailVerifiedAt: now,
    createdAt: now,
  });
  if (opened) return opened;
  const standing = await findAccountByEmail(tx.db, email);
  const waiting = standing && (await lockAccount(tx.db, standing.id));
  if (waiting?.emailVerifiedAt !== null) return null;
  await activateAccount(tx.db, waiting.id, fields, now);
  await voidEmailLinks(tx.db, waiting.id, ['verify-email'], now);
  return { ...waiting, ...fields, emailVerifiedAt: now };
}
