import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import { listOpenReports } from './followed-store.ts';

/** The reports that a revision answers: those of the round that was decided about. */
async function reportsToAnswer(ctx: Context, { manuscript: { id, round } }: FoundManuscript) {
  return (await listOpenReports(ctx.db, id)).filter((report) => report.round === round);
}

/** Answers name reports that the author has, and no others. */
export async function requireOwnReports(ctx: Context, found: FoundManuscript, answers: readonly PointAnswer[]) {
  const reports = await reportsToAnswer(ctx, found);
  if (answers.some(({ reportId }) => reports.every(({ id }) => id !== reportId)))
    throw invalidInput(
      'answers',
      'A report that is answered here is not one of this round. Please load the page again.',
    );
  return reports;
}

/** With a revision every report is answered, and no point is left without an answer. */
export async function requireFullAnswers(ctx: Context, found: FoundManuscript, answers: readonly PointAnswer[]) {
  const reports = await requireOwnReports(ctx, found, answers);
  const missing = reports.find(({ id }) => answers.every(({ reportId }) => reportId !== id));
  if (missing) throw invalidInput('answers', `Please answer the points of Reviewer ${missing.number}.`);
  const blank = answers.filter(({ answer }) => answer.trim() === '').length;
  if (blank > 0)
    throw invalidInput('answers', blank === 1 ? 'One point has no answer yet.' : `${blank} points have no answer yet.`);
}
