import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, as it goes to its holder. */
export const newSecretToken = () => randomBytes(32).toString('base64url');

/** The stored form of a token, never the token itself. */
export const hashSecretToken = (token: string) => createHash('sha256').update(token).digest('base64url');
