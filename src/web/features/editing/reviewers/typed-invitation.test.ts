import { expect, test } from 'vitest';
import type { Proposal } from '../../../../contracts/editorial-values.ts';
import { asksReason } from './typed-invitation.ts';

const proposal: Proposal = {
  userId: 'mei',
  name: 'Mei Ito',
  affiliation: 'Institute of Ito',
  nearness: 35,
  reasons: [],
  openReviews: 0,
  mostOpenReviews: 3,
  lastAnswer: null,
  conflict: null,
  mayBeInvited: true,
};

test.each([
  ['nobody has asked for one', 'by-email', 'mei@ito.test', null, false],
  ['it was asked for of this address', 'by-email', ' Mei@ito.test', 'mei@ito.test', true],
  ['it was asked for of another address', 'by-email', 'bo@sund.test', 'mei@ito.test', false],
  ['somebody of the pool has no conflict', proposal, '', null, false],
  ['somebody of the pool has a conflict', { ...proposal, conflict: 'A co-author.' }, '', null, true],
  ['the server has found a conflict meanwhile', proposal, '', '', true],
] as const)('a reason is a matter: %s', (_, invited, email, askedFor, isAsked) => {
  expect(asksReason(invited, email, askedFor)).toBe(isAsked);
});
