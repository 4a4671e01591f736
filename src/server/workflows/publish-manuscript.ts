import { pages } from '../../contracts/pages.ts';
import { signedIn, type Context } from '../context.ts';
import { AppError, notFound } from '../errors.ts';
import { inTransaction } from '../in-transaction.ts';
import { insertArticle, mintDoi } from '../domains/articles/index.ts';
import { openIfSettled } from '../domains/fees/index.ts';
import { keepFromClearing } from '../domains/files/index.ts';
import {
  acceptedMail,
  decide,
  findManuscript,
  findToDecide,
  leadsFrom,
  publishedMail,
  type FoundManuscript,
  type VerifyingStep,
  tellAuthor,
  endReview,
  noteAcceptanceFee,
} from '../domains/editorial/index.ts';
import { hasPartIn } from '../domains/parts/index.ts';
import { newArticleOf } from './new-article.ts';
import { publicPdfFor } from './public-pdf.ts';

/** What an administrator accepts: the version that was read, where it is said. */
interface Acceptance {
  readonly articleId: string;
  readonly version?: number | undefined;
  readonly publicPdfUrl?: string | undefined;
  /** Why it is published without what peer review asks for. */
  readonly overrideReason?: string | undefined;
}

const reviewsMissing = () =>
  new AppError(
    'reviews-missing',
    'This journal is peer-reviewed, and the manuscript has not been accepted after review. An administrator publishes it all the same only with a reason, which is recorded. Nothing was changed.',
  );

const modeMissing = () =>
  new AppError(
    'state-conflict',
    'The author has not chosen the mode of publication yet. Without the choice the article is published only with a reason, which is recorded. Nothing was changed.',
  );

/** The step that publishes a manuscript as it stands; what peers review needs their acceptance, or a reason. */
async function publishingStep(
  ctx: Context,
  { manuscript }: FoundManuscript,
  { overrideReason }: Acceptance,
): Promise<VerifyingStep> {
  if (manuscript.reviewModel === 'verification') return 'accept';
  if (await hasPartIn(ctx, signedIn(ctx), manuscript)) throw notFound('This manuscript');
  if (leadsFrom('publish-unreviewed', manuscript)) {
    if (overrideReason === undefined) throw reviewsMissing();
    return 'publish-unreviewed';
  }
  if (manuscript.state === 'accepted' && manuscript.turn !== 'administrator' && overrideReason === undefined)
    throw modeMissing();
  return 'publish';
}

/** Publishes in one transaction: state, article, fee, record and letter. */
async function publish(tx: Context, step: VerifyingStep, acceptance: Acceptance, pdfFileId: string): Promise<string> {
  const { articleId, version, overrideReason } = acceptance;
  await keepFromClearing(tx, [pdfFileId]);
  const accepted = await decide(tx, step, { id: articleId, version, overrideReason });
  const doi = await mintDoi(tx, { id: articleId, journalAbbreviation: accepted.journal.abbreviation });
  await insertArticle(
    tx.db,
    { ...newArticleOf(accepted, doi, tx.now()), pdfFileId },
    {
      bodyHtml: null,
      headings: [],
      references: [],
    },
  );
  await openIfSettled(tx, articleId);
  if (step === 'publish-unreviewed') await endReview(tx, accepted);
  const fee = step === 'publish' ? null : await noteAcceptanceFee(tx, accepted);
  const letter = fee ? acceptedMail(tx.site, accepted, fee) : publishedMail(tx.site, accepted);
  await tellAuthor(tx, accepted, letter);
  await tx.announcePublicChange();
  return pages.article.href({ catId: accepted.journal.abbreviation, articleId });
}

/** Accepts a manuscript, which publishes it; in a journal with peer review it has been accepted before, or a reason says why not. */
export async function publishManuscript(
  ctx: Context,
  acceptance: Acceptance,
): Promise<{ message: string; articleId: string; url: string }> {
  const { articleId, version, publicPdfUrl } = acceptance;
  const standing = await findManuscript(ctx.db, articleId);
  if (standing?.manuscript.deletedAt !== null) throw notFound('This manuscript');
  const step = await publishingStep(ctx, standing, acceptance);
  const found = await findToDecide(ctx, step, { id: articleId, version });
  const pdfFileId = await publicPdfFor(ctx, found, publicPdfUrl);
  // The version whose document was taken, and no later one: nothing is published that nobody saw.
  const seen = { ...acceptance, version: found.manuscript.version };
  const url = await inTransaction(ctx, (tx) => publish(tx, step, seen, pdfFileId));
  return { message: 'The manuscript is accepted and published.', articleId, url };
}
