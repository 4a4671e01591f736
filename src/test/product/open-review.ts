import { eq } from 'drizzle-orm';
import { editorial } from '../../contracts/editorial.ts';
import { openReview, type PublicationChoice } from '../../contracts/open-review.ts';
import { reviews } from '../../contracts/reviews.ts';
import { revisions } from '../../contracts/revisions.ts';
import { verification } from '../../contracts/verification.ts';
import { journals } from '../../server/db/schema/index.ts';
import { reply, send } from './client.ts';
import type { TestUser } from './factories.ts';
import { anAcceptedReview, aManuscriptInReview, aReport, aReviewedJournal, aScholar } from './peer-review.ts';
import { aRevision } from './revisions.ts';
import type { Product } from './start-product.ts';

/** What the two reviewers write to the author, and to the editor alone. */
export const comments = [
  'The second example is too small for the third conclusion, and the sample should be drawn again.',
  'The title promises more than the text can hold, and the figures need a scale beside them.',
] as const;
export const remarks = 'Between ourselves, the authors should have cited the older work on these examples.';

/** A journal that publishes reviews or does not, and a manuscript with two reports. */
export async function aReviewToPublish(product: Product, { publishes = true } = {}) {
  const journal = await aReviewedJournal(product);
  const offer = (publishesReviews: boolean) =>
    product.parts.db.update(journals).set({ publishesReviews }).where(eq(journals.id, journal.id));
  await offer(publishes);
  const chief = await aScholar(product, { role: { journalId: journal.id, role: 'editor-in-chief' } });
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const of = { articleId: id };
  const reviewers = [await aScholar(product, { givenName: 'Ada' }), await aScholar(product, { givenName: 'Ben' })];
  const reports: string[] = [];
  for (const [place, reviewer] of reviewers.entries()) {
    const invitationId = await anAcceptedReview(product, id, reviewer);
    const body = aReport({ commentsToAuthor: comments[place] ?? '', confidentialRemarks: remarks });
    await reply(product, reviews.submit, { params: { invitationId }, body }, reviewer);
    reports.push(invitationId);
  }
  return { journal, offer, chief, author, id, of, reviewers, reports };
}

type ToPublish = Awaited<ReturnType<typeof aReviewToPublish>>;

/** What the writers of a review choose, and what becomes of it, one line each. */
export function publicationSteps(product: Product, toPublish: ToPublish) {
  const { of, id, author, chief, reviewers, reports } = toPublish;
  const decide = (kind: 'revise-minor' | 'accept', version: number, letter: string) =>
    reply(product, editorial.decide, { params: of, body: { version, kind, letter, isMeant: true } }, chief);
  return {
    reviewerChooses: (place: number, choice: PublicationChoice) =>
      send(
        product,
        openReview.chooseAsReviewer,
        { params: { invitationId: reports[place] ?? '' }, body: { choice } },
        reviewers[place],
      ),
    authorAgrees: (isAgreed: boolean) =>
      send(product, openReview.chooseAsAuthor, { params: of, body: { isAgreed } }, author),
    editorChooses: (choice: PublicationChoice) =>
      send(product, openReview.chooseAsEditor, { params: of, body: { choice } }, chief),
    /** A revision with answers to both reports, and the acceptance. */
    accept: async (letter = 'Thank you for your work on these examples.') => {
      await decide('revise-minor', 1, letter);
      const answers = reports.map((reportId, place) => ({
        reportId,
        // The second one is answered without quoting it.
        point: place === 0 ? comments[0] : 'Your second point.',
        answer: `We did what reviewer ${place + 1} asked.`,
      }));
      await reply(product, revisions.revise, { params: of, body: { ...aRevision(toPublish), answers } }, author);
      await decide('accept', 2, 'It is accepted.');
    },
    publishArticle: ({ token }: TestUser) =>
      reply(product, verification.accept, { body: { articleId: id, overrideReason: 'No answer.' } }, { token }),
    everyoneReads: () => reply(product, openReview.ofArticle, { params: of }),
    pieces: (person = chief) => reply(product, openReview.pieces, { params: of }, person),
    act: (name: 'publish' | 'leaveOut' | 'takeDown', piece: { kind: string; id: string }, person = chief, more = {}) =>
      send(product, openReview[name], { params: of, body: { ...piece, ...more } as never }, person),
  };
}

/** The same review with what its writers choose. */
export async function aReviewWithSteps(product: Product, traits: Parameters<typeof aReviewToPublish>[1] = {}) {
  const toPublish = await aReviewToPublish(product, traits);
  return { ...toPublish, ...publicationSteps(product, toPublish) };
}
