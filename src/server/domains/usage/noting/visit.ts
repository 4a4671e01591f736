import { createHmac } from 'node:crypto';
import type { Actor } from '../../../context.ts';
import { isbot } from 'isbot';
import robots from './robots.json' with { type: 'json' };
import type { Database } from '../../../db/database.ts';
import { forgetSecrets, readSecret } from '../../files/index.ts';

const prefix = 'usage-';
const keys = new WeakMap<Database, Map<string, Buffer>>();

/** The key that visitors are marked with for a day (`2026-11-22`): the same in every process. */
export async function dailyKey(db: Database, day: string): Promise<Buffer> {
  const known = keys.get(db) ?? new Map<string, Buffer>();
  keys.set(db, known);
  const key = known.get(day) ?? (await readSecret(db, prefix + day));
  // Drop the keys of earlier days as soon as they are not needed.
  for (const other of known.keys()) if (other < day) known.delete(other);
  known.set(day, key);
  return key;
}

/** Deletes the keys of earlier days: their identifiers can then no longer be traced to visitors. */
export const forgetKeysBefore = (db: Database, day: string): Promise<void> => forgetSecrets(db, prefix, prefix + day);

const named = new RegExp(robots.map(({ pattern }) => pattern).join('|'), 'i');

/** Whether a client is not a person's browser, by its user agent; one without any is not. */
const isRobot = (userAgent: string): boolean =>
  userAgent.trim().length < 2 || isbot(userAgent) || named.test(userAgent);

/** What a request tells of who sent it. It is held in memory for a moment and written nowhere. */
export interface Visit {
  /** The network that the address belongs to. */
  readonly network: string;
  readonly userAgent: string;
  /** False for requests that are no use: a later part of a file, a HEAD request, a prefetch. */
  readonly isUse: boolean;
}

/** Whether a visit counts: its own use, by a person as far as one can tell. */
export const counts = (visit: Visit): boolean => visit.isUse && !isRobot(visit.userAgent);

/** So much of what a browser calls itself is held: a sender chooses how long it is. */
const longestUserAgent = 256;

/** Who visits, by the most reliable of the ways that COUNTER names: the account, else the network with the browser. */
export const visitorOf = (actor: Actor, { network, userAgent }: Visit): string =>
  actor.kind === 'user' ? `user:${actor.userId}` : `${network}|${userAgent.slice(0, longestUserAgent)}`;

/** The mark of a visitor under the key of a day. */
export const markOf = (key: Buffer, visitor: string): string =>
  createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
