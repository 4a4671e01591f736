import { pages } from '../../contracts/pages.ts';
import type { Money } from '../../contracts/values.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { findAccount } from '../features/accounts/index.ts';
import { inlineHtml, insertArticle, paragraphsHtml, type NewArticle } from '../features/articles/index.ts';
import { noteFee } from '../features/fees/index.ts';
import { keepFromClearing } from '../features/files/index.ts';
import {
  acceptedMail,
  decide,
  findToDecide,
  withCorrespondingAuthor,
  type FoundManuscript,
} from '../features/manuscripts/index.ts';
import { publicPdfFor } from './public-pdf.ts';

function articleOf({ manuscript, journal }: FoundManuscript, pdfFileId: string, now: Date): NewArticle {
  const today = now.toISOString().slice(0, 10);
  return {
    id: manuscript.id,
    journalId: journal.id,
    title: { text: manuscript.title, html: inlineHtml(manuscript.title) },
    authors: withCorrespondingAuthor(manuscript.authors).map((author) => ({
      authorTitle: author.authorTitle,
      authorGivenName: author.authorGivenName,
      authorLastName: author.authorLastName,
      authorAffiliation: author.authorAffiliation,
      affiliations: [author.authorAffiliation],
      orcid: null,
      isCorresponding: author.isCorresponding,
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

/** What an administrator accepts: the version that was read, where it is said. */
interface Acceptance {
  readonly articleId: string;
  readonly version?: number | undefined;
  readonly publicPdfUrl?: string | undefined;
}

/** Notes what the journal asks for open access today; answers with it. */
async function noteFeeOf(tx: Context, { manuscript, journal }: FoundManuscript): Promise<Money> {
  const account = await findAccount(tx.db, manuscript.submittingUserId);
  const { handlingFeeMinor: listMinor, feeCurrency: currency } = journal;
  await noteFee(tx, { manuscriptId: manuscript.id, listMinor, currency, country: account?.country ?? '' });
  return { amountMinor: listMinor, currency };
}

/** Accepts a manuscript, which publishes it: state, article, fee, record and letter in one transaction. */
export async function publishManuscript(
  ctx: Context,
  { articleId, version, publicPdfUrl }: Acceptance,
): Promise<{ message: string; articleId: string; url: string }> {
  const { manuscript } = await findToDecide(ctx, 'accept', { id: articleId, version });
  const pdfFileId = await publicPdfFor(ctx, manuscript, publicPdfUrl);
  const url = await inTransaction(ctx, async (tx) => {
    await keepFromClearing(tx, [pdfFileId]);
    // The version whose document was taken, and no later one: nothing is published that nobody saw.
    const accepted = await decide(tx, 'accept', { id: articleId, version: manuscript.version });
    await insertArticle(tx.db, articleOf(accepted, pdfFileId, tx.now()), {
      bodyHtml: null,
      headings: [],
      references: [],
    });
    const fee = await noteFeeOf(tx, accepted);
    await tx.jobs.enqueue(tx.db, 'send-mail', acceptedMail(tx.site, accepted, fee));
    await tx.announcePublicChange();
    return pages.article.href({ catId: accepted.journal.abbreviation, articleId });
  });
  return { message: 'The manuscript is accepted and published.', articleId, url };
}
