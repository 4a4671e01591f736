import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import { editorialDecisions, manuscriptVersions, revisionAnswers } from '../../../db/schema/index.ts';
import { isAfterReview, sentAfterReview, versionDecided } from '../decisions/decision-store.ts';

/** The decisions about the rounds before this one that their author has, one of each round. */
export async function listDecisionsBefore(db: Database, manuscriptId: string, round: number) {
  return db
    .selectDistinctOn([editorialDecisions.round], { round: editorialDecisions.round, kind: editorialDecisions.kind })
    .from(editorialDecisions)
    .where(and(sentAfterReview(manuscriptId), lt(editorialDecisions.round, round)))
    .orderBy(editorialDecisions.round, desc(editorialDecisions.sentAt));
}

/** The authors' answers that came with revisions, by the round whose reports they answer. */
export async function listAnswersBefore(db: Database, manuscriptId: string, round: number) {
  const rows: { round: number; answers: PointAnswer[] }[] = await db
    .select({ round: revisionAnswers.round, answers: revisionAnswers.answers })
    .from(revisionAnswers)
    .where(
      and(
        eq(revisionAnswers.manuscriptId, manuscriptId),
        lt(revisionAnswers.round, round),
        isNotNull(revisionAnswers.submittedWith),
      ),
    );
  return rows;
}

/** The files of the version that was decided on or returned in a round; null if there is none. */
export async function findFilesOfRound(
  db: Database,
  manuscriptId: string,
  { round, isPast }: { readonly round: number; readonly isPast: boolean },
): Promise<string[] | null> {
  const [decided] = await db
    .select({ fileIds: manuscriptVersions.fileIds })
    .from(editorialDecisions)
    .innerJoin(manuscriptVersions, versionDecided)
    .where(
      and(
        eq(editorialDecisions.manuscriptId, manuscriptId),
        eq(editorialDecisions.round, round),
        isPast ? undefined : isAfterReview,
      ),
    )
    .orderBy(desc(editorialDecisions.decidedAt))
    .limit(1);
  return decided?.fileIds ?? null;
}
