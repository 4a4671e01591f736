import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn, ownTurns } from './turns.ts';

/** Work of accounts that is noted as it begins. */
function setting() {
  const turns = ownTurns();
  const order: string[] = [];
  const work = (account: string, givenUp?: AbortSignal) =>
    inTurn(
      turns,
      'inspection',
      async () => {
        order.push(account);
        await turn();
      },
      { account, givenUp },
    );
  return { order, work };
}

test('who has much to do waits behind one of each other account', async () => {
  const { order, work } = setting();
  const hog = Array.from({ length: 5 }, () => work('hog'));
  await Promise.all([...hog, work('author'), work('reviewer'), work('author')]);
  expect(order).toEqual(['hog', 'hog', 'author', 'reviewer', 'hog', 'author', 'hog', 'hog']);
});

test('what is given up never begins, and holds up nobody', async () => {
  const { order, work } = setting();
  const gone = new AbortController();
  const first = work('author');
  const dropped = [work('hog', gone.signal), work('hog', gone.signal)];
  const last = work('reviewer');
  gone.abort(new Error('The connection was closed'));
  for (const one of [...dropped, work('hog', gone.signal)]) await expect(one).rejects.toThrow('connection was closed');
  await Promise.all([first, last, work('hog')]);
  expect(order).toEqual(['author', 'reviewer', 'hog']);
});
