import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { whyNot } from '../manuscripts/explain-conflict.ts';
import { keepTyped } from '../typed-work.ts';
import { findAnswers, updateAnswers } from './answers-store.ts';
import { requireOwnReports, roundToAnswer } from './answer-rules.ts';
import { findFollowed } from './own-manuscript.ts';

async function standingAnswers(ctx: Context, answered: { manuscriptId: string; round: number }) {
  const standing = await findAnswers(ctx.db, answered);
  if (!standing) return null;
  const { answers, draftVersion, savedAt, submittedWith } = standing;
  return { work: answers, version: draftVersion, savedAt, isSubmitted: submittedWith !== null };
}

/** Keeps the answers to the reports as they are typed. */
export async function saveAnswers(
  ctx: Context,
  articleId: string,
  { version, answers }: { version: number; answers: PointAnswer[] },
): Promise<{ version: number; savedAt: string }> {
  const found = await findFollowed(ctx, articleId);
  const { state, heldFrom } = found.manuscript;
  // A pause costs no words.
  if ((heldFrom ?? state) !== 'revision-requested') throw await whyNot(ctx, 'revise', { id: articleId });
  await requireOwnReports(ctx, found, answers);
  const answered = { manuscriptId: articleId, round: await roundToAnswer(ctx.db, found.manuscript) };
  const savedAt = ctx.now();
  return keepTyped(savedAt, {
    work: answers,
    version,
    save: () => updateAnswers(ctx.db, answered, { version, answers, savedAt }),
    read: () => standingAnswers(ctx, answered),
    refusals: {
      submitted: 'These answers were submitted with your revision and can no longer be changed.',
      changed: 'These answers were changed',
    },
  });
}
