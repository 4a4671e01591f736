import { v7 } from 'uuid';
import { sessionDays } from '../../contracts/constants.ts';
import { daysAfter } from '../../contracts/days.ts';
import type { Context } from '../../server/context.ts';
import { newAccountId } from '../../server/domains/accounts/account-id.ts';
import { insertAccount, type NewAccount } from '../../server/domains/accounts/account-store.ts';
import { hashPassword } from '../../server/domains/accounts/password-hash.ts';
import { presentAccount } from '../../server/domains/accounts/present-account.ts';
import { hashSecretToken, newSecretToken } from '../../server/domains/accounts/secret-token.ts';
import { insertSession } from '../../server/domains/accounts/session-store.ts';

export const password = 'Sturdy-Example-9!';

let knownHash: Promise<string> | undefined;

interface Person extends Pick<NewAccount, 'email' | 'title' | 'surname' | 'otherName' | 'affiliation' | 'country'> {
  readonly isAdmin?: boolean;
}

/**
 * A verified account with `password` and an open session, written to the database. Logging in would take two slow hashes, most of what a short
 * test costs; accounts.http.test.ts walks that path.
 */
export async function signedInPerson({ system }: { system: Context }, person: Person) {
  const { db } = system;
  const at = system.now();
  const passwordHash = await (knownHash ??= hashPassword(password));
  const account = await insertAccount(db, {
    ...person,
    id: newAccountId(),
    passwordHash,
    emailVerifiedAt: at,
    createdAt: at,
  });
  if (account === null) throw new Error(`${person.email} has an account already`);
  const [token, cookieToken] = [newSecretToken(), newSecretToken()];
  await insertSession(db, {
    id: v7(),
    userId: account.id,
    tokenHash: hashSecretToken(token),
    cookieHash: hashSecretToken(cookieToken),
    userAgent: 'node',
    createdAt: at,
    lastUsedAt: at,
    expiresAt: daysAfter(at, sessionDays),
  });
  return { token, cookieToken, user: await presentAccount(db, account), email: account.email };
}
