import { answersForAuthor } from '../../../../contracts/review-answers.ts';
import { reviewingStates } from '../../../../contracts/review-values.ts';
import { signedIn, type Context, type SignedInActor } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { downloadOf, findFile, type FileRow } from '../../files/index.ts';
import { findManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { isRoundDecided } from '../manuscripts/round-store.ts';
import { isAuthorOf } from '../../conflicts/index.ts';
import { editsManuscript } from '../who-may.ts';
import { findReportOf, findSourceOf, reviewsFile, reviewsLater } from './review-file-store.ts';

type FoundReport = NonNullable<Awaited<ReturnType<typeof findReportOf>>>;

async function findStatus(ctx: Context, manuscriptId: string): Promise<FoundManuscript | null> {
  const found = await findManuscript(ctx.db, manuscriptId);
  return found?.manuscript.deletedAt === null ? found : null;
}

/** A copy for reviewers: those who review that version, and the manuscript's editors; its authors never. */
async function mayOpenCopy(ctx: Context, { userId, email }: SignedInActor, copyId: string): Promise<boolean> {
  const source = await findSourceOf(ctx.db, copyId);
  const found = source && (await findStatus(ctx, source.manuscriptId));
  if (!found || (await isAuthorOf(ctx.db, { userId, email }, found.manuscript))) return false;
  if (await editsManuscript(ctx, found)) return true;
  return reviewsFile(ctx.db, { reviewerId: userId, ...source });
}

/** Whether a file of a report is for its editors only; one that answers no question that the author reads is. */
const isForEditorsOnly = ({ questionId, answered }: Pick<FoundReport, 'questionId' | 'answered'>): boolean =>
  questionId !== null && !answersForAuthor(answered ?? []).some(({ question }) => question.id === questionId);

/**
 * The attachment of a report, or a file that answers a question: its reviewer; the editors, once it is submitted; unless it
 * is held back or for editors only, the submitting author once the round is decided, and reviewers of later rounds, who
 * read the reports before theirs.
 */
async function mayOpenAttachment(ctx: Context, { userId, email }: SignedInActor, copyId: string): Promise<boolean> {
  const report = await findReportOf(ctx.db, copyId);
  const found = report && (await findStatus(ctx, report.manuscriptId));
  if (!found) return false;
  const { manuscriptId, round, state } = report;
  if (report.reviewerId === userId)
    return reviewingStates.includes(state) && !(await isAuthorOf(ctx.db, { userId, email }, found.manuscript));
  if (report.submittedAt === null || state !== 'reported') return false;
  if (await editsManuscript(ctx, found)) return true;
  if (isForEditorsOnly(report)) return false;
  if (report.isHeldBack || !(await isRoundDecided(ctx.db, manuscriptId, round))) return false;
  if (found.manuscript.submittingUserId === userId) return true;
  if (await isAuthorOf(ctx.db, { userId, email }, found.manuscript)) return false;
  return reviewsLater(ctx.db, { reviewerId: userId, manuscriptId, round });
}

async function mayOpen(ctx: Context, actor: SignedInActor, { id, purpose }: FileRow): Promise<boolean> {
  if (purpose === 'review-copy') return mayOpenCopy(ctx, actor, id);
  return purpose === 'report-attachment' && mayOpenAttachment(ctx, actor, id);
}

/** A copy or an attachment, for those who may open it; for others it does not exist. */
export async function openReviewFile(ctx: Context, fileId: string) {
  const actor = signedIn(ctx);
  const file = await findFile(ctx.db, fileId);
  if (!file || !(await mayOpen(ctx, actor, file))) throw notFound('file');
  return downloadOf(ctx, file);
}
