import type { PointAnswer } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { invalidInput } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findLastSent } from '../decisions/decision-store.ts';
import { listOpenReports } from './followed-store.ts';

/** The round whose reports a revision answers: the last one that was decided about. A revision that was returned had one of its own. */
export const roundToAnswer = async (db: Database, { id, round }: FoundManuscript['manuscript']): Promise<number> =>
  (await findLastSent(db, id))?.round ?? round;

/** The reports that a revision answers. */
async function reportsToAnswer(ctx: Context, { manuscript }: FoundManuscript) {
  const { id } = manuscript;
  const round = await roundToAnswer(ctx.db, manuscript);
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
