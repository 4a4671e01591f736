import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  files,
  handlingFees,
  journals,
  reviewInvitations,
  reviewReports,
  revisionExtensions,
} from '../../../db/schema/index.ts';
import { sentAfterReview } from '../decisions/decision-store.ts';
import { numberedReport, reportNumbers, reportStands } from '../reports/report-numbers-store.ts';

/** The decisions that an author has, the first one first, each with the journal that it suggests. */
export async function listSentDecisions(db: Database, manuscriptId: string) {
  return db
    .select({
      id: editorialDecisions.id,
      journalId: editorialDecisions.journalId,
      round: editorialDecisions.round,
      version: editorialDecisions.version,
      kind: editorialDecisions.kind,
      letter: editorialDecisions.letter,
      sentAt: editorialDecisions.sentAt,
      suggestionEndedAt: editorialDecisions.suggestionEndedAt,
      decidedBy: editorialDecisions.decidedBy,
      suggested: journals,
    })
    .from(editorialDecisions)
    .leftJoin(journals, eq(journals.id, editorialDecisions.suggestedJournalId))
    .where(and(eq(editorialDecisions.manuscriptId, manuscriptId), isNotNull(editorialDecisions.sentAt)))
    .orderBy(asc(editorialDecisions.sentAt), asc(editorialDecisions.id));
}

export type SentDecision = Awaited<ReturnType<typeof listSentDecisions>>[number];

/** The reports an author may see: of rounds whose decision was sent, those that count and are not held back. */
export async function listOpenReports(db: Database, manuscriptId: string) {
  const decided = db
    .select({ round: editorialDecisions.round })
    .from(editorialDecisions)
    .where(sentAfterReview(manuscriptId));
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({
      ...numberedReport(numbers),
      forwardedAt: reviewReports.forwardedAt,
      forwardMessage: reviewReports.forwardMessage,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .leftJoin(numbers, eq(numbers.reviewer, reviewInvitations.reviewerNumber))
    .leftJoin(files, eq(files.id, reviewReports.attachmentCopyId))
    .where(
      and(eq(reviewInvitations.manuscriptId, manuscriptId), reportStands, inArray(reviewInvitations.round, decided)),
    )
    .orderBy(asc(reviewInvitations.round), asc(numbers.number), asc(reviewInvitations.id));
}

export type OpenReport = Awaited<ReturnType<typeof listOpenReports>>[number];

/** The last request for more time in a round. */
export async function findLastExtension(db: Database, manuscriptId: string, round: number) {
  const [last] = await db
    .select()
    .from(revisionExtensions)
    .where(and(eq(revisionExtensions.manuscriptId, manuscriptId), eq(revisionExtensions.round, round)))
    .orderBy(desc(revisionExtensions.id))
    .limit(1);
  return last ?? null;
}

/** Saves a request for more time; false while another is pending. */
export async function insertExtension(
  db: Database,
  extension: typeof revisionExtensions.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(revisionExtensions)
    .values(extension)
    .onConflictDoNothing()
    .returning({ id: revisionExtensions.id });
  return added.length > 0;
}

/** Closes a request for more time that no longer needs an answer. */
export async function closeExtension(db: Database, manuscriptId: string, answeredAt: Date): Promise<void> {
  await db
    .update(revisionExtensions)
    .set({ state: 'refused', answeredAt })
    .where(and(eq(revisionExtensions.manuscriptId, manuscriptId), eq(revisionExtensions.state, 'waiting')));
}

/** How the author chose that the article is read; null before. */
export async function findMode(db: Database, manuscriptId: string) {
  const [fee] = await db
    .select({ mode: handlingFees.mode })
    .from(handlingFees)
    .where(eq(handlingFees.manuscriptId, manuscriptId));
  return fee?.mode ?? null;
}
