import { expect, test } from 'vitest';
import { invitationStates } from '../../../../contracts/review-values.ts';
import { manuscriptStates, type ManuscriptState } from '../../../db/schema/index.ts';
import { mayRecuse, statusOf, whyNotAnswerable } from './review-status.ts';

const manuscript = (
  state: ManuscriptState,
  changes: { round?: number; deletedAt?: Date; heldFrom?: ManuscriptState } = {},
) => ({
  state,
  heldFrom: state === 'on-hold' ? ('in-review' as const) : null,
  round: 1,
  deletedAt: null,
  ...changes,
});

test('reports are taken until the decision of their round is sent, also while it waits to be ratified', () => {
  const open = manuscriptStates.filter((state) => statusOf({ round: 1 }, manuscript(state)) === 'open');
  const paused = manuscriptStates.filter((state) => statusOf({ round: 1 }, manuscript(state)) === 'paused');
  expect([open, paused]).toEqual([['in-review', 'awaiting-ratification'], ['on-hold']]);
  const heldFrom = manuscriptStates.filter(
    (state) => statusOf({ round: 1 }, manuscript('on-hold', { heldFrom: state })) === 'paused',
  );
  expect(heldFrom).toEqual(['in-review', 'awaiting-ratification']);
  for (const changes of [{ round: 2 }, { deletedAt: new Date() }])
    expect(statusOf({ round: 1 }, manuscript('in-review', changes))).toBe('over');
});

test('who reviews or has reported can step back until the decision of the round is sent', () => {
  const reviewing = invitationStates.filter((state) => mayRecuse({ round: 1, state }, manuscript('in-review')));
  expect(reviewing).toEqual(['accepted', 'reported']);
  const until = manuscriptStates.filter((state) => mayRecuse({ round: 1, state: 'reported' }, manuscript(state)));
  expect(until).toEqual(['in-review', 'awaiting-ratification', 'on-hold']);
  for (const changes of [{ round: 2 }, { deletedAt: new Date() }])
    expect(mayRecuse({ round: 1, state: 'reported' }, manuscript('awaiting-ratification', changes))).toBe(false);
});

test('an invitation can be answered before its date, and not from then on', () => {
  const answerBy = new Date('2026-03-31T23:59:59.999Z');
  const answeredAt = (now: Date) =>
    whyNotAnswerable({ state: 'invited', round: 1, answerBy, answeredAt: null }, manuscript('in-review'), now)?.message;
  expect(answeredAt(new Date(answerBy.getTime() - 1))).toBeUndefined();
  expect(answeredAt(answerBy)).toContain('expired on');
});
