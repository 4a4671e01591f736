import { manuscriptSlot } from '../../contracts/constants.ts';
import { pages } from '../../contracts/pages.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../in-transaction.ts';
import { inlineHtml, insertArticle, paragraphsHtml, type NewArticle } from '../features/articles/index.ts';
import { findFiles } from '../features/files/index.ts';
import { acceptedMail, moveBy, type FoundManuscript } from '../features/manuscripts/index.ts';

/** The public document must be a PDF (decision 19). */
async function publicPdf(ctx: Context, fileIds: readonly string[]): Promise<string> {
  const files = await findFiles(ctx.db, fileIds);
  const document = files.find((file) => file.slot === manuscriptSlot);
  if (document?.mediaType !== 'application/pdf') {
    throw new AppError(
      'pdf-needed',
      'The manuscript file is a Word document. Please ask the author for a PDF before you accept it.',
    );
  }
  return document.id;
}

function articleOf({ manuscript, journal }: FoundManuscript, pdfFileId: string, now: Date): NewArticle {
  const today = now.toISOString().slice(0, 10);
  return {
    id: manuscript.id,
    journalId: journal.id,
    title: { text: manuscript.title, html: inlineHtml(manuscript.title) },
    authors: manuscript.authors.map((author, index) => ({
      authorTitle: author.authorTitle,
      authorGivenName: author.authorGivenName,
      authorLastName: author.authorLastName,
      authorAffiliation: author.authorAffiliation,
      affiliations: [author.authorAffiliation],
      orcid: null,
      isCorresponding: index === 0,
      email: author.authorEmail || null,
    })),
    abstractText: manuscript.abstract,
    abstractHtml: paragraphsHtml(manuscript.abstract),
    keywords: manuscript.keywords.map((word) => ({ text: word, html: inlineHtml(word) })),
    volume: String(manuscript.volume),
    issue: String(manuscript.issue),
    receivedOn: manuscript.submittedAt.toISOString().slice(0, 10),
    acceptedOn: today,
    publishedOn: today,
    language: 'en',
    access: 'subscription',
    pdfFileId,
    submittedBy: manuscript.submittingUserId,
    createdAt: now,
    updatedAt: now,
  };
}

/** Accepts a manuscript, which publishes it: state, article, record and letter in one transaction. */
export async function publishManuscript(
  ctx: Context,
  manuscriptId: string,
): Promise<{ message: string; articleId: string; url: string }> {
  const url = await inTransaction(ctx, async (tx) => {
    const accepted = await moveBy(tx, 'accept', manuscriptId);
    const pdfFileId = await publicPdf(tx, accepted.manuscript.fileIds);
    await insertArticle(tx.db, articleOf(accepted, pdfFileId, tx.now()), {
      bodyHtml: null,
      headings: [],
      references: [],
    });
    await tx.jobs.enqueue(tx.db, 'send-mail', acceptedMail(tx.site, accepted));
    await tx.announcePublicChange();
    return pages.article.href({ catId: accepted.journal.abbreviation, articleId: manuscriptId });
  });
  return { message: 'The manuscript is accepted and published.', articleId: manuscriptId, url };
}
