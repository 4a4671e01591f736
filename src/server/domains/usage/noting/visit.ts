import { createHmac } from 'node:crypto';
import type { Actor } from '../../../context.ts';
import { isRobot } from './is-robot.ts';

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
