import { expect, test } from 'vitest';
import { invitationStates } from '../../../../contracts/review-values.ts';
import { manuscriptStates } from '../../../db/schema/index.ts';
import { mayRecuse, standingOf } from './review-standing.ts';

const manuscript = (state: (typeof manuscriptStates)[number], changes: { round?: number; deletedAt?: Date } = {}) => ({
  state,
  round: 1,
  deletedAt: null,
  ...changes,
});

test('reports are taken while the manuscript is in review, in the round of the invitation', () => {
  const open = manuscriptStates.filter((state) => standingOf({ round: 1 }, manuscript(state)) === 'open');
  const paused = manuscriptStates.filter((state) => standingOf({ round: 1 }, manuscript(state)) === 'paused');
  expect([open, paused]).toEqual([['in-review'], ['on-hold']]);
  for (const changes of [{ round: 2 }, { deletedAt: new Date() }])
    expect(standingOf({ round: 1 }, manuscript('in-review', changes))).toBe('over');
});

test('who reviews or has reported can step back until the decision of the round is sent', () => {
  const reviewing = invitationStates.filter((state) => mayRecuse({ round: 1, state }, manuscript('in-review')));
  expect(reviewing).toEqual(['accepted', 'reported']);
  const until = manuscriptStates.filter((state) => mayRecuse({ round: 1, state: 'reported' }, manuscript(state)));
  expect(until).toEqual(['in-review', 'awaiting-ratification', 'on-hold']);
  for (const changes of [{ round: 2 }, { deletedAt: new Date() }])
    expect(mayRecuse({ round: 1, state: 'reported' }, manuscript('awaiting-ratification', changes))).toBe(false);
});
