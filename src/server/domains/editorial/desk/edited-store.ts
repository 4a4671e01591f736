import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  files,
  journals,
  records,
  reviewInvitations,
  reviewReports,
  users,
} from '../../../db/schema/index.ts';
import { reportNumbers } from '../reports/report-numbers-store.ts';

/** Every invitation of a manuscript with its report, the first round first. */
export async function listInvitations(db: Database, manuscriptId: string) {
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({ invitation: reviewInvitations, report: reviewReports, attachment: files, number: numbers.number })
    .from(reviewInvitations)
    .leftJoin(
      numbers,
      and(eq(numbers.reviewer, reviewInvitations.reviewerNumber), eq(reviewInvitations.state, 'reported')),
    )
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .leftJoin(files, eq(files.id, reviewReports.attachmentCopyId))
    .where(eq(reviewInvitations.manuscriptId, manuscriptId))
    .orderBy(asc(reviewInvitations.round), asc(reviewInvitations.invitedAt), asc(reviewInvitations.id));
}

/** Every decision about a manuscript, the first one first. */
export async function listDecisions(db: Database, manuscriptId: string) {
  return db
    .select()
    .from(editorialDecisions)
    .where(eq(editorialDecisions.manuscriptId, manuscriptId))
    .orderBy(asc(editorialDecisions.id));
}

/** The journals to which a manuscript of this one could move: the others that peers review. */
export async function listOtherJournals(db: Database, journalId: string) {
  return db
    .select({ id: journals.id, journalTitle: journals.title })
    .from(journals)
    .where(and(eq(journals.reviewModel, 'double-anonymous'), ne(journals.id, journalId), isNull(journals.archivedAt)))
    .orderBy(asc(journals.title), asc(journals.id));
}

/** What stands on the record of a manuscript, the newest first, with the names of who acted. */
export async function listRecord(db: Database, manuscriptId: string) {
  return db
    .select({
      at: records.at,
      actor: records.actor,
      action: records.action,
      details: records.details,
      person: { title: users.title, otherName: users.otherName, surname: users.surname },
    })
    .from(records)
    .leftJoin(users, eq(sql`'user:' || ${users.id}::text`, records.actor))
    .where(eq(records.subjectId, manuscriptId))
    .orderBy(desc(records.id));
}

/** The names of these people. */
export async function listNames(db: Database, userIds: readonly string[]) {
  const { id, title, otherName, surname } = users;
  return db
    .select({ id, title, otherName, surname })
    .from(users)
    .where(inArray(id, [...userIds]));
}
