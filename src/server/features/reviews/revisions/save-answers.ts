import { isDeepStrictEqual } from 'node:util';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { whyNot } from '../../manuscripts/index.ts';
import { findAnswers, updateAnswers } from './answers-store.ts';
import { requireOwnReports } from './answer-rules.ts';
import { findFollowed } from './own-manuscript.ts';

/** What stands where a save was refused: the same words, when an answer was lost on the way; else another’s. */
async function standingAnswers(
  ctx: Context,
  answered: { manuscriptId: string; round: number },
  answers: PointAnswer[],
) {
  const standing = await findAnswers(ctx.db, answered);
  if (standing?.submittedWith === null && isDeepStrictEqual(standing.answers, answers))
    return { version: standing.draftVersion, savedAt: standing.savedAt };
  if (standing && standing.submittedWith !== null)
    throw new AppError(
      'already-submitted',
      'These answers were submitted with your revision and can no longer be changed.',
    );
  throw new AppError(
    'stale-version',
    'These answers were changed on another device or in another tab meanwhile. Nothing of either was lost: please choose which ones to keep.',
  );
}

/** Keeps the answers to the reports as they are typed; what was saved elsewhere meanwhile is not overwritten (decision 35). */
export async function saveAnswers(
  ctx: Context,
  articleId: string,
  { version, answers }: { version: number; answers: PointAnswer[] },
): Promise<{ version: number; savedAt: string }> {
  const found = await findFollowed(ctx, articleId);
  const { state, heldFrom, round } = found.manuscript;
  // A pause costs no words.
  if ((heldFrom ?? state) !== 'revision-requested') throw await whyNot(ctx, 'revise', { id: articleId });
  await requireOwnReports(ctx, found, answers);
  const answered = { manuscriptId: articleId, round };
  const savedAt = ctx.now();
  const isSaved = await updateAnswers(ctx.db, answered, { version, answers, savedAt });
  const kept = isSaved ? { version: version + 1, savedAt } : await standingAnswers(ctx, answered, answers);
  return { version: kept.version, savedAt: kept.savedAt.toISOString() };
}
