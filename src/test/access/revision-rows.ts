import { reviewers } from '../../contracts/reviewers.ts';
import { revisions } from '../../contracts/revisions.ts';
import { aReviewedJournal, aSubmittedManuscript, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { missing, ownerOnly, row, signedInOnly, type Asked } from './table.ts';

/** A manuscript of the owner in a journal that peers review, with the table's editor and reviewer. */
const asked =
  (body?: unknown) =>
  async ({ product, owner, people }: Cast): Promise<Asked> => {
    const journal = await aReviewedJournal(product);
    await giveRole(product, people.editor, journal.id, 'editor');
    await giveRole(product, people.reviewer, journal.id, 'reviewer');
    const { id } = await aSubmittedManuscript(product, owner, journal.id);
    return { params: { articleId: id }, ...(body === undefined ? {} : { body }) };
  };

const revision = {
  version: 1,
  articleTitle: 'A title',
  articleAbstract: 'An abstract.',
  articleKeywords: [],
  answers: [],
};

/** What the submitting author alone reads and does; for everybody else the manuscript is not there. */
export const revisionRows = [
  row(revisions.follow, 'a manuscript of the owner', asked(), ownerOnly(200, 404)),
  row(revisions.follow, 'a missing one', () => ({ params: { articleId: missing } }), signedInOnly(404)),
  row(revisions.saveAnswers, 'before a decision', asked({ version: 0, answers: [] }), ownerOnly(409, 404)),
  row(revisions.revise, 'before a decision', asked(revision), ownerOnly(409, 404)),
  row(revisions.askExtension, 'before a decision', asked({ days: 3, reason: 'Rain.' }), ownerOnly(409, 404)),
  row(revisions.move, 'before a decision', asked({ version: 1 }), ownerOnly(409, 404)),
  row(revisions.declineMove, 'before a decision', asked({ version: 1 }), ownerOnly(409, 404)),
  row(revisions.appeal, 'before a decision', asked({ version: 1, reason: 'Rain.' }), ownerOnly(409, 404)),
  row(revisions.meanIt, 'that has moved on', asked({ version: 9 }), ownerOnly(409, 404)),
  row(revisions.withdraw, 'a manuscript of the owner', asked({ version: 1 }), ownerOnly(200, 404)),
  row(reviewers.reminders, 'one’s own', () => ({}), signedInOnly(200)),
  row(reviewers.muteReminders, 'one’s own', () => ({ body: { muted: [] } }), signedInOnly(200)),
];
