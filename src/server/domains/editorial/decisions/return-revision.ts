import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import { readRound } from '../manuscripts/round-store.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { hasOpenFinding, readCrossingRevision } from '../anonymity/texts/text-findings.ts';
import { listSubmittedAnswers, reopenAnswers } from '../revisions/answers-store.ts';
import { findEdited } from '../who-may.ts';
import { sendBeforeReview } from './decide-before-review.ts';

/** Whether a revision has come and no one has been asked to read it. */
export async function isUnreadRevision(
  db: Database,
  { manuscript }: Pick<FoundManuscript, 'manuscript'>,
): Promise<boolean> {
  if (!leadsFrom('return-revision', manuscript)) return false;
  const { reportsIn, stillExpected } = await readRound(db, manuscript.id, manuscript.round);
  const answers = await listSubmittedAnswers(db, manuscript.id);
  return reportsIn + stillExpected === 0 && answers.at(-1)?.submittedWith === manuscript.version;
}

/** Returns a revision that tells reviewers who wrote it: its author changes it and submits it again. */
export async function returnRevision(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.returnRevision>,
): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'return-revision', { id: articleId, version: wish.version });
    const isOpen = hasOpenFinding(await readCrossingRevision(tx.db, found.manuscript));
    if (!isOpen || !(await isUnreadRevision(tx.db, found)))
      throw new AppError(
        'state-conflict',
        'A revision is returned while it has open findings and before anyone is invited to read it. Nothing was changed.',
      );
    await sendBeforeReview(tx, articleId, wish, { step: 'return-revision' });
    await reopenAnswers(tx.db, articleId, wish.version);
  });
  return 'The revision is returned to its author with your letter.';
}
