import { randomBytes } from 'node:crypto';

/** An unguessable id in the provider's format: a prefix, and 48 hexadecimal digits. */
export const randomToken = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`;
