import { pages } from '../../../contracts/pages.ts';
import type { BodyOf, ReplyOf } from '../../../contracts/call.ts';
import type { verification } from '../../../contracts/verification.ts';
import * as t from '../../../messages/decision-responses.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addCitations, insertArticle, mintDoi, withOrcids } from '../../domains/articles/index.ts';
import { openIfSettled } from '../../domains/fees/index.ts';
import { keepFromClearing } from '../../domains/files/index.ts';
import {
  acceptedMail,
  askAuthors,
  confirmedOrcids,
  decide,
  endReview,
  lockManuscript,
  publishedMail,
  readCitedDois,
  tellAuthor,
  type FoundManuscript,
} from '../../domains/editorial/index.ts';
import { newArticleOf } from './new-article.ts';
import { publishReviews } from './publish-reviews.ts';
import { broughtPdf, printUnlessBrought } from './public-pdf.ts';
import { statementsForReaders } from './statements-for-readers.ts';
import { requirePublishable, requireReason } from './require-publishable.ts';
import { noteAcceptanceFee } from '../decisions/send-decision.ts';

/** Adds the article that an accepted manuscript becomes, with its DOI and its PDF. */
async function addArticle(tx: Context, accepted: FoundManuscript, pdfFileId: string): Promise<void> {
  const { manuscript, journal } = accepted;
  const doi = await mintDoi(tx, { id: manuscript.id, journalAbbreviation: journal.abbreviation });
  const made = newArticleOf(accepted, doi, tx.now());
  const authors = withOrcids(made.authors, await confirmedOrcids(tx, accepted));
  const article = { ...made, authors, pdfFileId };
  const statements = await statementsForReaders(tx, manuscript);
  await insertArticle(tx.db, article, { bodyHtml: null, headings: [], references: [], statements });
  await addCitations(tx.db, article.id, await readCitedDois(tx.db, manuscript.id, manuscript.version));
  await openIfSettled(tx, manuscript.id);
}

/**
 * Accepts a manuscript, which publishes it. A journal with peer review has accepted it before, or an administrator gives a
 * reason. A Word manuscript without a PDF is printed first, outside of the transaction.
 */
export async function acceptManuscript(
  ctx: Context,
  wish: BodyOf<typeof verification.accept>,
): Promise<ReplyOf<typeof verification.accept>> {
  const { articleId, overrideReason, publicPdfUrl } = wish;
  const printed = await printUnlessBrought(ctx, wish);
  const { journal } = await inTransaction(ctx, async (tx) => {
    // The printed version and no later one, so that nothing is published unseen.
    const version = printed?.version ?? wish.version;
    const publishable = await requirePublishable(tx, await lockManuscript(tx.db, articleId), version);
    requireReason(publishable, overrideReason);
    const { held, step } = publishable;
    const pdfFileId = printed?.fileId ?? (await broughtPdf(tx, held.manuscript, publicPdfUrl));
    await keepFromClearing(tx, [pdfFileId]);
    const accepted = await decide(tx, step, held, { overrideReason });
    await addArticle(tx, accepted, pdfFileId);
    await publishReviews(tx, accepted);
    await askAuthors(tx, accepted);
    if (step === 'publish-unreviewed') await endReview(tx, accepted);
    const fee = step === 'publish' ? null : await noteAcceptanceFee(tx, accepted);
    await tellAuthor(tx, accepted, fee ? acceptedMail(tx.site, accepted, fee) : publishedMail(tx.site, accepted));
    await tx.announcePublicChange();
    return accepted;
  });
  const url = pages.article.href({ catId: journal.abbreviation, articleId });
  return { message: t.acceptedAndPublished(), articleId, url };
}
