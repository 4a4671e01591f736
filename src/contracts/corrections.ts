import * as t from '../messages/contracts.ts';
import { defineCall, FileReply, StreamBody } from './call.ts';
import { StoredFile } from './files.ts';
import { manuscriptTexts } from './manuscript-values.ts';
import { noticeKinds } from './notices.ts';
import { fileAddress, Id, line, PartialDay, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The longest that a notice of correction may be, in characters. */
export const longestNotice = 5000;

/** How many authors an article may have to have their names corrected here. */
export const mostCorrectedAuthors = 200;

/** How an author’s name is written. A correction adds and removes no authors; a group has no given name. */
export const AuthorSpelling = z.object({
  authorGivenName: z.union([z.literal(''), line(t.givenName, 100)]),
  authorLastName: line(t.lastName, 200),
  affiliations: z.array(line(t.anAffiliation, 500)).max(20, { error: () => t.tooManyAffiliations({ max: 20 }) }),
});
export type AuthorSpelling = z.infer<typeof AuthorSpelling>;

/** A notice about a published article, and what a correction changes of it; what is left out stays. The other kinds change nothing. */
export const Correction = z.object({
  kind: z.enum(noticeKinds).default('correction'),
  notice: prose(t.theNotice, longestNotice),
  /** How many notices the article had when it was read; with more of them it is refused (decision 35). */
  corrections: seenCount,
  articleTitle: line(t.title, 1000).optional(),
  articleAbstract: prose(t.abstract, 20_000).optional(),
  articleKeywords: manuscriptTexts.articleKeywords.optional(),
  /** All of them, in their order. */
  articleAuthors: z
    .array(AuthorSpelling)
    .max(mostCorrectedAuthors, { error: () => t.tooManyCorrectedAuthors({ max: mostCorrectedAuthors }) })
    .optional(),
  pdfUrl: fileAddress.optional(),
});
export type Correction = z.infer<typeof Correction>;

/** A notice as everybody reads it, with the earlier state of what a correction changed; null where that was not changed. */
export const PublishedCorrection = z.object({
  /** Counted from 1 within the article. */
  number: z.int(),
  kind: z.enum(noticeKinds),
  correctedOn: PartialDay,
  notice: z.string(),
  /** The version that it ended; null if it changed nothing. */
  endedVersion: z.int().nullable(),
  before: z.object({
    articleTitle: z.string().nullable(),
    articleAbstract: z.string().nullable(),
    articleKeywords: z.array(z.string()).nullable(),
    articleAuthors: z
      .array(z.object({ authorGivenName: z.string(), authorLastName: z.string(), affiliations: z.array(z.string()) }))
      .nullable(),
    /** The earlier PDF, for readers of the current one, where the PDF was changed. */
    pdfURL: z.string().nullable(),
    /** Whether the text or the references were changed. */
    isTextEarlier: z.boolean(),
  }),
});
export type PublishedCorrection = z.infer<typeof PublishedCorrection>;

const ofOne = z.object({ articleId: Id });

export const corrections = {
  correct: defineCall({
    method: 'POST',
    path: '/api/journalArticle/correct-article/:articleId',
    summary:
      'Corrects or retracts a published article, or publishes or lifts an expression of concern, with a public notice',
    access: 'administrator',
    params: ofOne,
    body: Correction,
    reply: z.object({ message: z.string(), articleId: Id, correction: z.int(), url: z.string() }),
  }),
  uploadPdf: defineCall({
    method: 'POST',
    path: '/api/s3/corrected-pdf/:articleId',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the PDF for a correction of this article (multipart field s3Files)',
    access: 'administrator',
    params: ofOne,
    body: StreamBody,
    bodyKind: 'multipart',
    reply: StoredFile,
    status: 201,
  }),
  earlierPdf: defineCall({
    method: 'GET',
    path: '/journal/:journalAbbreviation/:articleId/before-correction/:number/article.pdf',
    summary: 'The PDF of an article before a correction, for callers with access to the current one',
    access: 'visitor',
    credentials: 'bearer-or-cookie',
    params: z.object({
      journalAbbreviation: z.string().max(100),
      articleId: Id,
      number: z.coerce.number().int().min(1).max(100_000),
    }),
    mayMove: true,
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
