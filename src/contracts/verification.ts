import * as t from '../messages/contracts.ts';
import { longestReason } from './review-limits.ts';
import { defineCall, StreamBody } from './call.ts';
import { FileList, StoredFile } from './files.ts';
import { Manuscript, manuscriptListQuery, ManuscriptPage } from './manuscript-values.ts';
import { RetractedCited } from './retracted-works.ts';
import { fileAddress, flag, Id, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** In the journal's design, or as LibreOffice renders the document. */
export const publicPdfWays = ['print', 'conversion'] as const;
export type PublicPdfWay = (typeof publicPdfWays)[number];

const rejectionPlace = z.object({ awsId: Id, userId: Id });

/** The version that the administrator has read; a later one is not decided unseen (decision 35). */
const seenVersion = seenCount.optional();

/** What administrators do with manuscripts that wait. */
export const verification = {
  toVerify: defineCall({
    method: 'GET',
    path: '/api/journalArticle/verifyArticles/:adminId',
    summary: 'Manuscripts waiting for verification, oldest first; at most 200',
    access: 'administrator',
    actsFor: 'adminId',
    params: z.object({ adminId: Id }),
    reply: z.array(Manuscript),
  }),
  queue: defineCall({
    method: 'GET',
    path: '/api/journalArticle/queue',
    summary: 'Manuscripts waiting for verification, regular or special, by page, oldest first',
    access: 'administrator',
    query: z.object({ special: flag.default(false), q: manuscriptListQuery.q, after: manuscriptListQuery.after }),
    reply: ManuscriptPage,
  }),
  retracted: defineCall({
    method: 'GET',
    path: '/api/journalArticle/verifyArticles/retracted/:articleId',
    summary: 'The retracted works that a manuscript cites',
    access: 'administrator',
    params: z.object({ articleId: Id }),
    reply: RetractedCited,
  }),
  accept: defineCall({
    method: 'PUT',
    path: '/api/journalArticle/verifyArticles/acceptManuscript',
    summary: 'Accepts and publishes a manuscript; a Word file is converted, or needs the PDF named here',
    access: 'administrator',
    body: z.object({
      articleId: Id,
      version: seenVersion,
      publicPdfUrl: fileAddress.optional(),
      overrideReason: prose(t.theReason, longestReason).optional(),
    }),
    reply: z.object({ message: z.string(), articleId: Id, url: z.string() }),
  }),
  reject: defineCall({
    method: 'POST',
    path: '/api/journalArticle/verifyArticles/sendRejectionText',
    summary: 'Rejects a manuscript, with a text and files for its author',
    access: 'administrator',
    body: z.object({
      rejectionText: prose(t.theRejectionText, 20_000),
      articleId: Id,
      version: seenVersion,
      filesUrl: z
        .array(fileAddress)
        .max(3, { error: () => t.tooManyRejectionFiles({ max: 3 }) })
        .default([]),
      emailId: z.unknown().optional(),
      /** The text may name a reviewer of the manuscript: it is sent all the same. */
      isMeant: flag.default(false),
    }),
    reply: z.object({ message: z.string() }),
  }),
  uploadPublicPdf: defineCall({
    method: 'POST',
    path: '/api/s3/public-pdf/:articleId',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the PDF for publishing a Word manuscript (multipart field s3Files)',
    access: 'administrator',
    params: z.object({ articleId: Id }),
    body: StreamBody,
    bodyKind: 'multipart',
    reply: StoredFile,
    status: 201,
  }),
  previewPublicPdf: defineCall({
    method: 'POST',
    path: '/api/journalArticle/verifyArticles/publicPdf/:articleId',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Makes the PDF of a Word manuscript for the administrator to check',
    access: 'administrator',
    params: z.object({ articleId: Id }),
    body: z.object({ way: z.enum(publicPdfWays).default('print') }),
    reply: z.object({ file: StoredFile, canConvert: z.boolean() }),
    status: 201,
  }),
  uploadRejectionFiles: defineCall({
    method: 'POST',
    path: '/api/s3/rejection/upload/:awsId/:userId',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores files for a rejection',
    access: 'administrator',
    params: rejectionPlace,
    body: StreamBody,
    bodyKind: 'multipart',
    reply: FileList,
    status: 201,
  }),
  rejectionFiles: defineCall({
    method: 'GET',
    path: '/api/s3/rejection/:awsId/:userId',
    summary: 'The files of rejections, for administrators; sent ones also for the author',
    access: 'user',
    params: rejectionPlace,
    reply: FileList,
  }),
} as const;
