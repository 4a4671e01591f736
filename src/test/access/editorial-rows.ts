import { randomUUID } from 'node:crypto';
import { assignment } from '../../contracts/assignment.ts';
import { comparison } from '../../contracts/comparison.ts';
import { editorial } from '../../contracts/editorial.ts';
import { indexing } from '../../contracts/indexing.ts';
import { journalSetup } from '../../contracts/journal-setup.ts';
import { reviewForms } from '../../contracts/review-forms.ts';
import { statistics } from '../../contracts/statistics.ts';
import * as peers from '../product/peer-review.ts';
import { aSetup } from '../product/journal-setup.ts';
import type { Cast } from './cast.ts';
import { verifyingSettings } from './review-settings.ts';
import { administratorOnly, all, missing, nothing, row, signedInOnly } from './table.ts';

/** The editor of the manuscript’s journal, and an administrator in their place; for everybody else there is no such manuscript. */
const editorsOnly = (status: number) => [401, 401, 401, 404, 404, 404, status, status] as const;

async function aJournal({ product, people }: Cast): Promise<string> {
  const { id } = await peers.aReviewedJournal(product);
  await peers.giveRole(product, people.editor, id, 'editor');
  await peers.giveRole(product, people.reviewer, id, 'reviewer');
  return id;
}

const ofJournal = async (cast: Cast) => ({ params: { abbreviation: await aJournal(cast) } });
const ofSubmitted = async (cast: Cast) => ({
  params: { articleId: (await peers.aSubmittedManuscript(cast.product, cast.owner, await aJournal(cast))).id },
});
const inReview = async (cast: Cast) =>
  (await peers.aManuscriptInReview(cast.product, cast.owner, await aJournal(cast))).id;
const aStranger = () => ({ email: `${randomUUID()}@${randomUUID()}.test` });
const ofInvitation = async (cast: Cast) => {
  const { invitationId } = await peers.invited(cast.product, await inReview(cast), aStranger());
  return { params: { invitationId } };
};
const finding = 'f'.repeat(64);
/** The desk: for editors, and for an administrator in their place. */
export const editorialRows = [
  row(editorial.desk, 'one’s own, empty for whoever edits nothing', nothing, signedInOnly(200)),
  row(editorial.single, 'of the owner', ofSubmitted, editorsOnly(200)),
  row(editorial.single, 'one that is not there', () => ({ params: { articleId: missing } }), signedInOnly(404)),
  row(
    comparison.ofVersions,
    'of the owner',
    async (cast) => ({ ...(await ofSubmitted(cast)), query: { before: '1', after: '1' } }),
    editorsOnly(200),
  ),
  row(
    editorial.saveChecks,
    'of the owner’s',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { done: ['scope'], note: '' } }),
    editorsOnly(200),
  ),
  row(
    editorial.addNote,
    'on the owner’s',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { text: 'Ask the board.' } }),
    editorsOnly(200),
  ),
  row(
    editorial.correctDetails,
    'of the owner',
    async (cast) => ({
      ...(await ofSubmitted(cast)),
      body: { version: 1, articleTitle: 'Corrected', articleAbstract: 'What it shows.', articleKeywords: ['one'] },
    }),
    editorsOnly(200),
  ),
  row(
    editorial.dismissFinding,
    'that the check did not make',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, finding, reason: 'A namesake.' } }),
    editorsOnly(409),
  ),
  row(
    editorial.reopenFinding,
    'that the check did not make',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, finding } }),
    editorsOnly(409),
  ),
  row(
    editorial.removeWords,
    'of a finding that is not there',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, finding, words: 'Jane Doe' } }),
    editorsOnly(409),
  ),
  row(
    editorial.correctInvitation,
    'that did not come back',
    async (cast) => ({ ...(await ofInvitation(cast)), body: aStranger() }),
    editorsOnly(409),
  ),
  row(
    editorial.inviteLastRound,
    'of a manuscript that has none',
    async (cast) => ({ params: { articleId: await inReview(cast) }, body: { version: 1 } }),
    editorsOnly(409),
  ),
  row(
    editorial.returnReport,
    'that has not come in',
    async (cast) => ({ ...(await ofInvitation(cast)), body: { message: 'Please leave your name out.' } }),
    editorsOnly(409),
  ),
  row(
    editorial.forwardReport,
    'that has not come in',
    async (cast) => ({ ...(await ofInvitation(cast)), body: { message: 'One more report.' } }),
    editorsOnly(409),
  ),
  row(
    editorial.returnRevision,
    'that has not come',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, letter: 'Please take out your name.' } }),
    editorsOnly(409),
  ),
  row(
    editorial.startReview,
    'of a version that nobody has seen',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 2 } }),
    editorsOnly(409),
  ),
  row(
    editorial.invite,
    'a person by email',
    async (cast) => ({
      params: { articleId: await inReview(cast) },
      body: { version: 1, ...aStranger(), invitee: { givenName: 'Noa', lastName: 'Newcomer' } },
    }),
    editorsOnly(200),
  ),
  row(
    editorial.previewInvitation,
    'to a person by email',
    async (cast) => ({
      params: { articleId: await inReview(cast) },
      body: { ...aStranger(), invitee: { givenName: 'Noa', lastName: 'Newcomer' } },
    }),
    editorsOnly(200),
  ),
  row(editorial.cancelInvitation, 'to review the owner’s', ofInvitation, editorsOnly(200)),
  row(
    editorial.cancelInvitation,
    'one that is not there',
    () => ({ params: { invitationId: missing } }),
    signedInOnly(404),
  ),
  row(editorial.remindReviewer, 'to review the owner’s', ofInvitation, editorsOnly(200)),
  row(
    editorial.extendReview,
    'of the owner’s',
    async (cast) => ({ ...(await ofInvitation(cast)), body: { days: 3 } }),
    editorsOnly(200),
  ),
  row(assignment.editors, 'of one’s journals, none for whoever edits nothing', nothing, signedInOnly(200)),
  row(statistics.figures, 'of one’s own journals, empty for those who edit none', nothing, signedInOnly(200)),
  row(statistics.figures, 'by a cohort that is none', () => ({ query: { by: 'week' } }), signedInOnly(422)),
  row(statistics.table, 'one’s own', nothing, signedInOnly(200)),
  row(statistics.ofJournal, 'one that shows none', ofJournal, all(200)),
  row(statistics.ofJournal, 'one that is not there', () => ({ params: { abbreviation: missing } }), all(404)),
  row(assignment.deskTable, 'one’s own, empty for whoever edits nothing', nothing, signedInOnly(200)),
  row(
    assignment.assign,
    'of the owner’s, to nobody; only the editor in chief may',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, from: null, editorId: null } }),
    editorsOnly(200),
  ),
  row(
    assignment.recuse,
    'from the owner’s; an administrator in an editor’s place has no role to recuse from',
    async (cast) => ({ ...(await ofSubmitted(cast)), body: { version: 1, reason: 'We share a grant.' } }),
    [401, 401, 401, 404, 404, 404, 200, 403],
  ),
  row(
    assignment.assignMany,
    'whatever is not one’s own is refused by itself',
    async (cast) => {
      const { articleId } = (await ofSubmitted(cast)).params;
      return { body: { editorId: missing, manuscripts: [{ articleId, version: 1, from: null }] } };
    },
    signedInOnly(200),
  ),
  row(
    assignment.remindMany,
    'whatever is not one’s own is refused by itself',
    async (cast) => ({ body: { articleIds: [(await ofSubmitted(cast)).params.articleId] } }),
    signedInOnly(200),
  ),
  row(editorial.settings, 'of every journal', nothing, administratorOnly(200)),
  row(
    editorial.changeSettings,
    'of a journal',
    ({ journal }) => ({ params: { journalId: journal.id }, body: verifyingSettings }),
    administratorOnly(200),
  ),
  row(
    journalSetup.single,
    'of a journal',
    ({ journal }) => ({ params: { journalId: journal.id } }),
    administratorOnly(200),
  ),
  row(
    indexing.report,
    'of a journal',
    ({ journal }) => ({ params: { journalId: journal.id } }),
    administratorOnly(200),
  ),
  row(
    journalSetup.save,
    'of a journal, as it is',
    ({ journal }) => ({ params: { journalId: journal.id }, body: { version: 0, setup: aSetup() } }),
    administratorOnly(200),
  ),
  row(
    reviewForms.single,
    'of a journal',
    ({ journal }) => ({ params: { journalId: journal.id } }),
    administratorOnly(200),
  ),
  row(
    reviewForms.save,
    'of a journal, as it is',
    ({ journal }) => ({ params: { journalId: journal.id }, body: { version: 0, questions: [] } }),
    administratorOnly(200),
  ),
  row(
    reviewForms.answers,
    'of a journal that the editor edits',
    async (cast) => ({ params: { journalId: await aJournal(cast) } }),
    [401, 401, 401, 403, 403, 403, 200, 200],
  ),
];
