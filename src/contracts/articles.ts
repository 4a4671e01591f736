import { z } from 'zod';
import {
  abstractOrigins,
  ArticleIssue,
  FullText,
  OtherAbstract,
  Reference,
  RelatedNotice,
  RichText,
  StyledCitation,
  Translation,
} from './article-parts.ts';
import { defineCall, FileReply, TextReply } from './call.ts';
import { articlesPerPage } from './constants.ts';
import { contributorDetails, contributorKinds, publicOrcid } from './contributors.ts';
import { PublishedCorrection } from './corrections.ts';
import { Entitlement } from './entitlement.ts';
import { StatedStatements } from './statements.ts';
import { anyPlace, articlePlace, Id, pageNumber, PartialDay } from './values.ts';
import { readingAddresses } from './reading-addresses.ts';

export const accessModes = ['open', 'subscription'] as const;

/** An author as everyone sees it: never with an email address (decision 10). */
export const PublicAuthor = z.object({
  authorTitle: z.string().nullable(),
  authorGivenName: z.string(),
  authorLastName: z.string(),
  authorAffiliation: z.string(),
  affiliations: z.array(z.string()),
  ...publicOrcid,
  isCorresponding: z.boolean(),
  kind: z.enum(contributorKinds).optional(),
  ...contributorDetails,
  /** The group the author also writes for, as in the article: “for the Dune Group”. */
  onBehalfOf: z.string().optional(),
});
export type PublicAuthor = z.infer<typeof PublicAuthor>;

/** A published article in a list. */
export const ArticleSummary = z.object({
  id: Id,
  articleTitle: z.string(),
  articleTitleHtml: z.string(),
  articleAuthors: z.array(PublicAuthor.pick({ authorGivenName: true, authorLastName: true })),
  articleAbstract: z.string(),
  articleNumber: z.string(),
  articleVolume: z.string().nullable(),
  articleIssue: z.string().nullable(),
  articleReceivedDate: PartialDay.nullable(),
  articleAcceptedDate: PartialDay.nullable(),
  articlePublishedDate: PartialDay,
  publishedDate: PartialDay,
  articlePublishedJournal: z.object({
    journalAbbreviation: z.string(),
    journalTitle: z.string(),
    journalISSN: z.string().nullable(),
  }),
  access: z.enum(accessModes),
  isWithdrawn: z.boolean(),
  isRetracted: z.boolean(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** A published article on its own page. The full text is there only where everyone may read it. */
export const PublishedArticle = ArticleSummary.extend({
  articleAuthors: z.array(PublicAuthor),
  articleAbstractHtml: z.string(),
  abstractOrigin: z.enum(abstractOrigins),
  articleKeywords: z.array(z.string()),
  keywords: z.array(RichText),
  articleStatus: z.enum(['Published', 'Withdrawn']),
  /** A withdrawn article shows this notice, its title, authors, place, dates and DOI, and nothing else (decision 34). */
  withdrawal: z.object({ withdrawnOn: PartialDay, reason: z.string() }).nullable(),
  /** Which version this is, the first is 1, and how many there are. */
  version: z.int(),
  versions: z.int(),
  /** All notices, the newest first; none of a withdrawn one. */
  corrections: z.array(PublishedCorrection),
  firstPage: z.string().nullable(),
  lastPage: z.string().nullable(),
  /** Whether the first page is the number of the article, which has no pages. */
  isFirstPageNumber: z.boolean(),
  doi: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  licenceText: z.string().nullable(),
  copyright: z.string().nullable(),
  language: z.string(),
  section: z.string().nullable(),
  articleType: z.string().nullable(),
  translations: z.array(Translation),
  otherAbstracts: z.array(OtherAbstract),
  /** Affiliations that the source links to no author. */
  sharedAffiliations: z.array(z.string()),
  relatedNotices: z.array(RelatedNotice),
  /** What its authors state and the journal shows; of an imported article, what its full text does not say. */
  statements: StatedStatements,
  /** Whether reports, answers or letters are published with it. */
  hasReviews: z.boolean(),
  references: z.array(Reference),
  fullText: FullText.nullable(),
  /** Whether its text is here, from which readers get it in other formats, and whether it is corrected in production. */
  hasText: z.boolean(),
  isProduced: z.boolean(),
  pdfURL: z.string().nullable(),
  publicPdfName: z.string().nullable(),
});
export type PublishedArticle = z.infer<typeof PublishedArticle>;

export const ArticlePage = z.object({
  articles: z.array(ArticleSummary),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type ArticlePage = z.infer<typeof ArticlePage>;

export const articles = {
  published: defineCall({
    method: 'GET',
    path: '/api/journalArticle/publishedArticle',
    summary: 'Every published article, newest first',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    reply: z.array(ArticleSummary),
  }),
  publishedOfJournal: defineCall({
    method: 'GET',
    path: '/api/journalArticle/publishedArticle/:journalAbbreviation',
    summary: 'The published articles of one journal, newest first',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ journalAbbreviation: z.string().max(100) }),
    reply: z.array(ArticleSummary),
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/journalArticle/singlePublishedArticle/:articleId',
    summary: 'One published article, in an array',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ articleId: Id }),
    reply: z.array(PublishedArticle),
  }),
  page: defineCall({
    method: 'GET',
    path: '/api/journalArticle/page',
    summary: 'Published articles by page, newest first; all of them, or one journal’s',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    query: z.object({
      journal: z.string().max(100).optional(),
      volume: anyPlace.optional(),
      issue: anyPlace.optional(),
      page: pageNumber,
      size: z.coerce.number().int().min(1).max(100).default(articlesPerPage),
      /** A list of contents shows what was withdrawn; a list of what to read leaves it out. */
      withdrawn: z.enum(['shown', 'left-out']).default('shown'),
    }),
    reply: ArticlePage,
  }),
  issues: defineCall({
    method: 'GET',
    path: '/api/journalArticle/issues/:journalAbbreviation',
    summary: 'The issues of a journal that have articles, newest first',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ journalAbbreviation: z.string().max(100) }),
    reply: z.object({ issues: z.array(ArticleIssue) }),
  }),
  related: defineCall({
    method: 'GET',
    path: '/api/journalArticle/related/:articleId',
    summary: 'Related articles, by keywords and journal',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ articleId: Id }),
    reply: z.array(ArticleSummary),
  }),
  pdf: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/article.pdf',
    summary: 'The PDF of an article for callers with access (401 or 402 without); 410 if withdrawn',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    params: articlePlace,
    mayMove: true,
    reply: FileReply,
    replyKind: 'file',
  }),
  citations: defineCall({
    method: 'GET',
    path: '/api/journalArticle/citations/:articleId',
    summary: 'An article as a reference, in each citation style',
    access: 'visitor',
    caching: 'public',
    changesWith: 'public-content',
    params: z.object({ articleId: Id }),
    reply: z.array(StyledCitation),
  }),
  bibtex: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/citation.bib',
    summary: 'An article as a BibTeX file',
    access: 'visitor',
    // For counting only: a signed-in reader is the same one here as on the page.
    credentials: 'bearer-or-cookie',
    caching: 'public',
    params: articlePlace,
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'application/x-bibtex',
  }),
  ris: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/citation.ris',
    summary: 'An article as a RIS file, for reference managers',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    caching: 'public',
    params: articlePlace,
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'application/x-research-info-systems',
  }),
  cslJson: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/citation.json',
    summary: 'An article as CSL-JSON, for citation programs',
    access: 'visitor',
    caching: 'public',
    params: articlePlace,
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'application/vnd.citationstyles.csl+json',
  }),
  entitlement: defineCall({
    ...readingAddresses.entitlement,
    summary: 'Whether the caller has access to the PDF of an article, and why',
    access: 'visitor',
    params: z.object({ articleId: Id }),
    reply: Entitlement,
  }),
} as const;
