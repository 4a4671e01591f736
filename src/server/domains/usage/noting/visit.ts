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
  // Of the days before, none is held longer than it is needed.
  for (const other of known.keys()) if (other < day) known.delete(other);
  known.set(day, key);
  return key;
}

/** Forgets the keys of the days before one: from then on nobody can find out who a mark stood for. */
export const forgetKeysBefore = (db: Database, day: string): Promise<void> => forgetSecrets(db, prefix, prefix + day);

const named = new RegExp(robots.map(({ pattern }) => pattern).join('|'), 'i');

/** Whether something is no browser of a person, by what it calls itself; who gives no name is none either. */
const isRobot = (userAgent: string): boolean =>
  userAgent.trim().length < 2 || isbot(userAgent) || named.test(userAgent);

/** What a request tells of who sent it. It is held in memory for a moment and written nowhere. */
export interface Visit {
  /** The network that the address belongs to. */
  readonly network: string;
  readonly userAgent: string;
  /** False for what is no use of its own: a later part of a file, a look at its headers, a page fetched in advance. */
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
