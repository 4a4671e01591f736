import { expect, test } from 'vitest';
import { journals } from '../../contracts/journals.ts';
import type { Actor, Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { carryOut } from './read-publicly.ts';
import { route } from './route.ts';

const visitor: Actor = { kind: 'visitor' };
// The route below only uses the actor.
const contextOf = (actor: Actor, place: string) => ({ actor, place }) as unknown as Context;
const exchange = { userAgent: '', visit: null, setSessionCookie: () => undefined, clearSessionCookie: () => undefined };

/** A reading that is asked of a copy first, and fails there; where it was asked, in order. */
async function asked(fault: Error) {
  const places: unknown[] = [];
  const listing = route(journals.list, async (ctx) => {
    const { place } = ctx as unknown as { place: string };
    places.push(place);
    if (place === 'copy') throw fault;
    return [];
  });
  const carrying = {
    contextFor: (actor: Actor) => contextOf(actor, 'primary'),
    publicContext: () => contextOf(visitor, 'copy'),
    copyFailed: (error: unknown) => void places.push(error),
  };
  const input = { params: {}, query: {}, body: undefined };
  const answer: unknown = await carryOut(carrying, listing, visitor, input, exchange).catch((error: unknown) => error);
  return { places, answer };
}

test('issue 9: what the replica cannot answer is asked of the primary, and the replica is looked at anew', async () => {
  const fault = new Error('canceling statement due to conflict with recovery');
  expect(await asked(fault)).toEqual({ places: ['copy', fault, 'primary'], answer: [] });
});

test('a refusal is an answer, which nobody else is asked for', async () => {
  const refused = notFound('journal');
  expect(await asked(refused)).toEqual({ places: ['copy'], answer: refused });
});
