import type { Call } from '../../contracts/call.ts';
import type { Actor, Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Exchange, Route } from './route.ts';
import { runRoute, type RawInput } from './run-route.ts';

/** Whom a call is carried out for, and where public reading is done. */
export interface Carrying {
  /** A cancelled request needs no more work. */
  contextFor(actor: Actor, givenUp?: AbortSignal): Context;
  /** A context that reads a replica; null if none is up to date. */
  publicContext(): Context | null;
  /** The copy could not answer. */
  copyFailed(error: unknown): void;
}

/** Whether a call has the same answer for everyone and changes nothing. */
const isPublicReading = (call: Call, actor: Actor): boolean =>
  actor.kind === 'visitor' && call.method === 'GET' && call.caching === 'public';

/** Carries out a call: public reads on the replica, and again on the primary if the replica fails. */
export async function carryOut(
  carrying: Carrying,
  route: Route,
  actor: Actor,
  input: RawInput,
  exchange: Exchange,
): Promise<unknown> {
  const reading = isPublicReading(route.call, actor) ? carrying.publicContext() : null;
  if (reading !== null)
    try {
      return await runRoute(route, reading, input, exchange);
    } catch (error) {
      if (error instanceof AppError) throw error;
      carrying.copyFailed(error);
    }
  return runRoute(route, carrying.contextFor(actor, exchange.givenUp), input, exchange);
}
