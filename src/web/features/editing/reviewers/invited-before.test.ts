import { expect, test } from 'vitest';
import type { InvitationState } from '../../../../contracts/review-values.ts';
import { endedLast, lastReviewers } from './invited-before.ts';

const inRound = (round: number, ...rows: readonly (readonly [string, number, InvitationState])[]) => ({
  round,
  invitations: rows.map(([name, of, state], place) => ({
    id: String(place),
    name,
    email: `${name}@one.test`,
    round: of,
    state,
  })),
});

test.each([
  [inRound(1, ['ada', 1, 'reported']), 0, []],
  [inRound(2, ['ada', 1, 'reported'], ['bo', 1, 'declined'], ['cy', 1, 'recused']), 1, ['ada']],
  [inRound(3, ['ada', 1, 'reported'], ['bo', 2, 'reported']), 2, ['bo']],
  // The revision was returned before anyone read it.
  [inRound(3, ['ada', 1, 'reported'], ['bo', 2, 'cancelled']), 1, ['ada']],
  [inRound(2, ['ada', 1, 'reported'], ['bo', 1, 'reported'], ['ada', 2, 'invited']), 1, ['bo']],
  [inRound(2, ['ada', 1, 'reported'], ['ada', 2, 'declined']), 1, ['ada']],
])('the reviewers of the last round who are not asked again (%#)', (manuscript, round, names) => {
  expect(lastReviewers(manuscript)).toEqual({ round, names });
});

test.each([
  [inRound(1, ['ada', 1, 'invited'], ['bo', 1, 'declined'], ['cy', 1, 'accepted'], ['di', 1, 'lapsed']), ['1', '3']],
  [inRound(1, ['ada', 1, 'declined'], ['ada', 1, 'invited']), []],
  [inRound(1, ['ada', 1, 'lapsed'], ['ada', 1, 'declined']), ['1']],
  [inRound(2, ['ada', 1, 'reported'], ['bo', 1, 'reported'], ['bo', 2, 'invited']), ['0']],
])('the last ended invitation of each person can be followed by another (%#)', (manuscript, ids) => {
  expect([...endedLast(manuscript)]).toEqual(ids);
});
