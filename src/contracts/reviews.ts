import * as t from '../messages/contracts.ts';
import { longestReason } from './review-limits.ts';
import { AccountFields } from './account-forms.ts';
import { defineCall, FileReply, StreamBody, TextReply } from './call.ts';
import { NamedClass } from './journal-setup-values.ts';
import { OwnChoice } from './open-review.ts';
import { FileAnswers, ReviewQuestion } from './review-form-values.ts';
import { EarlierRound, invitationStates, KeptReport, NeutralFile, Report, ReportDraft } from './review-values.ts';
import { statementTexts } from './statements.ts';
import { flag, NewPassword, Id, Instant, PartialDay, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** An invitation for the holder of its link: the work, and not who wrote it. */
export const OpenInvitation = z.object({
  state: z.enum(invitationStates),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  journalTitle: z.string(),
  /** Whether the work was revised after an earlier round. */
  isRevision: z.boolean(),
  /** Whether the journal publishes reviews, if their writers agree. */
  publishesReviews: z.boolean(),
  /** The invited person's own earlier reports, without attachments, and the authors' answers to them. */
  earlier: z.array(EarlierRound),
  answerBy: PartialDay,
  /** Until when the report would be due if it were accepted today. */
  reportDueOn: PartialDay,
  invitee: z.object({ email: z.string(), givenName: z.string(), lastName: z.string() }),
  /** Whether the address has an account: then accepting asks for its password, else for a new one. */
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** A statement of the authors, without what names them. */
export const ReviewersStatement = z.object({ kind: z.enum(statementTexts), text: z.string() });
export type ReviewersStatement = z.infer<typeof ReviewersStatement>;

export const reviewerActions = ['report', 'recuse', 'compare'] as const;

/** A manuscript as a reviewer sees it: a projection of its own, with nothing to leave out. Times are days. */
export const ReviewersManuscript = z.object({
  invitationId: Id,
  manuscriptNumber: z.string(),
  state: z.enum(invitationStates),
  round: z.int(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  journalTitle: z.string(),
  section: NamedClass.nullable(),
  articleType: NamedClass.nullable(),
  isRevision: z.boolean(),
  dueOn: PartialDay.nullable(),
  /** While the invitation waits for its answer: until when, and when the report would be due if it were accepted today. */
  answering: z.object({ answerBy: PartialDay, reportDueOn: PartialDay }).nullable(),
  /** Those that the journal shows to reviewers. */
  statements: z.array(ReviewersStatement),
  files: z.array(NeutralFile),
  /** The files are being made ready. */
  isPreparing: z.boolean(),
  /** The questions of the journal’s form, in the version that applied when the invitation was accepted. */
  questions: z.array(ReviewQuestion),
  draft: ReportDraft,
  draftVersion: z.int(),
  attachment: NeutralFile.nullable(),
  /** The files that answer questions. */
  fileAnswers: FileAnswers,
  report: KeptReport.nullable(),
  /** What the editor wrote when they returned the report; null once it is submitted again. */
  returnMessage: z.string().nullable(),
  /** The decision has been sent: a report goes to the editors, who may forward it to the author. */
  isLate: z.boolean(),
  /**
   * Of the rounds before: one's own reports and the authors' answers to them; once one reviews, also those of the
   * others by number.
   */
  earlier: z.array(EarlierRound),
  /** Whether the reviewer’s texts may be published; null where the journal does not publish reviews. */
  publication: OwnChoice.nullable(),
  allowed: z.array(z.enum(reviewerActions)),
});
export type ReviewersManuscript = z.infer<typeof ReviewersManuscript>;

/** A review in a list. */
export const ReviewEntry = z.object({
  invitationId: Id,
  state: z.enum(invitationStates),
  round: z.int(),
  articleTitle: z.string(),
  journalTitle: z.string(),
  dueOn: PartialDay.nullable(),
  answerBy: PartialDay,
  isOverdue: z.boolean(),
  reportedOn: PartialDay.nullable(),
  /** Messages of the editors that the caller has not read. */
  unreadMessages: z.int(),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

const byToken = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });
const ofOne = z.object({ invitationId: Id });
const reason = z.union([z.literal(''), prose(t.theReason, longestReason)]).default('');
const Done = z.object({ message: z.string() });

/** What reviewers do. */
export const reviews = {
  invitation: defineCall({
    method: 'GET',
    path: '/api/review/invitation/:token',
    limit: { rule: 'link', account: null },
    summary: 'An invitation, for the holder of its link',
    access: 'visitor',
    params: byToken,
    reply: OpenInvitation,
  }),
  decline: defineCall({
    method: 'POST',
    path: '/api/review/invitation/:token/decline',
    limit: { rule: 'link', account: null },
    summary: 'Declines an invitation; no account is needed',
    access: 'visitor',
    params: byToken,
    body: z.object({ reason }),
    reply: Done,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/review/invitation/:token/accept',
    limit: { rule: 'link', account: null },
    summary: 'Accepts an invitation, with an existing account of its address or a new one',
    access: 'visitor',
    params: byToken,
    body: z.object({
      /** Of an address without an account. */
      account: AccountFields.omit({ email: true }).extend({ password: NewPassword }).optional(),
    }),
    reply: Done.extend({ invitationId: Id }),
  }),
  renew: defineCall({
    method: 'POST',
    path: '/api/review/invitation/:token/renew',
    limit: { rule: 'link', account: null },
    summary: 'Asks for a new invitation after this one expired; it comes by email, and editors are told',
    access: 'visitor',
    params: byToken,
    reply: Done,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/api/review/mine',
    summary: 'The caller’s reviews by page, earliest deadline first',
    access: 'user',
    query: z.object({ part: z.enum(['open', 'done']).default('open'), after: z.string().max(200).optional() }),
    reply: z.object({ reviews: z.array(ReviewEntry), next: z.string().nullable() }),
  }),
  single: defineCall({
    method: 'GET',
    path: '/api/review/reviews/:invitationId',
    summary: 'A manuscript as a reviewer sees it',
    access: 'user',
    params: ofOne,
    reply: ReviewersManuscript,
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/answer',
    summary: 'Accepts or declines one of the caller’s invitations',
    access: 'user',
    params: ofOne,
    body: z.object({ isAccepted: z.boolean(), reason }),
    reply: Done,
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/review/files/:fileId',
    summary: 'An anonymised copy or an attachment, for callers with access',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: z.object({ fileId: Id }),
    reply: FileReply,
    replyKind: 'file',
  }),
  saveDraft: defineCall({
    method: 'PUT',
    path: '/api/review/reviews/:invitationId/draft',
    summary: 'Saves a draft report; 409 if it was saved elsewhere since',
    access: 'user',
    params: ofOne,
    body: z.object({ version: seenCount, draft: ReportDraft }),
    reply: z.object({ version: z.int(), savedAt: Instant }),
  }),
  attach: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/attachment',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores the attachment of a report (multipart field s3Files); an earlier one is replaced',
    access: 'user',
    params: ofOne,
    body: StreamBody,
    bodyKind: 'multipart',
    reply: NeutralFile,
    status: 201,
  }),
  detach: defineCall({
    method: 'DELETE',
    path: '/api/review/reviews/:invitationId/attachment',
    summary: 'Removes the attachment of a report before submission',
    access: 'user',
    params: ofOne,
    reply: Done,
  }),
  submit: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/report',
    summary: 'Submits a report; repeating the request changes nothing',
    access: 'user',
    params: ofOne,
    body: Report.extend({
      /** The text may name its reviewer: it goes to the editor all the same, who reads what was found. */
      isMeant: flag.default(false),
    }),
    reply: Done,
  }),
  recuse: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/recuse',
    summary: 'Withdraws from a review at any time; only editors see the reason',
    access: 'user',
    params: ofOne,
    body: z.object({ reason: prose(t.theReason, longestReason) }),
    reply: Done,
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/api/review/reviews/:invitationId/calendar.ics',
    summary: 'The due date as a calendar file',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: ofOne,
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/calendar',
  }),
} as const;
