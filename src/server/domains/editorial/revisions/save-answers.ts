import * as t from '../../../../messages/manuscript-responses.ts';
import { whyNot } from '../manuscripts/explain-conflict.ts';
import { keepTyped } from '../typed-work.ts';
import { findAnswers, updateAnswers } from './answers-store.ts';
import { findFollowed } from './own-manuscript.ts';
import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { invalidInput } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findLastSent } from '../decisions/decision-store.ts';
import { listOpenReports } from './followed-store.ts';

/** The round whose reports a revision answers: the last one with a decision. A returned revision had its own round. */
export const roundToAnswer = async (db: Database, { id, round }: FoundManuscript['manuscript']): Promise<number> =>
  (await findLastSent(db, id))?.round ?? round;

/** The reports that a revision answers. */
async function reportsToAnswer(ctx: Context, { manuscript }: FoundManuscript) {
  const { id } = manuscript;
  const round = await roundToAnswer(ctx.db, manuscript);
  return (await listOpenReports(ctx.db, id)).filter((report) => report.round === round);
}

/** Answers name reports that the author has, and no others. */
async function requireOwnReports(ctx: Context, found: FoundManuscript, answers: readonly PointAnswer[]) {
  const reports = await reportsToAnswer(ctx, found);
  if (answers.some(({ reportId }) => reports.every(({ id }) => id !== reportId)))
    throw invalidInput('answers', t.answersOtherRound());
  return reports;
}

/** With a revision every report is answered, and no point is left without an answer. */
export async function requireFullAnswers(ctx: Context, found: FoundManuscript, answers: readonly PointAnswer[]) {
  const reports = await requireOwnReports(ctx, found, answers);
  const missing = reports.find(({ id }) => answers.every(({ reportId }) => reportId !== id));
  if (missing) throw invalidInput('answers', t.answerReviewer({ number: missing.number }));
  const blank = answers.filter(({ answer }) => answer.trim() === '').length;
  if (blank > 0) throw invalidInput('answers', t.pointsUnanswered({ count: blank }));
}

async function currentAnswers(ctx: Context, answered: { manuscriptId: string; round: number }) {
  const current = await findAnswers(ctx.db, answered);
  if (!current) return null;
  const { answers, draftVersion, savedAt, submittedWith } = current;
  return { work: answers, version: draftVersion, savedAt, isSubmitted: submittedWith !== null };
}

/** Saves the draft of the answers to the reports. */
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
    read: () => currentAnswers(ctx, answered),
    refusals: {
      submitted: t.answersSubmitted(),
      changed: t.answersChangedElsewhere(),
    },
  });
}
