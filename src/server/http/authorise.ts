import type { Call } from '../../contracts/call.ts';
import * as t from '../../messages/http-responses.ts';
import type { Actor } from '../context.ts';
import { forbidden, notLoggedIn } from '../errors.ts';

const fieldOf = (source: unknown, field: string): unknown =>
  typeof source === 'object' && source !== null
    ? Object.entries(source).find(([name]) => name === field)?.[1]
    : undefined;

/** Holds the call's declared access: 401 without a token, 403 for the wrong role. */
export function authoriseAccess(call: Call, actor: Actor): void {
  if (call.access === 'visitor') return;
  if (actor.kind !== 'user') throw notLoggedIn();
  if (call.access === 'administrator' && !actor.isAdmin) throw forbidden(t.administratorOnly());
}

/** Where the path (or else the payload) of a call names the acting user, it must agree with the token (decision 1). */
export function authoriseActsFor(call: Call, actor: Actor, where: 'path' | 'payload', fields: unknown): void {
  if (call.actsFor === null || actor.kind !== 'user') return;
  if (where !== (call.path.includes(`:${call.actsFor}`) ? 'path' : 'payload')) return;
  const named = fieldOf(fields, call.actsFor);
  if (named === actor.userId || named === actor.email) return;
  if (call.administratorMayActFor && actor.isAdmin) return;
  throw forbidden(t.belongsToAnother());
}
