import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id, about 25 ms. */
export const hashPassword = (password: string) => hash(password, cost);

let standIn: Promise<string> | undefined;

/** Verifies a password; without an account it costs the same time and fails. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  standIn ??= hashPassword('Nobody-has-this-password-1!');
  // An emptied account has no password.
  const isSaved = passwordHash !== null && passwordHash !== '';
  const matches = await verify(isSaved ? passwordHash : await standIn, password);
  return matches && isSaved;
}
