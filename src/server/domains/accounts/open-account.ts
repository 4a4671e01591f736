import type { Registration } from '../../../contracts/accounts.ts';
import * as t from '../../../messages/account-responses.ts';
import { ofNoManuscript, sendEmail } from '../emails/index.ts';
import { alreadyRegisteredMail } from './account-mails.ts';
import { sendVerification } from './email-links.ts';
import { NewPassword } from '../../../contracts/values.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  findAccountByEmail,
  insertAccount,
  makeAdministrator,
  type Account,
  activateAccount,
  lockAccount,
} from './account-store.ts';
import { replacePassword } from './change-password.ts';
import type { Context } from '../../context.ts';
import type { RegisteredFields } from '../../db/schema/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { voidEmailLinks } from './email-link-store.ts';
import { hashPassword } from './password-hash.ts';
import { randomUUID } from 'node:crypto';

/** The id of a new account. It contains no time, which would reveal whose invitation was just accepted. */
export const newAccountId = (): string => randomUUID();

/** What an invited person enters; the invitation's link has proved the address. */
export type InvitedPerson = Omit<RegisteredFields, 'passwordHash' | 'marketingCommunications'> & {
  readonly password: string;
};

/** What the account will hold; the password's hash takes time that no transaction should. */
export async function prepareInvitedAccount({ password, ...person }: InvitedPerson): Promise<RegisteredFields> {
  refuseCommonPassword(password);
  return { ...person, passwordHash: await hashPassword(password), marketingCommunications: false };
}

/** Opens a verified account and replaces a pending registration; null if the address already has an account. */
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
  const current = await findAccountByEmail(tx.db, email);
  const waiting = current && (await lockAccount(tx.db, current.id));
  if (waiting?.emailVerifiedAt !== null) return null;
  await activateAccount(tx.db, waiting.id, fields, now);
  await voidEmailLinks(tx.db, waiting.id, ['verify-email'], now);
  return { ...waiting, ...fields, emailVerifiedAt: now };
}

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
  if (!checked.success) throw invalidInput('password', checked.error.issues[0]?.message ?? t.passwordRefused());
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
 * Creates an administrator from the command line. An existing account becomes one, gets this password, and is signed
 * out everywhere.
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
    await replacePassword(tx, account, { passwordHash: wanted.passwordHash, savedSessionId: null });
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

/** Opens an account; if there is one, gives the same answer and writes to its holder (decision 3). */
export async function registerAccount(ctx: Context, registration: Registration): Promise<{ message: string }> {
  const { email, password, next } = registration;
  refuseCommonPassword(password);
  const fields = await registeredFields(registration);
  await inTransaction(ctx, async (tx) => {
    const opened = await insertAccount(tx.db, { id: newAccountId(), email, ...fields, createdAt: tx.now() });
    const account = opened ?? (await findAccountByEmail(tx.db, email));
    if (!account) throw new Error('An account was neither opened nor found');
    if (account.emailVerifiedAt === null) return sendVerification(tx, account.id, email, fields, next);
    await sendEmail(tx, alreadyRegisteredMail(tx.site, account), ofNoManuscript);
  });
  return {
    message: t.registered({ email }),
  };
}
