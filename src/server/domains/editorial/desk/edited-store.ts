import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  editorialDecisions,
  emails,
  files,
  journals,
  reviewInvitations,
  reviewReports,
  users,
  manuscriptChecks,
} from '../../../db/schema/index.ts';
import { reportNumbers } from '../reports/report-numbers-store.ts';
import type { InitialCheck } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';

interface Checklist {
  readonly done: InitialCheck[];
  readonly note: string;
}

/** The editor's list of the initial checks of a version. */
export async function findChecklist(db: Database, manuscriptId: string, version: number) {
  const [kept] = await db
    .select({ done: manuscriptChecks.done, note: manuscriptChecks.note })
    .from(manuscriptChecks)
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
  return kept ?? { done: [], note: '' };
}

/** Saves the editor's list of a version; its other findings stay. */
export async function keepChecklist(
  db: Database,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
  list: Checklist,
): Promise<void> {
  await db
    .insert(manuscriptChecks)
    .values({ manuscriptId, version, ...list })
    .onConflictDoUpdate({ target: [manuscriptChecks.manuscriptId, manuscriptChecks.version], set: list });
}

/** Every invitation of a manuscript with its report, the first round first. */
export async function listInvitations(db: Database, manuscriptId: string) {
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({
      invitation: reviewInvitations,
      report: reviewReports,
      attachment: files,
      number: numbers.number,
      emailState: emails.state,
    })
    .from(reviewInvitations)
    .leftJoin(
      numbers,
      and(eq(numbers.reviewer, reviewInvitations.reviewerNumber), eq(reviewInvitations.state, 'reported')),
    )
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .leftJoin(files, eq(files.id, reviewReports.attachmentCopyId))
    .leftJoin(emails, eq(emails.id, reviewInvitations.emailId))
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

/** The names of these people. */
export async function listNames(db: Database, userIds: readonly string[]) {
  const { id, title, otherName, surname } = users;
  return db
    .select({ id, title, otherName, surname })
    .from(users)
    .where(inArray(id, [...userIds]));
}
