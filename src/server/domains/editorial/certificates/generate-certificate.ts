import * as t from '../../../../messages/documents.ts';
import { signedIn, type Context, type SignedInActor } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { signLink, checkLink } from '../../files/index.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findCertified, type CertifiedArticle } from './certificate-store.ts';
import { type CertificateFacts, certificates } from '../../../../contracts/certificates.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { articleNumber } from '../../articles/index.ts';
import { pages } from '../../../../contracts/pages.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { printCertificate } from './print-certificate.ts';

/** The path of a certificate, for which links are signed. */
export const certificatePath = (articleId: string) => certificates.document.path.replace(':articleId', articleId);

/** A withdrawn article is no longer certified; its page says when and why. */
export function refuseWithdrawn({ withdrawnOn }: CertifiedArticle): void {
  if (withdrawnOn !== null) throw new AppError('withdrawn', t.certificateWithdrawn());
}

/** What a certificate states of an article: what is on record, and no address of an author. */
export function certificateFacts(article: CertifiedArticle): CertificateFacts {
  return {
    articleId: article.id,
    articleNumber: articleNumber(article.id),
    // A withdrawal is told beside the title, with its day.
    articleTitle: publicTitle(article.title.text, { isWithdrawn: false, isRetracted: article.retractedOn !== null }),
    authors: article.authors.map(authorName),
    journalTitle: article.journalTitle,
    journalAbbreviation: article.journalAbbreviation,
    journalISSN: article.journalIssn,
    articleVolume: article.volume,
    articleIssue: article.issue,
    articleReceivedDate: article.receivedOn,
    articleAcceptedDate: article.acceptedOn,
    articlePublishedDate: article.publishedOn,
    doi: article.doi,
    withdrawnOn: article.withdrawnOn,
  };
}

const mayHave = (actor: SignedInActor, submittingUserId: string | null) =>
  actor.isAdmin || actor.userId === submittingUserId;

/** Why there is no article: not for this person, or not published yet. */
async function explainMissing(ctx: Context, actor: SignedInActor, articleId: string): Promise<AppError> {
  const found = await findManuscript(ctx.db, articleId);
  const isTheirs = found?.manuscript.deletedAt === null && mayHave(actor, found.manuscript.submittingUserId);
  return isTheirs ? new AppError('state-conflict', t.certificateTooEarly()) : notFound('article');
}

/**
 * A link to the certificate of a published article, for its submitting author and administrators. Only the id counts: the
 * document prints what is on record when it is opened.
 */
export async function generateCertificate(ctx: Context, articleId: string): Promise<{ url: string }> {
  const actor = signedIn(ctx);
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw await explainMissing(ctx, actor, articleId);
  if (!mayHave(actor, article.submittedBy)) throw notFound('article');
  refuseWithdrawn(article);
  const path = certificatePath(article.id);
  const { expires, signature } = await signLink(ctx, path);
  await addAuditEntry(ctx, 'certificate', article.id);
  return { url: `${path}?${new URLSearchParams({ expires: String(expires), signature })}` };
}

/** What is on record of an article, to hold a certificate against; of a withdrawn one, too, with the day. */
export async function confirmCertificate(ctx: Context, articleId: string): Promise<CertificateFacts> {
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw new AppError('not-found', t.certificateNotFound());
  return certificateFacts(article);
}

/** The certificate of an article, for the holder of a signed link. */
export async function openCertificate(
  ctx: Context,
  articleId: string,
  link: { readonly expires: number; readonly signature: string },
) {
  await checkLink(ctx, certificatePath(articleId), link);
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw notFound('article');
  refuseWithdrawn(article);
  const facts = certificateFacts(article);
  const bytes = await printCertificate({
    facts,
    language: article.language,
    publisher: ctx.site.name,
    address: ctx.site.url + pages.certificate.href({ articleId }),
  });
  return printedFile(t.certificateFile({ number: facts.articleNumber }), bytes);
}
