import { editorial } from '../../contracts/editorial.ts';
import { aReviewedJournal, aSubmittedManuscript, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { missing, row, signedInOnly, type Row } from './table.ts';

/** A manuscript of the owner that waits for its initial checks, with the table's editor and reviewer. */
const submittedWith = (body: unknown) => async (cast: Cast) => {
  const { product, owner, people } = cast;
  const journal = await aReviewedJournal(product);
  await giveRole(product, people.editor, journal.id, 'editor');
  await giveRole(product, people.reviewer, journal.id, 'reviewer');
  const { id } = await aSubmittedManuscript(product, owner, journal.id);
  return { params: { articleId: id }, body };
};

/** For editors, and for an administrator in their place; for everybody else it is not there. */
const editorsOnly = (status: number): Row['answers'] => [401, 401, 401, 404, 404, 404, status, status];

/** For administrators in the place of an editor in chief, whom the journal lacks. */
const chiefOnly: Row['answers'] = [401, 401, 401, 404, 404, 404, 403, 409];

const letter = 'Our reasons.';
const acts = [
  [editorial.deskReject, { version: 1, letter }, 200],
  [editorial.returnToAuthor, { version: 1, letter }, 200],
  [editorial.decide, { version: 1, kind: 'accept', letter }, 409],
  [editorial.ratify, { version: 1, isRatified: true }, 409],
  [editorial.stopReview, { version: 1, to: 'reject', letter }, 409],
  [editorial.retractDecision, { version: 1, decisionId: missing }, 409],
  [editorial.hold, { reason: 'A dispute.' }, 200],
  [editorial.release, { to: 'go-on' }, 409],
  [editorial.answerExtension, { isGranted: true, days: 3 }, 409],
] as const;

const chiefsActs = [editorial.reopen, editorial.uphold, editorial.takeOfferBack].map(
  (call) => [call, { version: 1, letter }] as const,
);

/** What is decided about manuscripts, in their place and out of it. */
export const decisionRows = [
  ...chiefsActs.map(([call, body]) => row(call, 'for a submitted one', submittedWith(body), chiefOnly)),
  ...chiefsActs.map(([call, body]) =>
    row(call, 'for one that is not there', () => ({ params: { articleId: missing }, body }), signedInOnly(404)),
  ),
  row(
    editorial.offerMove,
    'for one that is not there',
    () => ({ params: { articleId: missing }, body: { version: 1, letter, suggestedJournalId: missing } }),
    signedInOnly(404),
  ),
  row(
    editorial.offerMove,
    'to a journal that is not there',
    submittedWith({ version: 1, letter, suggestedJournalId: missing }),
    [401, 401, 401, 404, 404, 404, 403, 422],
  ),
  ...acts.map(([call, body, status]) => row(call, 'for a submitted one', submittedWith(body), editorsOnly(status))),
  ...acts.map(([call, body]) =>
    row(call, 'for one that is not there', () => ({ params: { articleId: missing }, body }), signedInOnly(404)),
  ),
  ...acts.map(([call, body]) =>
    row(
      call,
      'for one that an administrator alone verifies',
      ({ manuscriptId }) => ({ params: { articleId: manuscriptId }, body }),
      signedInOnly(404),
    ),
  ),
  row(
    editorial.letterDraft,
    'for a submitted one',
    async (cast) => ({ ...(await submittedWith(undefined)(cast)), query: { kind: 'return' } }),
    editorsOnly(200),
  ),
  row(
    editorial.letterDraft,
    'for one that is not there',
    () => ({ params: { articleId: missing }, query: { kind: 'return' } }),
    signedInOnly(404),
  ),
];
