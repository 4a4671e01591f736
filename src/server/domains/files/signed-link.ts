import { createHmac, timingSafeEqual } from 'node:crypto';
import * as t from '../../../messages/file-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { readSecret } from './secret-store.ts';

const lifetimeSeconds = 10 * 60;

/** What a signed link carries in its query. */
export interface LinkSignature {
  /** Epoch seconds. */
  readonly expires: number;
  readonly signature: string;
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

async function sign(ctx: Context, path: string, expires: number): Promise<Buffer> {
  const key = await readSecret(ctx.db, 'signed-links');
  return createHmac('sha256', key).update(`${expires}\n${path}`).digest();
}

/** The query that gives anyone access to this path for ten minutes. */
export async function signLink(ctx: Context, path: string): Promise<LinkSignature> {
  const expires = secondsOf(ctx.now()) + lifetimeSeconds;
  return { expires, signature: (await sign(ctx, path, expires)).toString('base64url') };
}

/** Throws 404 for a link that was not signed here for this path, and 410 for an expired one. */
export async function checkLink(ctx: Context, path: string, { expires, signature }: LinkSignature): Promise<void> {
  const made = await sign(ctx, path, expires);
  const given = Buffer.from(signature, 'base64url');
  // The last character holds bits that decoding forgets: a link has one spelling.
  const isOurs = given.length === made.length && timingSafeEqual(given, made);
  if (!isOurs || made.toString('base64url') !== signature) throw notFound('address');
  if (secondsOf(ctx.now()) >= expires) throw new AppError('link-spent', t.linkExpired());
}
