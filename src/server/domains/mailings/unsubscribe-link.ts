import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Database } from '../../db/database.ts';
import { readSecret } from '../files/index.ts';

const idBytes = 16;
const signatureBytes = 16;

async function signatureOf(db: Database, id: Uint8Array): Promise<Buffer> {
  const key = await readSecret(db, 'unsubscribe-links');
  return createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
}

/** The link by which a person ends marketing emails: bound to the person, and without an end, as letters are kept. */
export async function unsubscribeUrl({ db, site }: Pick<Context, 'db' | 'site'>, userId: string): Promise<string> {
  const id = parse(userId);
  const token = Buffer.concat([id, await signatureOf(db, id)]).toString('base64url');
  return site.url + pages.unsubscribe.href({ token });
}

/** Whose link it is; 404 for one that was not made here. */
export async function readUnsubscribeToken({ db }: Pick<Context, 'db'>, token: string): Promise<string> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) throw notFound('This link');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), await signatureOf(db, id))) throw notFound('This link');
  return stringify(id);
}
