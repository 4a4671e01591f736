import { editorial } from '../../contracts/editorial.ts';
import { aReviewedJournal, aSubmittedManuscript, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { missing, row, signedInOnly } from './table.ts';

/** A manuscript of the owner in a journal that peers review, with the table's editor and reviewer. */
async function aReviewed({ product, owner, people }: Cast) {
  const journal = await aReviewedJournal(product);
  await giveRole(product, people.editor, journal.id, 'editor');
  await giveRole(product, people.reviewer, journal.id, 'reviewer');
  const { id } = await aSubmittedManuscript(product, owner, journal.id);
  return { params: { articleId: id } };
}

/** Who could review: for editors, and for an administrator in their place. */
export const proposalRows = [
  row(editorial.proposals, 'for a manuscript of the owner', aReviewed, [401, 401, 401, 404, 404, 404, 200, 200]),
  row(
    editorial.proposals,
    'for a manuscript that an administrator alone verifies',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    signedInOnly(404),
  ),
  row(
    editorial.proposals,
    'for a manuscript that is not there',
    () => ({ params: { articleId: missing } }),
    signedInOnly(404),
  ),
];
