import type { Registration } from '../../../contracts/accounts.ts';
import type { Context } from '../../context.ts';
import type { RegisteredFields } from '../../db/schema/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import { ofNoManuscript, sendLetter } from '../letters/index.ts';
import { newAccountId } from './account-id.ts';
import { alreadyRegisteredMail } from './account-mails.ts';
import { findAccountByEmail, insertAccount } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { sendVerification } from './send-verification.ts';

async function registeredFields(registration: Registration): Promise<RegisteredFields> {
  const { password, title, surname, otherName, affiliation, country, marketingCommunications } = registration;
  return {
    passwordHash: await hashPassword(password),
    title,
    surname,
    otherName,
    affiliation,
    country,
    marketingCommunications,
  };
}

/** Opens an account, or answers alike and writes to the holder of one (decision 3). */
export async function registerAccount(ctx: Context, registration: Registration): Promise<{ message: string }> {
  const { email, password, next } = registration;
  refuseCommonPassword(password);
  const fields = await registeredFields(registration);
  await inTransaction(ctx, async (tx) => {
    const opened = await insertAccount(tx.db, { id: newAccountId(), email, ...fields, createdAt: tx.now() });
    const account = opened ?? (await findAccountByEmail(tx.db, email));
    if (!account) throw new Error('An account was neither opened nor found');
    if (account.emailVerifiedAt === null) return sendVerification(tx, account.id, email, fields, next);
    await sendLetter(tx, alreadyRegisteredMail(tx.site, account), ofNoManuscript);
  });
  return {
    message: `Registration received. We have sent an email to ${email}: follow its link to confirm your address, then log in.`,
  };
}
