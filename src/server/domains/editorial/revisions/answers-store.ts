import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import { revisionAnswers } from '../../../db/schema/index.ts';

/** Of which manuscript, and of which round the reports are that are answered. */
interface Answered {
  readonly manuscriptId: string;
  readonly round: number;
}

const ofRound = ({ manuscriptId, round }: Answered) =>
  and(eq(revisionAnswers.manuscriptId, manuscriptId), eq(revisionAnswers.round, round));

/** The answers to a round's reports, as they are typed or were submitted. */
export async function findAnswers(db: Database, answered: Answered) {
  const [found] = await db.select().from(revisionAnswers).where(ofRound(answered));
  return found ?? null;
}

/**
 * Saves answers that started from this count of saves; false if others were saved or they were submitted meanwhile.
 */
export async function updateAnswers(
  db: Database,
  answered: Answered,
  { version, answers, savedAt }: { version: number; answers: PointAnswer[]; savedAt: Date },
): Promise<boolean> {
  const { manuscriptId, round } = answered;
  await db
    .insert(revisionAnswers)
    .values({ manuscriptId, round, answers: [], draftVersion: 0, savedAt })
    .onConflictDoNothing();
  const saved = await db
    .update(revisionAnswers)
    .set({ answers, savedAt, draftVersion: version + 1 })
    .where(and(ofRound(answered), eq(revisionAnswers.draftVersion, version), isNull(revisionAnswers.submittedWith)))
    .returning({ round: revisionAnswers.round });
  return saved.length > 0;
}

/** Submitted answers, the first round first; drafts are only for their author. */
export async function listSubmittedAnswers(db: Database, manuscriptId: string) {
  return db
    .select()
    .from(revisionAnswers)
    .where(and(eq(revisionAnswers.manuscriptId, manuscriptId), isNotNull(revisionAnswers.submittedWith)))
    .orderBy(asc(revisionAnswers.round));
}

type AnswersRow = typeof revisionAnswers.$inferSelect;

/** Saves answers as edited by an editor, and the first time also the author's original. */
export async function changeAnswers(
  db: Database,
  { manuscriptId, round, answers, originalAnswers }: AnswersRow,
  change: Pick<AnswersRow, 'answers' | 'found'>,
): Promise<void> {
  await db
    .update(revisionAnswers)
    .set({ ...change, originalAnswers: originalAnswers ?? answers })
    .where(ofRound({ manuscriptId, round }));
}

/** Opens the answers that came with a version for their author again, as they submitted them. */
export async function reopenAnswers(db: Database, manuscriptId: string, version: number): Promise<void> {
  const { answers, originalAnswers, draftVersion, submittedWith } = revisionAnswers;
  await db
    .update(revisionAnswers)
    .set({
      answers: sql`coalesce(${originalAnswers}, ${answers})`,
      originalAnswers: null,
      submittedWith: null,
      found: null,
      isMeant: false,
      // So that the author’s browser takes them over.
      draftVersion: sql`${draftVersion} + 1`,
    })
    .where(and(eq(revisionAnswers.manuscriptId, manuscriptId), eq(submittedWith, version)));
}

/** Submits the answers with the version that they came with. */
export async function submitAnswers(
  db: Database,
  { manuscriptId, round }: Answered,
  submitted: Pick<AnswersRow, 'answers' | 'savedAt' | 'found' | 'isMeant'> & { submittedWith: number },
): Promise<void> {
  await db
    .insert(revisionAnswers)
    .values({ manuscriptId, round, draftVersion: 0, ...submitted })
    .onConflictDoUpdate({ target: [revisionAnswers.manuscriptId, revisionAnswers.round], set: submitted });
}
