import { createHash, randomBytes } from 'node:crypto';
import { theWorld } from '../../../../contracts/counter-api.ts';
import * as t from '../../../../messages/usage-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { hasKey, insertKey, listKeys, markKeyRevoked } from './key-store.ts';

/** The stored form of a key. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The keys of people who fetch reports, with their other settings. */
export async function readKeys(ctx: Context) {
  const keys = await listKeys(ctx.db);
  return {
    baseUrl: ctx.site.url,
    customerId: theWorld,
    keys: keys.map(({ createdAt, lastUsedAt, revokedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  };
}

/** Makes a key of 256 random bits and tells it, this once. */
export async function createKey(ctx: Context, name: string) {
  const key = randomBytes(32).toString('base64url');
  const id = await inTransaction(ctx, async (tx) => {
    const made = { name, keyHash: hashOfKey(key), createdBy: signedIn(tx).userId, createdAt: tx.now() };
    const keyId = await insertKey(tx.db, made);
    await addAuditEntry(tx, 'usage-key-created', keyId, { name });
    return keyId;
  });
  return { message: t.keyCreated(), key, id };
}

/** Revokes a key at once, with an audit log entry. */
export async function revokeKey(ctx: Context, keyId: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    if (!(await markKeyRevoked(tx.db, keyId, tx.now())))
      throw (await hasKey(tx.db, keyId)) ? new AppError('state-conflict', t.keyRevoked()) : notFound('key');
    await addAuditEntry(tx, 'usage-key-revoked', keyId);
  });
  return { message: t.revoked() };
}
