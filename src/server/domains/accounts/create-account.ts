import { NewPassword } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { newAccountId } from './account-id.ts';
import { findAccountByEmail, insertAccount, makeAdministrator, type Account } from './account-store.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';

interface Person {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
  readonly otherName: string;
  readonly affiliation: string;
  readonly country: string;
}

async function verifiedAccount(ctx: Context, person: Person, password: string) {
  const checked = NewPassword.safeParse(password);
  if (!checked.success)
    throw invalidInput('password', checked.error.issues[0]?.message ?? 'The password is not accepted.');
  const now = ctx.now();
  const { email, title, surname, otherName, affiliation, country } = person;
  return {
    id: newAccountId(),
    email,
    title,
    surname,
    otherName,
    affiliation,
    country,
    passwordHash: await hashPassword(password),
    emailVerifiedAt: now,
    createdAt: now,
  };
}

/**
 * Makes an administrator from the command line; an existing account becomes one, with this password, and whoever knew the
 * old one is out.
 */
export async function createAdministrator(ctx: Context, email: string, password: string): Promise<void> {
  refuseCommonPassword(password);
  const person = {
    email,
    title: 'Mr',
    surname: 'Administrator',
    otherName: 'Site',
    affiliation: ctx.site.name,
    country: 'AE',
  };
  const wanted = { ...(await verifiedAccount(ctx, person, password)), isAdmin: true };
  await inTransaction(ctx, async (tx) => {
    if ((await insertAccount(tx.db, wanted)) !== null) return;
    const account = await findAccountByEmail(tx.db, email);
    if (!account) throw new Error('An administrator was neither opened nor found');
    await replacePassword(tx, account, { passwordHash: wanted.passwordHash, keptSessionId: null });
    await makeAdministrator(tx.db, account.id, tx.now());
  });
}

/** Makes the administrator that the configuration names, at the first start only: later its password is its own affair. */
export async function ensureFirstAdministrator(ctx: Context, email: string, password: string): Promise<void> {
  if ((await findAccountByEmail(ctx.db, email)) === null) await createAdministrator(ctx, email, password);
}

/** Opens a verified account without the email round: for the demo. Null when the address is taken. */
export async function openVerifiedAccount(
  ctx: Context,
  person: Person & { isAdmin: boolean },
  password: string,
): Promise<Account | null> {
  return insertAccount(ctx.db, { ...(await verifiedAccount(ctx, person, password)), isAdmin: person.isAdmin });
}
