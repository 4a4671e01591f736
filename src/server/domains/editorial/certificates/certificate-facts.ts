import type { CertificateFacts } from '../../../../contracts/certificates.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { articleNumber } from '../../articles/index.ts';
import type { CertifiedArticle } from './certificate-store.ts';

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
