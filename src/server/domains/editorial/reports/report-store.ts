import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { blankReport, type Report, type ReportDraft } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  files,
  reviewInvitations,
  reviewReports,
  type InvitationRow,
  type ReportRow,
} from '../../../db/schema/index.ts';
import { numberedReport, reportIsHeldBack, reportNumbers, reportStands } from './report-numbers-store.ts';

/** The report of an invitation, as it is typed or was submitted. */
export async function findReport(db: Database, invitationId: string): Promise<ReportRow | null> {
  const [found] = await db.select().from(reviewReports).where(eq(reviewReports.invitationId, invitationId));
  return found ?? null;
}

/** Begins the report of an invitation; one that has begun stays as it is. */
export async function beginReport(
  db: Database,
  { id, manuscriptId, round }: InvitationRow,
  savedAt: Date,
): Promise<void> {
  await db
    .insert(reviewReports)
    .values({ invitationId: id, manuscriptId, round, draft: blankReport, draftVersion: 0, savedAt })
    .onConflictDoNothing();
}

const unsubmitted = (invitationId: string) =>
  and(eq(reviewReports.invitationId, invitationId), isNull(reviewReports.submittedAt));

/** Saves a draft; false if the version that was seen is outdated, or the report was submitted. */
export async function updateDraft(
  db: Database,
  { invitationId, version }: { invitationId: string; version: number },
  change: { draft: ReportDraft; savedAt: Date },
): Promise<boolean> {
  const saved = await db
    .update(reviewReports)
    .set({ ...change, draftVersion: version + 1 })
    .where(and(unsubmitted(invitationId), eq(reviewReports.draftVersion, version)))
    .returning({ id: reviewReports.invitationId });
  return saved.length > 0;
}

/** Changes the attachment of a draft report. */
export async function setAttachment(
  db: Database,
  invitationId: string,
  attachment: Pick<ReportRow, 'attachmentFileId' | 'attachmentCopyId'>,
): Promise<void> {
  await db.update(reviewReports).set(attachment).where(unsubmitted(invitationId));
}

/** Submits a report with its findings: afterwards its reviewer cannot change it. */
export async function keepReport(
  db: Database,
  invitationId: string,
  { answers, ...report }: Report,
  submission: Pick<ReportRow, 'answered' | 'submittedAt' | 'found' | 'isMeant' | 'isLate'>,
): Promise<void> {
  await db
    .update(reviewReports)
    .set({ ...report, ...submission, draft: { ...report, answers }, returnMessage: null })
    .where(unsubmitted(invitationId));
}

/** Notes that an editor forwarded a report to the author, and what they wrote with it. */
export async function noteForwarded(
  db: Database,
  invitationId: string,
  forwarded: { readonly forwardedAt: Date; readonly forwardMessage: string },
): Promise<void> {
  await db.update(reviewReports).set(forwarded).where(eq(reviewReports.invitationId, invitationId));
}

/** Opens a submitted report for its reviewer again, as they submitted it. */
export async function reopenReport(db: Database, invitationId: string, returnMessage: string): Promise<void> {
  await db
    .update(reviewReports)
    .set({
      // So that the reviewer’s browser takes it over.
      draftVersion: sql`${reviewReports.draftVersion} + 1`,
      submittedAt: null,
      commentsToAuthor: null,
      answered: null,
      originalComments: null,
      found: null,
      isMeant: false,
      returnMessage,
    })
    .where(eq(reviewReports.invitationId, invitationId));
}

/** Saves the texts for the author as edited by an editor, and the first time also the reviewer's original. */
export async function changeTextsForAuthor(
  db: Database,
  { invitationId, original }: { readonly invitationId: string; readonly original: string },
  change: Pick<ReportRow, 'commentsToAuthor' | 'answered' | 'found'>,
): Promise<void> {
  await db
    .update(reviewReports)
    .set({ ...change, originalComments: sql`coalesce(${reviewReports.originalComments}, ${original})` })
    .where(eq(reviewReports.invitationId, invitationId));
}

/** The submitted reports of a round, without those of reviewers who stepped back; or those that are held back. */
export async function listStatusReports(
  db: Database,
  { manuscriptId, round }: { readonly manuscriptId: string; readonly round: number },
  which: 'standing' | 'held-back' = 'standing',
): Promise<ReportRow[]> {
  const isWanted = which === 'standing' ? reportStands : reportIsHeldBack;
  return db
    .select(getTableColumns(reviewReports))
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(and(eq(reviewReports.manuscriptId, manuscriptId), eq(reviewReports.round, round), isWanted))
    .orderBy(reviewReports.submittedAt, reviewReports.invitationId);
}

/** Takes away what a person has typed and not submitted. */
export async function deleteUnsubmitted(db: Database, reviewerId: string): Promise<void> {
  await db
    .delete(reviewReports)
    .where(
      and(
        isNull(reviewReports.submittedAt),
        sql`${reviewReports.invitationId} in (select id from review_invitations where reviewer_id = ${reviewerId})`,
      ),
    );
}

/** The counted reports of earlier rounds, in the order of rounds and reviewers. */
export async function listReportsBefore(db: Database, manuscriptId: string, round: number) {
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({ ...numberedReport(numbers), reviewerId: reviewInvitations.reviewerId })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .leftJoin(numbers, eq(numbers.reviewer, reviewInvitations.reviewerNumber))
    .leftJoin(files, eq(files.id, reviewReports.attachmentCopyId))
    .where(and(eq(reviewReports.manuscriptId, manuscriptId), lt(reviewReports.round, round), reportStands))
    .orderBy(reviewReports.round, numbers.number, reviewReports.invitationId);
}
