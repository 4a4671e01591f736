import { v7 } from 'uuid';
import { editorial } from '../../contracts/editorial.ts';
import type { InvitationState } from '../../contracts/review-values.ts';
import { reviewerProfiles, reviewInvitations } from '../../server/db/schema/index.ts';
import { findManuscript, conflictOf, type Invited } from '../../server/domains/editorial/index.ts';
import { reply } from './client.ts';
import type { TestUser } from './factories.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript } from './peer-review.ts';
import { aPublishedArticle } from './published-article.ts';
import type { Product } from './start-product.ts';
import { inState } from './invitation-in-state.ts';

const today = new Date();

/** A year's January, so many years ago. */
export const yearsAgo = (years: number) => `${today.getUTCFullYear() - years}-01-15`;

/** An author as printed on an article. */
export const anAuthor = (given: string, last: string, email: string | null = null, orcid: string | null = null) => ({
  authorTitle: null,
  authorGivenName: given,
  authorLastName: last,
  authorAffiliation: '',
  affiliations: [],
  orcid,
  isCorresponding: false,
  email,
});

const writer = (authorGivenName: string, authorLastName: string, authorEmail: string, authorAffiliation: string) => ({
  authorTitle: 'Dr.' as const,
  authorGivenName,
  authorLastName,
  authorEmail,
  authorAffiliation,
});

const aboutSpiders = {
  articleTitle: 'Jumping spiders of the Borneo canopy',
  articleAbstract: 'We describe the courtship of salticids (Araneae) from canopies in Borneo.',
  articleKeywords: ['Araneae', 'Salticidae', 'courtship'],
  authors: [
    writer('Paula', 'Petrova', 'paula@uni-sofia.test', 'Department of Zoology, University of Sofia, Sofia, Bulgaria'),
    writer('Li-Zhen', 'Wu', 'wu@gmail.com', 'Museum of Natural History, Shanghai'),
  ],
};

/** A manuscript on jumping spiders by Paula Petrova and Li-Zhen Wu on the desk of its editor, and whoever could review it. */
export async function aManuscriptOnSpiders(product: Product) {
  const { db } = product.parts;
  const journal = await aReviewedJournal(product, { title: 'Journal of Spiders' });
  const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
  const submitting = await aScholar(product, {
    givenName: 'Paula',
    lastName: 'Petrova',
    email: 'paula@uni-sofia.test',
  });
  const { id } = await aSubmittedManuscript(product, submitting, journal.id, aboutSpiders);
  const ofPool = { journalId: journal.id, role: 'reviewer' } as const;

  const published = (title: string, authors: ReturnType<typeof anAuthor>[], publishedOn = yearsAgo(9)) =>
    aPublishedArticle(product, journal.id, { title: { text: title, html: title }, authors, publishedOn });

  const proposals = (query: { q?: string } = {}, articleId = id) =>
    reply(product, editorial.proposals, { params: { articleId }, query }, editor);
  const isProposed = async (person: TestUser) => (await proposals()).some(({ userId }) => userId === person.user.id);
  const foundByName = async (person: TestUser) =>
    (await proposals({ q: person.email })).find(({ userId }) => userId === person.user.id);

  const conflict = async (invited: Invited) => {
    const found = await findManuscript(db, id);
    if (!found) throw new Error('There is no manuscript');
    return conflictOf(product.system, found, invited);
  };

  /** A near person of the pool, who would be proposed if nothing kept them from it. */
  const aNearOne = async (traits: Parameters<typeof aScholar>[1] = {}) => {
    const person = await aScholar(product, { role: ofPool, ...traits });
    const said = { interests: 'Salticidae courtship Borneo', mostOpenReviews: 2, updatedAt: today };
    await db.insert(reviewerProfiles).values({ userId: person.user.id, ...said });
    return person;
  };

  const invite = (person: TestUser, state: InvitationState, traits: { manuscriptId?: string; round?: number } = {}) =>
    db.insert(reviewInvitations).values({
      id: v7(),
      manuscriptId: traits.manuscriptId ?? id,
      round: traits.round ?? 1,
      reviewerId: person.user.id,
      email: person.email,
      givenName: 'Sam',
      lastName: 'Scholar',
      invitedBy: editor.user.id,
      message: '',
      ...inState(state),
      invitedAt: today,
      answerBy: today,
      answeredAt: state === 'invited' ? null : today,
    });

  return { id, journal, editor, ofPool, published, proposals, isProposed, foundByName, conflict, aNearOne, invite };
}
