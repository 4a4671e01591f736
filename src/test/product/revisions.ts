import { eq } from 'drizzle-orm';
import { editorial } from '../../contracts/editorial.ts';
import { reviews } from '../../contracts/reviews.ts';
import { revisions } from '../../contracts/revisions.ts';
import { manuscripts } from '../../server/db/schema/index.ts';
import { reply } from './client.ts';
import type { TestUser } from './factories.ts';
import { anAcceptedReview, aManuscriptInReview, aReport, aReviewedJournal, aScholar } from './peer-review.ts';
import type { Product } from './start-product.ts';

/** A manuscript in review with two reports in, and everybody who has to do with it. The editor in chief decides alone. */
export async function aReportedManuscript(product: Product, traits: Parameters<typeof aReviewedJournal>[1] = {}) {
  const journal = await aReviewedJournal(product, traits);
  const chief = await aScholar(product, { role: { journalId: journal.id, role: 'editor-in-chief' } });
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewers = [await aScholar(product), await aScholar(product)];
  const reports: string[] = [];
  for (const reviewer of reviewers) {
    const invitationId = await anAcceptedReview(product, id, reviewer);
    await reply(product, reviews.submit, { params: { invitationId }, body: aReport() }, reviewer);
    reports.push(invitationId);
  }
  return { journal, chief, author, id, reviewers, reports, of: { articleId: id } };
}

export type Reported = Awaited<ReturnType<typeof aReportedManuscript>>;

/** The editor in chief decides, which takes effect at once. */
export const decideOn = (
  product: Product,
  { of, chief }: Pick<Reported, 'of' | 'chief'>,
  decision: {
    kind: 'accept' | 'revise-minor' | 'revise-major' | 'unsuitable' | 'reject';
    suggestedJournalId?: string;
    version?: number;
  },
) =>
  reply(
    product,
    editorial.decide,
    { params: of, body: { version: 1, letter: 'Thank you for your work. Please read the reports.', ...decision } },
    chief,
  );

/** A manuscript whose author is asked for a revision. */
export async function aRevisionToWrite(product: Product, traits: Parameters<typeof aReviewedJournal>[1] = {}) {
  const reported = await aReportedManuscript(product, traits);
  await decideOn(product, reported, { kind: 'revise-minor' });
  return reported;
}

/** A revision that passes: every report is answered. */
export const aRevision = ({ reports }: Pick<Reported, 'reports'>) => ({
  version: 1,
  articleTitle: 'On better examples',
  articleAbstract: 'What an example shows, and what it cannot.',
  articleKeywords: ['examples'],
  answers: reports.map((reportId) => ({
    reportId,
    point: 'The second example is too small.',
    answer: 'It is larger now.',
  })),
});

/** What its author reads of a manuscript. */
export const followedBy = (product: Product, author: TestUser, articleId: string) =>
  reply(product, revisions.follow, { params: { articleId } }, author);

/** A manuscript as the database holds it. */
export async function storedManuscript(product: Product, id: string) {
  const [row] = await product.parts.db.select().from(manuscripts).where(eq(manuscripts.id, id));
  if (!row) throw new Error('The manuscript is not there');
  return row;
}
