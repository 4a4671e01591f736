import { expect, test } from 'vitest';
import { invitationStates } from '../../../../contracts/review-values.ts';
import { manuscriptStates, type ManuscriptState } from '../../../db/schema/index.ts';
import { askingStep, mayRecuse, statusOf, whyNotAnswerable } from './review-status.ts';

const now = new Date('2026-03-31T12:00:00.000Z');

const manuscript = (
  state: ManuscriptState,
  changes: { round?: number; deletedAt?: Date; heldFrom?: ManuscriptState; decidedAt?: Date } = {},
) => ({
  reviewModel: 'double-anonymous' as const,
  state,
  heldFrom: state === 'on-hold' ? ('in-review' as const) : null,
  round: 1,
  deletedAt: null,
  decidedAt: now,
  ...changes,
});

const statusIn = (...wanted: Parameters<typeof manuscript>) => statusOf({ round: 1 }, manuscript(...wanted), now);

test('reports are taken until the decision of their round is sent, also while it waits to be ratified', () => {
  const open = manuscriptStates.filter((state) => statusIn(state) === 'open');
  const paused = manuscriptStates.filter((state) => statusIn(state) === 'paused');
  expect([open, paused]).toEqual([['in-review', 'awaiting-ratification'], ['on-hold']]);
  const heldFrom = manuscriptStates.filter((state) => statusIn('on-hold', { heldFrom: state }) === 'paused');
  expect(heldFrom.toSorted()).toEqual(
    ['appealed', 'awaiting-ratification', 'in-review', 'rejected', 'revision-requested'].toSorted(),
  );
  for (const changes of [{ round: 2 }, { deletedAt: now }]) expect(statusIn('in-review', changes)).toBe('over');
});

test('decision 58: late reports are taken until the revision is there, or an appeal is too late or answered', () => {
  const late = manuscriptStates.filter((state) => statusIn(state) === 'late');
  expect(late.toSorted()).toEqual(['appealed', 'rejected', 'revision-requested']);
  for (const changes of [{ round: 2 }, { deletedAt: now }])
    expect(statusIn('revision-requested', changes)).toBe('over');
  expect(statusIn('rejected', { decidedAt: new Date('2026-03-01T23:00:00.000Z') })).toBe('late');
  const long = { decidedAt: new Date('2026-02-28T12:00:00.000Z') };
  expect([statusIn('rejected', long), statusIn('revision-requested', long)]).toEqual(['over', 'late']);
});

test('editors ask for reports before the decision, while it waits to be ratified, and after it', () => {
  const byStep = Object.groupBy(manuscriptStates, (state) => askingStep({ state, reviewModel: 'double-anonymous' }));
  expect(byStep['send-back']).toEqual(['awaiting-ratification']);
  expect(byStep['add-report']?.toSorted()).toEqual(['appealed', 'rejected', 'revision-requested']);
});

test('who reviews or has reported can step back until the decision of the round is sent', () => {
  const reviewing = invitationStates.filter((state) => mayRecuse({ round: 1, state }, manuscript('in-review'), now));
  expect(reviewing).toEqual(['accepted', 'reported']);
  const until = manuscriptStates.filter((state) => mayRecuse({ round: 1, state: 'reported' }, manuscript(state), now));
  expect(until).toEqual(['in-review', 'awaiting-ratification', 'on-hold']);
  for (const changes of [{ round: 2 }, { deletedAt: now }])
    expect(mayRecuse({ round: 1, state: 'reported' }, manuscript('awaiting-ratification', changes), now)).toBe(false);
  const heldLater = manuscript('on-hold', { heldFrom: 'revision-requested' });
  expect(mayRecuse({ round: 1, state: 'reported' }, heldLater, now)).toBe(false);
});

test('decision 58: after the decision, who still owes a report can step back', () => {
  const after = invitationStates.filter((state) =>
    mayRecuse({ round: 1, state }, manuscript('revision-requested'), now),
  );
  expect(after).toEqual(['accepted']);
  expect(mayRecuse({ round: 2, state: 'accepted' }, manuscript('revision-requested'), now)).toBe(false);
});

test('an invitation can be answered before its date, and not from then on', () => {
  const answerBy = new Date('2026-03-31T23:59:59.999Z');
  const answeredAt = (at: Date) =>
    whyNotAnswerable({ state: 'invited', round: 1, answerBy, answeredAt: null }, manuscript('in-review'), at)?.message;
  expect(answeredAt(new Date(answerBy.getTime() - 1))).toBeUndefined();
  expect(answeredAt(answerBy)).toContain('expired on');
});
