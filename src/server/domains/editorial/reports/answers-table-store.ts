import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOnDesks, manuscripts, reviewForms, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import type { Person } from '../../accounts/index.ts';
import { withoutConflictsOf } from '../../conflicts/index.ts';
import { titleOfRound } from '../editing-store.ts';
import { reportNumbers, reportStands } from './report-numbers-store.ts';

interface Wanted {
  readonly journalId: string;
  readonly person: Person;
  readonly after: string | null;
  readonly limit: number;
}

/** Counted reports of a journal’s manuscripts that answered its own form, of manuscripts in which the person has no part. */
const isShown = ({ journalId, person }: Pick<Wanted, 'journalId' | 'person'>) =>
  and(
    eq(reviewForms.journalId, journalId),
    eq(manuscripts.journalId, journalId),
    isOnDesks,
    withoutConflictsOf(person),
    reportStands,
    isNotNull(reviewReports.answered),
  );

/** Manuscripts of a journal whose reports have answers, by id. */
export async function listAnsweredManuscripts(db: Database, wanted: Wanted): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: manuscripts.id })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .innerJoin(reviewForms, eq(reviewForms.id, reviewInvitations.formId))
    .innerJoin(manuscripts, eq(manuscripts.id, reviewReports.manuscriptId))
    .where(and(isShown(wanted), wanted.after === null ? sql`true` : gt(manuscripts.id, wanted.after)))
    .orderBy(asc(manuscripts.id))
    .limit(wanted.limit);
  return rows.map(({ id }) => id);
}

/** The answered reports of these manuscripts, with their reviewers’ numbers and no name. */
export async function listAnsweredReports(
  db: Database,
  wanted: Pick<Wanted, 'journalId' | 'person'>,
  manuscriptIds: readonly string[],
) {
  const numbers = reportNumbers(db, ...manuscriptIds);
  return db
    .select({
      manuscriptId: manuscripts.id,
      title: titleOfRound(reviewReports.round),
      round: reviewReports.round,
      number: numbers.number,
      submittedAt: reviewReports.submittedAt,
      recommendation: reviewReports.recommendation,
      answered: reviewReports.answered,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .innerJoin(reviewForms, eq(reviewForms.id, reviewInvitations.formId))
    .innerJoin(manuscripts, eq(manuscripts.id, reviewReports.manuscriptId))
    .leftJoin(
      numbers,
      and(
        eq(numbers.manuscriptId, reviewInvitations.manuscriptId),
        eq(numbers.reviewer, reviewInvitations.reviewerNumber),
      ),
    )
    .where(and(isShown(wanted), inArray(manuscripts.id, [...manuscriptIds])))
    .orderBy(asc(manuscripts.id), asc(reviewReports.round), asc(numbers.number));
}
