import { noStatements } from '../../../contracts/statements.ts';
import type { PublishedArticle } from '../../../contracts/articles.ts';
import type { PublishedCorrection } from '../../../contracts/corrections.ts';
import type { ArticleHead } from './article-head.ts';

/** An article head for tests. */
export function anArticleHead(changes: Partial<ArticleHead> = {}): ArticleHead {
  return {
    id: '0198c0de-0000-7000-8000-0000000000ab',
    articleTitle: 'Homework after the bell',
    articleTitleHtml: 'Homework after the bell',
    description: 'Short.',
    byline: null,
    abstractOrigin: 'abstract',
    articleNumber: 'A0000000AB',
    articleVolume: '2',
    articleIssue: '1',
    articleReceivedDate: null,
    articleAcceptedDate: null,
    articlePublishedDate: '2026-03-04',
    publishedDate: '2026-03-04',
    articlePublishedJournal: {
      journalAbbreviation: 'EIJER',
      journalTitle: 'Emirates Journal',
      journalISSN: '2998-4017',
    },
    access: 'open',
    isWithdrawn: false,
    isRetracted: false,
    withdrawal: null,
    version: 1,
    versions: 1,
    corrections: [],
    relatedNotices: [],
    hasReviews: false,
    articleStatus: 'Published',
    firstPage: null,
    lastPage: null,
    isFirstPageNumber: false,
    doi: '10.5555/eijer.1',
    licenceUrl: null,
    licenceText: null,
    copyright: null,
    language: 'en',
    section: null,
    articleType: null,
    hasText: true,
    isProduced: false,
    pdfURL: '/journal/EIJER/0198c0de-0000-7000-8000-0000000000ab/article.pdf',
    publicPdfName: 'EIJER-A0000000AB.pdf',
    hasFullText: true,
    coverUrl: null,
    ...changes,
  };
}

/** A notice that changes nothing of the article. */
export const aNotice = (changes: Partial<PublishedCorrection> = {}): PublishedCorrection => ({
  number: 1,
  kind: 'correction',
  correctedOn: '2026-05-06',
  notice: 'The figures could not be repeated.',
  endedVersion: null,
  before: {
    articleTitle: null,
    articleAbstract: null,
    articleKeywords: null,
    articleAuthors: null,
    pdfURL: null,
    isTextEarlier: false,
  },
  ...changes,
});

/** What a withdrawn article shows in place of its contents. */
export const withdrawn = {
  isWithdrawn: true,
  articleStatus: 'Withdrawn',
  withdrawal: { withdrawnOn: '2026-05-06', reason: 'The figures could not be repeated.' },
  articleAbstract: '',
  articleAbstractHtml: '',
  articleKeywords: [],
  keywords: [],
  references: [],
  fullText: null,
  pdfURL: null,
  publicPdfName: null,
} satisfies Partial<PublishedArticle>;

const author = (authorGivenName: string, authorLastName: string, affiliation: string) => ({
  authorTitle: null,
  authorGivenName,
  authorLastName,
  authorAffiliation: affiliation,
  affiliations: [affiliation],
  orcid: null,
  isCorresponding: false,
});

/** A published article for tests. */
export function aPublishedArticle(changes: Partial<PublishedArticle> = {}): PublishedArticle {
  const { hasFullText: _has, coverUrl: _cover, description: _words, byline: _byline, ...head } = anArticleHead();
  return {
    ...head,
    articleAuthors: [author('Lina', 'Haddad', 'Dubai'), author('Jean-Luc Pierre', 'Noor', 'Riyadh')],
    sharedAffiliations: [],
    statements: noStatements,
    articleAbstract: 'Short.',
    articleKeywords: ['homework', 'schools'],
    keywords: [],
    articleAbstractHtml: '<p>Short.</p>',
    translations: [],
    otherAbstracts: [],
    references: [],
    fullText: { html: '<p>Long.</p>', headings: [] },
    ...changes,
  };
}
