import { expect, test } from 'vitest';
import { reviewModels } from '../../../../contracts/constants.ts';
import { manuscriptStates } from '../../../db/schema/index.ts';
import {
  articleStatuses,
  isInReview,
  leadsFrom,
  reportsNeededIn,
  reportsToDecide,
  stateAfter,
  statesOf,
  steps,
  turnOf,
  type Step,
} from './manuscript-lifecycle.ts';

// The keys are complete by the table's type.
const everyStep = Object.keys(steps) as Step[];

test.each([
  ['submitted', ['accept', 'reject', 'edit']],
  ['rejected', ['edit']],
  ['published', ['correct', 'withdraw']],
  ['withdrawn', []],
  ['in-review', []],
] as const)(
  'decisions 19, 20 and 34, a journal without peer review: from %s the steps %j lead on',
  (state, expected) => {
    const current = { reviewModel: 'verification', state } as const;
    expect(everyStep.filter((step) => leadsFrom(step, current))).toEqual(expected);
  },
);

const alwaysThere = ['hold', 'take-back'] as const;

test.each([
  ['submitted', ['amend', 'start-review', 'desk-reject', 'return', 'publish-unreviewed', 'offer-move', ...alwaysThere]],
  ['returned', ['amend', ...alwaysThere]],
  [
    'in-review',
    [
      'reject-in-review',
      'return-in-review',
      'decide-first',
      'return-revision',
      'decide-acceptance',
      'decide-revision',
      'decide-rejection',
      'publish-unreviewed',
      'offer-move',
      ...alwaysThere,
    ],
  ],
  [
    'awaiting-ratification',
    [
      'retract-decision',
      'send-back',
      'ratify-acceptance',
      'ratify-revision',
      'ratify-rejection',
      'publish-unreviewed',
      ...alwaysThere,
    ],
  ],
  ['revision-requested', ['revise', 'lapse', 'add-report', ...alwaysThere]],
  ['accepted', ['publish', ...alwaysThere]],
  ['on-hold', ['release', 'return-held', 'take-back']],
  ['move-offered', ['move', 'take-offer-back', 'decline-move', 'take-back']],
  ['rejected', ['add-report', 'move', 'decline-suggestion', 'appeal', 'reopen', 'reopen-review']],
  ['appealed', ['add-report', 'uphold', 'reopen', 'reopen-review']],
  ['withdrawn', []],
  ['published', ['correct', 'withdraw']],
] as const)('peer review, States: from %s the steps %j lead on', (state, expected) => {
  const current = { reviewModel: 'double-anonymous', state } as const;
  expect(everyStep.filter((step) => leadsFrom(step, current))).toEqual(expected);
});

const round = { reportsNeeded: 2, reportsIn: 0, stillExpected: 0, isModeChosen: false };

test.each([
  ['submitted', {}, 'editor'],
  ['returned', {}, 'author'],
  ['in-review', {}, 'editor'],
  ['in-review', { stillExpected: 1 }, 'editor'],
  ['in-review', { stillExpected: 2 }, 'reviewers'],
  ['in-review', { reportsIn: 1, stillExpected: 1 }, 'reviewers'],
  ['in-review', { reportsIn: 2, stillExpected: 1 }, 'editor'],
  ['awaiting-ratification', {}, 'editor-in-chief'],
  ['revision-requested', {}, 'author'],
  ['accepted', {}, 'author'],
  ['accepted', { isModeChosen: true }, 'administrator'],
  ['on-hold', {}, 'editor'],
  ['move-offered', {}, 'author'],
  ['rejected', {}, 'author'],
  ['withdrawn', {}, null],
  ['published', {}, null],
] as const)('peer review, States: whose turn it is, %s with %j: %s', (state, facts, expected) => {
  expect(turnOf({ reviewModel: 'double-anonymous', state }, { ...round, ...facts })).toBe(expected);
});

test('of every manuscript that is not over it is exactly one party’s turn, in every model and state', () => {
  for (const reviewModel of reviewModels)
    for (const state of manuscriptStates)
      expect(turnOf({ reviewModel, state }, round) === null).toBe(state === 'published' || state === 'withdrawn');
});

test.each([
  ['submitted', 'Submitted', false],
  ['returned', 'Returned', false],
  ['in-review', 'Under Review', true],
  ['awaiting-ratification', 'Under Review', true],
  ['revision-requested', 'Revision Requested', false],
  ['accepted', 'Accepted', true],
  ['on-hold', 'On Hold', true],
  ['move-offered', 'On Hold', true],
  ['rejected', 'Rejected', false],
  ['withdrawn', 'Withdrawn', false],
  ['published', 'Published', false],
] as const)('peer review, States: %s is told as “%s”, isReview %s', (state, status, expected) => {
  expect([articleStatuses[state], isInReview(state)]).toEqual([status, expected]);
});

test('every status names the states that it is told for', () => {
  for (const state of manuscriptStates) expect(statesOf(articleStatuses[state])).toContain(state);
});

test('a manuscript on hold goes on from where it was held', () => {
  expect(stateAfter('decline-move', { state: 'move-offered', heldFrom: 'in-review' })).toBe('in-review');
  expect(stateAfter('release', { state: 'on-hold', heldFrom: 'revision-requested' })).toBe('revision-requested');
  expect(() => stateAfter('release', { state: 'on-hold', heldFrom: null })).toThrow('does not know where');
  expect(stateAfter('add-report', { state: 'appealed', heldFrom: null })).toBe('appealed');
});

test.each([
  ['a journal’s first decision', { isFirst: true }, [0, 0], 3],
  ['a journal’s first decision', { isFirst: true }, [5, 1], 3],
  ['a later one', {}, [0, 0], 0],
  ['a later one', {}, [0, 1], 1],
  ['a later one', {}, [1, 1], 2],
  ['a later one', {}, [3, 2], 3],
  ['a first one where two reports came along', { isFirst: true, reportsBrought: 2 }, [0, 0], 1],
  ['a first one where more than enough came along', { isFirst: true, reportsBrought: 4 }, [0, 0], 0],
  ['the same, with others asked', { isFirst: true, reportsBrought: 4 }, [1, 1], 2],
] as const)(
  'decision record 0019: %s, %j, with [in, expected] %j, needs %i of 3 reports',
  (_, facts, counts, needed) => {
    const [reportsIn, stillExpected] = counts;
    expect(reportsNeededIn(3, { isFirst: false, reportsBrought: 0, reportsIn, stillExpected, ...facts })).toBe(needed);
  },
);

test('decision record 0019: a first decision needs its reports; later the editor may decide alone, whoever is asked', () => {
  const asked = { reportsIn: 0, stillExpected: 2, reportsBrought: 0 };
  expect(reportsToDecide(2, { ...asked, isFirst: true })).toBe(2);
  expect(reportsToDecide(2, { ...asked, isFirst: false })).toBe(0);
});
