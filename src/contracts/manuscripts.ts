import { z } from 'zod';
import { defineCall } from './call.ts';
import { authorTitles } from './constants.ts';
import { Email, Id, Instant, line, prose } from './values.ts';

/** An author as the wizard sends it; an administrator may leave out the email. */
export const ManuscriptAuthor = z.object({
  authorTitle: z.enum(authorTitles, { error: 'Please choose a title.' }),
  authorGivenName: line('Given name', 100),
  authorLastName: line('Last name', 100),
  authorEmail: z.union([z.literal(''), Email], { error: 'Please enter a valid email address.' }).default(''),
  authorAffiliation: line('Affiliation', 300),
});
export type ManuscriptAuthor = z.infer<typeof ManuscriptAuthor>;

const Keywords = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(/[,;]/)
          .map((word) => word.trim())
          .filter(Boolean)
      : value,
  z.array(line('A keyword', 100)).max(20, 'Please give at most 20 keywords.'),
);

export const missingFileMessage = 'Please upload the Manuscript file. It is mandatory to proceed.';
export const missingAuthorMessage = 'Please add author data. It is mandatory to proceed.';

/** A submission; volume, issue and user are computed by the server whatever the payload says (decision 18). */
export const Submission = z.object({
  journalId: Id,
  articleTitle: line('Title', 500),
  articleAbstract: prose('Abstract', 10_000),
  articleKeywords: Keywords,
  authors: z.array(ManuscriptAuthor).min(1, missingAuthorMessage).max(200),
  specialReview: z.boolean().default(false),
  filesUrl: z.array(z.string().max(300)).min(1, missingFileMessage).max(3),
  awsId: Id,
  publicPdfName: z.string().max(300).optional(),
  articleIssue: z.unknown().optional(),
  articleVolume: z.unknown().optional(),
  userId: Id,
});
export type Submission = z.input<typeof Submission>;

/** What a person may do next with a manuscript; the buttons follow it. */
const allowedActions = ['accept', 'reject'] as const;

const ManuscriptFile = z.object({
  slot: z.int(),
  name: z.string(),
  url: z.string(),
  mediaType: z.string(),
  size: z.int(),
});

/** A manuscript as its submitting author and administrators see it. */
export const Manuscript = z.object({
  id: Id,
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  articleAuthors: z.array(ManuscriptAuthor),
  articleStatus: z.string(),
  articleVolume: z.string(),
  articleIssue: z.string(),
  articleReceivedDate: z.string(),
  articlePublishedJournal: z.object({
    journalAbbreviation: z.string(),
    journalTitle: z.string(),
    journalISSN: z.string().nullable(),
  }),
  awsId: Id,
  userId: Id,
  submittedBy: z.string(),
  publicPdfName: z.string().nullable(),
  filesURL: z.array(z.string()),
  files: z.array(ManuscriptFile),
  rejectionText: z.string().nullable(),
  isReview: z.boolean(),
  isPublished: z.boolean(),
  specialReview: z.boolean(),
  updatedAt: Instant,
  allowed: z.array(z.enum(allowedActions)),
});
export type Manuscript = z.infer<typeof Manuscript>;

export const manuscripts = {
  create: defineCall({
    method: 'POST',
    path: '/api/journalArticle/create',
    summary: 'Submits a manuscript; the same upload submitted again answers with the same manuscript',
    access: 'user',
    actsFor: 'userId',
    body: Submission,
    reply: z.object({ message: z.string(), article: Manuscript }),
    status: 201,
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/journalArticle/singleArticle/:articleId',
    summary: 'One manuscript, for its submitting author and administrators',
    access: 'user',
    params: z.object({ articleId: Id }),
    reply: Manuscript,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/api/journalArticle/mine',
    summary: 'The manuscripts that the caller submitted, newest first',
    access: 'user',
    reply: z.array(Manuscript),
  }),
  toVerify: defineCall({
    method: 'GET',
    path: '/api/journalArticle/verifyArticles/:adminId',
    summary: 'Manuscripts that wait for verification, oldest first',
    access: 'administrator',
    actsFor: 'adminId',
    params: z.object({ adminId: Id }),
    reply: z.array(Manuscript),
  }),
  accept: defineCall({
    method: 'PUT',
    path: '/api/journalArticle/verifyArticles/acceptManuscript',
    summary: 'Accepts a manuscript, which publishes it',
    access: 'administrator',
    body: z.object({ articleId: Id }),
    reply: z.object({ message: z.string(), articleId: Id, url: z.string() }),
  }),
  reject: defineCall({
    method: 'POST',
    path: '/api/journalArticle/verifyArticles/sendRejectionText',
    summary: 'Rejects a manuscript with a text to its author on record',
    access: 'administrator',
    body: z.object({ rejectionText: prose('The rejection text', 20_000), articleId: Id }),
    reply: z.object({ message: z.string() }),
  }),
} as const;
