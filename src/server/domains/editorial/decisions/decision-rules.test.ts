import { expect, test } from 'vitest';
import { decisionKinds, letterKinds } from '../../../../contracts/review-values.ts';
import { leadsFrom, stateAfter } from '../manuscripts/manuscript-lifecycle.ts';
import { effectOf, isAfterReview, isRatifiedAtOnce, mayRatify } from './decision-rules.ts';

const chief = { userId: 'chief', isAdmin: false };
const office = { userId: 'office', isAdmin: true };

test.each([
  ['accept', 'accepted'],
  ['revise-minor', 'revision-requested'],
  ['revise-major', 'revision-requested'],
  ['unsuitable', 'rejected'],
  ['reject', 'rejected'],
] as const)('%s leads to %s, first or later', (kind, state) => {
  const from = { state: 'in-review', heldFrom: null } as const;
  const first = effectOf({ kind, isFirst: true });
  const later = effectOf({ kind, isFirst: false });
  expect([stateAfter(first, from), stateAfter(later, from)]).toEqual([state, state]);
  expect(leadsFrom(first, { reviewModel: 'double-anonymous', state: 'awaiting-ratification' })).toBe(true);
  expect(leadsFrom(later, { reviewModel: 'double-anonymous', state: 'in-review' })).toBe(true);
});

test('letters before review are no decisions after it', () => {
  expect(letterKinds.filter((kind) => isAfterReview(kind))).toEqual([...decisionKinds]);
});

test.each([
  ['chief', ['chief'], true],
  ['chief', ['chief', 'other'], false],
  ['editor', ['chief'], false],
  ['editor', [], false],
  ['office', [], false],
] as const)(
  'decision record 0019: a first decision by %s, with %j in chief, is ratified at once: %s',
  (by, chiefs, expected) => {
    expect(isRatifiedAtOnce(by, chiefs)).toBe(expected);
  },
);

test.each([
  [chief, 'editor', ['chief'], true],
  [{ userId: 'editor', isAdmin: false }, 'other', ['chief'], false],
  [chief, 'chief', ['chief', 'other'], false],
  [office, 'editor', ['chief'], true],
  [office, 'office', ['chief'], false],
  [office, 'office', [], true],
] as const)(
  'decision record 0019: whether %j ratifies what %s decided, with %j in chief: %s',
  (person, by, chiefs, expected) => {
    expect(mayRatify(person, by, chiefs)).toBe(expected);
  },
);
