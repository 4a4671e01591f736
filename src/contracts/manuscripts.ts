import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { deleteOnlyBySupport, fileSlots } from './constants.ts';
import { chosenClasses, longestStatement, mostStatements } from './journal-setup-values.ts';
import {
  Manuscript,
  ManuscriptAuthors,
  manuscriptListQuery,
  ManuscriptPage,
  manuscriptTexts,
  ManuscriptVersion,
  missingFileMessage,
  OptionalSlot,
} from './manuscript-values.ts';
import { StatedStatements, Statements } from './statements.ts';
import { fileAddress, Id, Instant, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A submission; volume, issue and user are computed by the server whatever the payload says (decision 18). */
export const Submission = z.object({
  journalId: Id,
  ...manuscriptTexts,
  authors: ManuscriptAuthors,
  specialReview: z.boolean().default(false),
  /** Where the journal has sections and article types. */
  ...chosenClasses,
  /** The statements of the journal’s checklist, word by word, that the author confirms. */
  confirmedStatements: z.array(z.string().max(longestStatement)).max(mostStatements).default([]),
  /** Left out: none are stated, even where the journal requires some. */
  statements: Statements.optional(),
  filesUrl: z.array(fileAddress).min(1, missingFileMessage).max(fileSlots.length),
  awsId: Id,
  publicPdfName: z.string().max(300).optional(),
  /** The authors agree that the reviews are published with the article, where the journal publishes them. */
  agreesToPublication: z.boolean().default(false),
  articleIssue: z.unknown().optional(),
  articleVolume: z.unknown().optional(),
  userId: Id,
});
export type Submission = z.input<typeof Submission>;

/** A change to a manuscript, which submits it for verification again. */
export const Revision = z.object({
  ...manuscriptTexts,
  /** Left out: the authors stay. */
  authors: ManuscriptAuthors.optional(),
  ...chosenClasses,
  /** Left out: they stay. */
  statements: Statements.optional(),
  /** Each takes its slot; a slot that none takes keeps its file (decision 24). */
  filesUrl: z.array(fileAddress).max(fileSlots.length).default([]),
  /** The slots that are to be empty; never the manuscript's own. */
  emptiedSlots: z.array(OptionalSlot).default([]),
  publicPdfName: z.string().max(300).optional(),
  /** The version the change was made to; an outdated one is refused (decision 35). */
  version: seenCount.optional(),
});
export type Revision = z.input<typeof Revision>;

const ofOne = z.object({ articleId: Id });
const Done = z.object({ message: z.string(), article: Manuscript });

export const manuscripts = {
  create: defineCall({
    method: 'POST',
    path: '/api/journalArticle/create',
    summary: 'Submits a manuscript; repeating the request returns the same manuscript',
    access: 'user',
    actsFor: 'userId',
    body: Submission,
    reply: Done,
    status: 201,
  }),
  update: defineCall({
    method: 'POST',
    path: '/api/journalArticle/updateArticle/:articleId',
    summary: 'Changes a manuscript and submits it for verification, unless it is in review or published',
    access: 'user',
    params: ofOne,
    body: Revision,
    reply: Done,
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/journalArticle/singleArticle/:articleId',
    summary: 'One manuscript, for its submitting author and administrators',
    access: 'user',
    params: ofOne,
    reply: Manuscript,
  }),
  versions: defineCall({
    method: 'GET',
    path: '/api/journalArticle/versions/:articleId',
    summary: 'All submitted versions of a manuscript, newest first, with their decisions',
    access: 'user',
    params: ofOne,
    reply: z.array(ManuscriptVersion),
  }),
  mine: defineCall({
    method: 'GET',
    path: '/api/journalArticle/mine',
    summary: 'The caller’s manuscripts by page: those that need action first, then newest first',
    access: 'user',
    query: z.object(manuscriptListQuery),
    reply: ManuscriptPage,
  }),
  lastStatements: defineCall({
    method: 'GET',
    path: '/api/journalArticle/last-statements',
    summary: 'What the caller stated with their last manuscript, to begin another one with; null if nothing',
    access: 'user',
    reply: z.object({ articleTitle: z.string(), statements: StatedStatements }).nullable(),
  }),
  counts: defineCall({
    method: 'GET',
    path: '/api/journalArticle/counts',
    summary: 'Counts for the tabs of the caller’s dashboard, up to a thousand',
    access: 'user',
    reply: z.object({
      mine: z.int(),
      /** Of mine, where no peers review: rejected ones that can be changed and submitted again. */
      rejected: z.int(),
      /** Of mine, in peer review: returned ones, revisions asked for, and accepted ones without a mode of publication. */
      returned: z.int(),
      revisions: z.int(),
      modesToChoose: z.int(),
      drafts: z.int(),
      /** Of mine: published ones whose handling fee is due, or would be with open access. */
      unpaidFees: z.int(),
      /** Messages that the caller has not read as an author or an editor, by manuscript. */
      newMessages: z.array(
        z.object({ side: z.enum(['author', 'editor']), articleId: Id, articleTitle: z.string(), count: z.int() }),
      ),
      /** Null if the caller does not verify manuscripts. */
      verifyRegular: z.int().nullable(),
      verifySpecial: z.int().nullable(),
      /** Waiver requests the caller may decide; null if none. */
      waiverRequests: z.int().nullable(),
      /** Open discrepancies with the payment provider; null if the caller does not keep the ledger. */
      findings: z.int().nullable(),
      /** Texts in production that the caller works on; null if the caller has nothing to do with production. */
      production: z.int().nullable(),
      /** Of mine: proofs to check. */
      proofs: z.array(z.object({ manuscriptId: Id, title: z.string() })),
    }),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/journalArticle/delete-article/:articleId/:userId',
    summary: `Deletes a manuscript, or withdraws a published article; for anyone but administrators: “${deleteOnlyBySupport}”`,
    access: 'user',
    actsFor: 'userId',
    administratorMayActFor: true,
    /** An administrator names themselves or the author who submitted it. */
    params: z.object({ articleId: Id, userId: Id }),
    /** The withdrawal notice shows the reason. */
    body: z.object({ reason: prose(t.theReason, 2000).optional() }),
    reply: z.object({ message: z.string(), restorableUntil: Instant.nullable() }),
  }),
  restore: defineCall({
    method: 'POST',
    path: '/api/journalArticle/restore-article/:articleId',
    summary: 'Restores a deleted manuscript within 30 days',
    access: 'administrator',
    params: ofOne,
    reply: z.object({ message: z.string() }),
  }),
  deleted: defineCall({
    method: 'GET',
    path: '/api/journalArticle/deleted',
    summary: 'Deleted manuscripts that can be restored, last deleted first',
    access: 'administrator',
    query: z.object({ q: manuscriptListQuery.q, after: manuscriptListQuery.after }),
    reply: ManuscriptPage,
  }),
  generate: defineCall({
    method: 'POST',
    path: '/api/journalArticle/generate',
    limit: { rule: 'certificate', account: 'caller' },
    summary: 'The certificate of a published article, printed from stored data only',
    access: 'user',
    body: ofOne,
    reply: z.object({ url: z.string() }),
  }),
} as const;
