import type { ArticleSummary, PublicAuthor, PublishedArticle } from '../../../contracts/articles.ts';
import { articlePdfHref } from '../../../contracts/pages.ts';
import type { PrintedAuthor } from '../../db/schema/publications.ts';
import { articleNumber } from './article-number.ts';
import type { FoundArticle, ListedArticle } from './article-store.ts';

/** An article in a list, as everyone sees it. */
export function presentSummary(article: ListedArticle): ArticleSummary {
  return {
    id: article.id,
    articleTitle: article.title.text,
    articleTitleHtml: article.title.html,
    articleAuthors: article.authors,
    articleAbstract: article.abstractText,
    articleNumber: articleNumber(article.id),
    articleVolume: article.volume,
    articleIssue: article.issue,
    articleReceivedDate: article.receivedOn,
    articleAcceptedDate: article.acceptedOn,
    articlePublishedDate: article.publishedOn,
    publishedDate: article.publishedOn,
    articlePublishedJournal: {
      journalAbbreviation: article.journalAbbreviation,
      journalTitle: article.journalTitle,
      journalISSN: article.journalIssn,
    },
    access: article.access,
    isWithdrawn: article.withdrawnOn !== null,
  };
}

/** An author without the address that only the house may see. */
function presentAuthor(author: PrintedAuthor): PublicAuthor {
  const { authorTitle, authorGivenName, authorLastName, authorAffiliation, affiliations, orcid, isCorresponding } =
    author;
  return { authorTitle, authorGivenName, authorLastName, authorAffiliation, affiliations, orcid, isCorresponding };
}

/** An article on its own page, as everyone sees it; the full text only where everyone may read it. */
export function presentPublished({ article, text, ...journal }: FoundArticle): PublishedArticle {
  return {
    ...presentSummary({ ...article, ...journal }),
    articleAuthors: article.authors.map(presentAuthor),
    articleAbstractHtml: article.abstractHtml,
    abstractOrigin: article.abstractOrigin,
    articleKeywords: article.keywords.map((keyword) => keyword.text),
    keywords: article.keywords,
    articleStatus: article.withdrawnOn === null ? 'Published' : 'Withdrawn',
    withdrawal:
      article.withdrawnOn === null
        ? null
        : { withdrawnOn: article.withdrawnOn, reason: article.withdrawalReason ?? '' },
    firstPage: article.firstPage,
    lastPage: article.lastPage,
    doi: article.doi,
    licenceUrl: article.licenceUrl,
    licenceText: article.licenceText,
    copyright: article.copyright,
    language: article.language,
    references: text?.references ?? [],
    fullText: article.access === 'open' && text?.bodyHtml ? { html: text.bodyHtml, headings: text.headings } : null,
    pdfURL: article.pdfFileId && articlePdfHref(journal.journalAbbreviation, article.id),
    publicPdfName: article.pdfFileId && `${journal.journalAbbreviation}-${articleNumber(article.id)}.pdf`,
  };
}
