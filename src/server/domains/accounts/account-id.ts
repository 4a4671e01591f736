import { randomUUID } from 'node:crypto';

/** The id of a new account. It tells no time: when an account was made would tell whose invitation was just accepted. */
export const newAccountId = (): string => randomUUID();
