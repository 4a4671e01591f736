import { randomBytes } from 'node:crypto';

/** An unguessable name in the provider's manner: what it is, and 48 hexadecimal digits. */
export const randomToken = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`;
