import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnsweredQuestion } from '../../../contracts/review-form-values.ts';
import {
  invitationStates,
  letterKinds,
  recommendations,
  type PointAnswer,
  type ReportDraft,
  type Scores,
} from '../../../contracts/review-values.ts';
import { users } from './accounts.ts';
import { ofManuscript, searchedText } from './anonymity.ts';
import { id, instant } from './columns.ts';
import { files } from './files.ts';
import { journals } from './publications.ts';
import { reviewForms } from './review-forms.ts';

/** Who was asked to review, and what came of it. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    id: id(),
    manuscriptId: ofManuscript(),
    round: integer().notNull(),
    /** Null until a person without an account accepts. */
    reviewerId: uuid().references(() => users.id),
    email: text().notNull(),
    /** The mailbox of the address, whatever its spelling. */
    mailbox: text()
      .notNull()
      .generatedAlwaysAs(sql`mailbox_of(email)`),
    givenName: text().notNull(),
    lastName: text().notNull(),
    invitedBy: uuid().notNull(),
    message: text().notNull(),
    /** Of the link in the email, which tells its holder what has happened once it is used. */
    tokenHash: text(),
    /** The email that brings it; emails are deleted before invitations. */
    emailId: uuid(),
    state: text({ enum: invitationStates }).notNull(),
    /**
     * The reviewer's number in the manuscript, the same in every round, assigned on acceptance. Displayed numbers
     * count reports.
     */
    reviewerNumber: integer(),
    invitedAt: instant().notNull(),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    dueAt: instant(),
    /** When it ended: reported, declined, expired, cancelled or withdrawn. */
    endedAt: instant(),
    /** Why they declined or recused; for editors alone. */
    reason: text(),
    /** The review form that applied on acceptance. */
    formId: uuid().references(() => reviewForms.id),
  },
  (table) => [
    uniqueIndex('review_invitations_token').on(table.tokenHash),
    uniqueIndex('review_invitations_once')
      .on(table.manuscriptId, table.round, table.email)
      .where(sql`${table.state} in ('invited', 'accepted', 'reported')`),
    // With all that statistics count.
    index('review_invitations_of_manuscript').on(
      table.manuscriptId,
      table.round,
      table.state,
      table.reviewerNumber,
      table.endedAt,
      table.dueAt,
    ),
    index('review_invitations_of_reviewer').on(table.reviewerId, table.state, table.id),
    index('review_invitations_of_email').on(table.email),
    index('review_invitations_of_mailbox').on(table.mailbox),
    index('review_invitations_of_form').on(table.formId),
    index('review_invitations_open')
      .on(table.reviewerId, sql`coalesce(${table.dueAt}, ${table.answerBy})`, table.id)
      .where(sql`${table.endedAt} is null`),
    index('review_invitations_ended')
      .on(table.reviewerId, table.endedAt, table.id)
      .where(sql`${table.endedAt} is not null`),
    check('review_invitations_end', sql`(${table.endedAt} is null) = (${table.state} in ('invited', 'accepted'))`),
    index('review_invitations_unanswered')
      .on(table.answerBy)
      .where(sql`${table.state} = 'invited'`),
    index('review_invitations_email')
      .on(table.emailId)
      .where(sql`${table.state} = 'invited'`),
    index('review_invitations_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'accepted'`),
  ],
);

/** A report: a draft while it is typed, then unchangeable once submitted. */
export const reviewReports = pgTable(
  'review_reports',
  {
    invitationId: uuid()
      .primaryKey()
      .references(() => reviewInvitations.id),
    manuscriptId: ofManuscript(),
    round: integer().notNull(),
    draft: jsonb().$type<ReportDraft>().notNull(),
    /** Counts the saves; one that started from an older one is refused (decision 35). */
    draftVersion: integer().notNull(),
    savedAt: instant().notNull(),
    /** The file as uploaded, and its copy without properties, which is what others get. */
    attachmentFileId: uuid().references(() => files.id),
    attachmentCopyId: uuid().references(() => files.id),
    scores: jsonb().$type<Scores>(),
    commentsToAuthor: text(),
    confidentialRemarks: text(),
    recommendation: text({ enum: recommendations }),
    /** The answers with their questions as they were asked. */
    answered: jsonb().$type<AnsweredQuestion[]>(),
    submittedAt: instant(),
    ...searchedText(),
    /** The texts for the author as their reviewer wrote them, once an editor has removed words. */
    originalComments: text(),
    /** What the editor wrote when the report was last returned to its reviewer. */
    returnMessage: text(),
    /** It came after the decision about its round: the author gets it only once an editor forwards it (decision 58). */
    isLate: boolean().notNull().default(false),
    forwardedAt: instant(),
    /** What the editor wrote to the author with it. */
    forwardMessage: text(),
  },
  (table) => [
    index('review_reports_of_manuscript').on(table.manuscriptId, table.round),
    index('review_reports_late')
      .on(table.manuscriptId)
      .where(sql`${table.isLate} and ${table.forwardedAt} is null`),
    index('review_reports_attachment').on(table.attachmentFileId),
    index('review_reports_attachment_copy').on(table.attachmentCopyId),
    check(
      'review_reports_whole',
      sql`(${table.submittedAt} is null) or (${table.scores} is not null and ${table.commentsToAuthor} is not null and ${table.recommendation} is not null)`,
    ),
  ],
);

/** A decision; the email goes to the author once nothing blocks it. */
export const editorialDecisions = pgTable(
  'editorial_decisions',
  {
    id: id(),
    manuscriptId: ofManuscript(),
    journalId: uuid()
      .notNull()
      .references(() => journals.id),
    round: integer().notNull(),
    version: integer().notNull(),
    kind: text({ enum: letterKinds }).notNull(),
    letter: text().notNull(),
    suggestedJournalId: uuid().references(() => journals.id),
    /** When the author declined the suggested journal, or the editor took the offer back. */
    suggestionEndedAt: instant(),
    revisionDays: integer(),
    decidedBy: uuid().notNull(),
    decidedAt: instant().notNull(),
    ratification: text({ enum: ['not-needed', 'waiting', 'ratified', 'sent-back', 'taken-back'] }).notNull(),
    ratifiedBy: uuid(),
    ratifiedAt: instant(),
    remark: text(),
    overrideReason: text(),
    sentAt: instant(),
  },
  (table) => [
    index('editorial_decisions_of_manuscript').on(table.manuscriptId, table.id),
    uniqueIndex('editorial_decisions_waiting')
      .on(table.manuscriptId)
      .where(sql`${table.ratification} = 'waiting'`),
  ],
);

/** An author's answers to the points of a round's reports: while they are typed, then with the revision. */
export const revisionAnswers = pgTable(
  'revision_answers',
  {
    manuscriptId: ofManuscript(),
    round: integer().notNull(),
    answers: jsonb().$type<PointAnswer[]>().notNull(),
    draftVersion: integer().notNull(),
    savedAt: instant().notNull(),
    /** The version that they came with. */
    submittedWith: integer(),
    ...searchedText(),
    /** The answers as they came, once an editor has removed words. */
    originalAnswers: jsonb().$type<PointAnswer[]>(),
  },
  (table) => [primaryKey({ columns: [table.manuscriptId, table.round] })],
);

/** What editors note about a manuscript for one another; a note stays as it was written. */
export const editorNotes = pgTable(
  'editor_notes',
  {
    id: id(),
    manuscriptId: ofManuscript(),
    text: text().notNull(),
    writtenBy: uuid().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [index('editor_notes_of_manuscript').on(table.manuscriptId, table.id)],
);

/** An author's appeal against a rejection: one for each manuscript. */
export const appeals = pgTable('appeals', {
  manuscriptId: ofManuscript().primaryKey(),
  reason: text().notNull(),
  askedAt: instant().notNull(),
});

/** A request for more time. */
export const revisionExtensions = pgTable(
  'revision_extensions',
  {
    id: id(),
    manuscriptId: ofManuscript(),
    round: integer().notNull(),
    days: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['waiting', 'granted', 'refused'] }).notNull(),
    askedAt: instant().notNull(),
    answeredBy: uuid(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('revision_extensions_waiting')
      .on(table.manuscriptId)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

export type DecisionRow = typeof editorialDecisions.$inferSelect;
export type InvitationRow = typeof reviewInvitations.$inferSelect;
export type ReportRow = typeof reviewReports.$inferSelect;
