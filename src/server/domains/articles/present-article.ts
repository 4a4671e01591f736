import type { ArticleSummary, PublicAuthor, PublishedArticle } from '../../../contracts/articles.ts';
import { noStatements } from '../../../contracts/statements.ts';
import { articleFileHref } from '../../../contracts/pages.ts';
import type { PrintedAuthor } from '../../db/schema/publications.ts';
import { articleNumber } from './article-number.ts';
import { presentCorrections } from './corrections/correct-article.ts';
import type { ListedArticle } from './article-list-store.ts';
import { presentRelations } from './relations/present-relations.ts';
import { hasPdf, type FoundArticle } from './article-store.ts';
import { fileStem } from './versions/file-stem.ts';
import { currentVersion } from './versions/version-number.ts';

/** An article in a list, as everyone sees it. */
export function presentSummary(article: ListedArticle): ArticleSummary {
  return {
    id: article.id,
    articleTitle: article.title.text,
    articleTitleHtml: article.title.html,
    articleAuthors: article.authors,
    articleAbstract: article.withdrawnOn === null ? article.abstractText : '',
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
    isRetracted: article.retractedOn !== null,
  };
}

/** An author without the address, which only the publisher may see. */
function presentAuthor({ email: _email, ...author }: PrintedAuthor): PublicAuthor {
  return author;
}

/** What identifies an article: its title page only. */
function titlePage(found: FoundArticle) {
  const { article } = found;
  return {
    ...presentSummary({ ...found, ...article }),
    articleAuthors: article.authors.map(presentAuthor),
    sharedAffiliations: found.text.sharedAffiliations,
    firstPage: article.firstPage,
    lastPage: article.lastPage,
    isFirstPageNumber: article.isFirstPageNumber,
    doi: article.doi,
    language: article.language,
    section: article.section,
    articleType: article.articleType,
  };
}

/** The contents of an article; the full text only where everyone may read it. */
function contentsOf(found: FoundArticle) {
  const { article, text, journalAbbreviation } = found;
  return {
    version: found.version ?? currentVersion(found.corrections),
    versions: currentVersion(found.corrections),
    corrections: presentCorrections(found),
    relatedNotices: presentRelations(found.relations),
    hasReviews: found.hasReviews,
    statements: text.statements,
    articleAbstractHtml: article.abstractHtml,
    abstractOrigin: article.abstractOrigin,
    articleKeywords: article.keywords.map((keyword) => keyword.text),
    keywords: article.keywords,
    licenceUrl: article.licenceUrl,
    licenceText: article.licenceText,
    copyright: article.copyright,
    translations: text.translations,
    otherAbstracts: text.otherAbstracts,
    references: text.references,
    fullText: article.access === 'open' && text.bodyHtml ? { html: text.bodyHtml, headings: text.headings } : null,
    hasText: text.bodyHtml !== null,
    isProduced: text.printDesign !== null,
    pdfURL: hasPdf(found) ? articleFileHref(journalAbbreviation, article.id, 'pdf', found.version) : null,
    publicPdfName: hasPdf(found) ? `${fileStem(found)}.pdf` : null,
  };
}

const noContents: ReturnType<typeof contentsOf> = {
  version: 1,
  versions: 1,
  corrections: [],
  relatedNotices: [],
  hasReviews: false,
  statements: noStatements,
  articleAbstractHtml: '',
  abstractOrigin: 'abstract',
  articleKeywords: [],
  keywords: [],
  licenceUrl: null,
  licenceText: null,
  copyright: null,
  translations: [],
  otherAbstracts: [],
  references: [],
  fullText: null,
  hasText: false,
  isProduced: false,
  pdfURL: null,
  publicPdfName: null,
};

/**
 * An article on its own page, as everyone sees it; a withdrawn one is its title page with the notice (decision 34).
 */
export function presentPublished(found: FoundArticle): PublishedArticle {
  const { withdrawnOn, withdrawalReason } = found.article;
  if (withdrawnOn === null)
    return { ...titlePage(found), ...contentsOf(found), articleStatus: 'Published', withdrawal: null };
  const withdrawal = { withdrawnOn, reason: withdrawalReason ?? '' };
  return { ...titlePage(found), ...noContents, articleStatus: 'Withdrawn', withdrawal };
}
