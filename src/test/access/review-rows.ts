import { randomUUID } from 'node:crypto';
import { comparison } from '../../contracts/comparison.ts';
import { reviewAnswerFiles } from '../../contracts/review-answer-files.ts';
import { reviewers } from '../../contracts/reviewers.ts';
import { reviews } from '../../contracts/reviews.ts';
import { password } from '../product/factories.ts';
import { day } from '../product/later.ts';
import { aManuscriptInReview, aReport, aReviewedJournal, invited } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { all, missing, nothing, row, signedInOnly } from './table.ts';

/** The reviewer of the table alone; for everybody else there is no such review. */
const reviewerOnly = (status: number) => [401, 401, 401, 404, 404, status, 404, 404] as const;

const inReview = async ({ product, owner }: Cast) =>
  (await aManuscriptInReview(product, owner, (await aReviewedJournal(product)).id)).id;

const kept = new WeakMap<Cast, Promise<string>>();

/** One manuscript of the owner in review, for all rows that only read or change an invitation of their own. */
function aManuscript(cast: Cast): Promise<string> {
  const id = kept.get(cast) ?? inReview(cast);
  kept.set(cast, id);
  return id;
}

const aStranger = () => ({ email: `${randomUUID()}@stranger.test` });
const link = async (cast: Cast) => {
  const { token } = await invited(cast.product, await aManuscript(cast), aStranger());
  return { params: { token } };
};

/** An invitation of the table’s reviewer, as it stands after their yes. */
async function accepted(cast: Cast) {
  const { reviewer } = cast.people;
  const current = {
    state: 'accepted' as const,
    reviewerNumber: 1,
    dueAt: new Date(Date.now() + day),
    tokenHash: null,
  };
  const invitee = { ...aStranger(), user: reviewer.user };
  const { invitationId } = await invited(cast.product, await aManuscript(cast), invitee, current);
  return { params: { invitationId } };
}

const draft = {
  scores: { originality: null, soundness: null, clarity: null, significance: null },
  commentsToAuthor: 'Half a thought',
  confidentialRemarks: '',
  recommendation: null,
};
const account = {
  title: 'Dr',
  surname: 'Newcomer',
  otherName: 'Noa',
  affiliation: 'University of Somewhere',
  country: 'GR',
  password,
};

/** Reviews: by the link of an email for whoever holds it, else for their reviewer. */
export const reviewRows = [
  row(reviews.invitation, 'by its link', link, all(200)),
  row(reviews.invitation, 'by a made-up link', () => ({ params: { token: 'x'.repeat(43) } }), all(410)),
  row(reviews.decline, 'by its link', async (cast) => ({ ...(await link(cast)), body: {} }), all(200)),
  row(reviews.renew, 'of one that has not expired', link, all(409)),
  row(
    reviews.accept,
    'of an address without an account',
    async (cast) => ({ ...(await link(cast)), body: { account } }),
    [200, 200, 200, 403, 403, 403, 403, 403],
  ),
  row(
    reviews.accept,
    'of the reviewer’s address',
    async (cast) => {
      const { token } = await invited(cast.product, await inReview(cast), cast.people.reviewer);
      return { params: { token }, body: {} };
    },
    [401, 401, 401, 403, 403, 200, 403, 403],
  ),
  row(
    reviews.answer,
    'an invitation of the reviewer’s',
    async (cast) => {
      const { invitationId } = await invited(cast.product, await inReview(cast), cast.people.reviewer);
      return { params: { invitationId }, body: { isAccepted: true } };
    },
    reviewerOnly(200),
  ),
  row(reviews.mine, 'the caller’s', nothing, signedInOnly(200)),
  row(reviews.single, 'the reviewer’s', accepted, reviewerOnly(200)),
  row(comparison.sinceReview, 'the reviewer’s, of a first round', accepted, signedInOnly(404)),
  row(reviews.single, 'a missing one', () => ({ params: { invitationId: missing } }), signedInOnly(404)),
  row(
    reviews.saveDraft,
    'the reviewer’s',
    async (cast) => ({ ...(await accepted(cast)), body: { version: 0, draft } }),
    reviewerOnly(200),
  ),
  row(reviews.detach, 'the reviewer’s', accepted, reviewerOnly(200)),
  row(
    reviewAnswerFiles.detachAnswer,
    'of a question that the form does not ask',
    async (cast) => ({ params: { ...(await accepted(cast)).params, questionId: missing } }),
    signedInOnly(404),
  ),
  row(
    reviews.submit,
    'the reviewer’s',
    async (cast) => ({ ...(await accepted(cast)), body: aReport() }),
    reviewerOnly(200),
  ),
  row(
    reviews.recuse,
    'the reviewer’s',
    async (cast) => ({ ...(await accepted(cast)), body: { reason: 'I know the authors.' } }),
    reviewerOnly(200),
  ),
  row(reviews.calendar, 'the reviewer’s', accepted, reviewerOnly(200)),
  row(reviewers.profile, 'the caller’s', nothing, signedInOnly(200)),
  row(
    reviewers.saveProfile,
    'the caller’s',
    () => ({ body: { interests: 'Examples', mostOpenReviews: 2 } }),
    signedInOnly(200),
  ),
  row(reviewers.certificate, 'of a year without reviews', () => ({ params: { year: '2001' } }), signedInOnly(404)),
];
