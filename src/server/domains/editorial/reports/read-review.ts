import {
  blankReport,
  openInvitationStates,
  reviewingStates,
  type KeptReport,
} from '../../../../contracts/review-values.ts';
import type { InvitationRow, ReportRow } from '../../../db/schema/index.ts';
import type { Comparison } from '../../../../contracts/comparison.ts';
import { compareCopies } from '../comparison/compare-copies.ts';
import { findFile } from '../../files/index.ts';
import { findForm } from '../../journals/index.ts';
import { presentNeutral, reviewCopiesOf } from '../anonymity/list-review-copies.ts';
import { coverStatements } from '../anonymity/texts/cover-statements.ts';
import { dayOf } from '../review-words.ts';
import { answeringDates } from '../invitations/answer-by-link.ts';
import { mayRecuse, statusOf } from '../invitations/review-status.ts';
import { readOwnChoice } from '../open-review/choose.ts';
import { listFileAnswers } from './answer-files-store.ts';
import { findOwnReview, whyNotReportable } from './own-review.ts';
import { readEarlierRounds, readOwnEarlierRounds } from './earlier-rounds.ts';
import { findReport } from './report-store.ts';
import { findFilesOfRound } from './round-history-store.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';

/** A report as it was submitted; null while it is typed. */
export function submittedReport(row: ReportRow | null): KeptReport | null {
  if (!row?.submittedAt) return null;
  const { scores, commentsToAuthor, confidentialRemarks, recommendation } = row;
  if (!scores || commentsToAuthor === null || recommendation === null) return null;
  const answered = row.answered ?? [];
  return { scores, commentsToAuthor, confidentialRemarks: confidentialRemarks ?? '', recommendation, answered };
}

/** The questions that an invitation asks, which stay as they were on acceptance. */
export const questionsOf = async ({ db }: Pick<Context, 'db'>, { formId }: Pick<InvitationRow, 'formId'>) =>
  formId === null ? [] : ((await findForm(db, formId))?.questions ?? []);

/** The attachment of a report under its neutral name. */
async function attachmentOf(ctx: Context, report: Pick<ReportRow, 'attachmentCopyId'> | null) {
  const copy = report?.attachmentCopyId ? await findFile(ctx.db, report.attachmentCopyId) : null;
  return copy && presentNeutral(copy);
}

/** The files of the version that a reviewer reads or has read. */
async function filesOfReview({ db }: Context, { invitation, found: { manuscript } }: HeldInvitation) {
  const { manuscriptId, round } = invitation;
  const isPast = round !== manuscript.round;
  return (await findFilesOfRound(db, manuscriptId, { round, isPast })) ?? (isPast ? [] : manuscript.fileIds);
}

/** What only those read who review or have reported: the copies of their round’s version, and the rounds before. */
async function readConfidential(ctx: Context, held: HeldInvitation) {
  if (!reviewingStates.includes(held.invitation.state)) return { files: [], statements: [], isPreparing: false };
  const { files, state } = await reviewCopiesOf(ctx, await filesOfReview(ctx, held));
  const isCurrent = held.invitation.round === held.found.manuscript.round;
  return {
    files,
    statements: isCurrent ? await coverStatements(ctx, held.found) : [],
    isPreparing: state === 'pending',
    earlier: await readEarlierRounds(ctx, held.invitation),
  };
}

/** What changed since the version on which the caller reported last. Not found for who does not review or has no earlier report. */
export async function compareSinceReview(ctx: Context, invitationId: string): Promise<Comparison> {
  const held = await findOwnReview(ctx, invitationId);
  const { manuscriptId, state } = held.invitation;
  const reported = (await readOwnEarlierRounds(ctx, held.invitation)).earlier.at(-1);
  if (!reported || !reviewingStates.includes(state)) throw notFound('review');
  const before = await findFilesOfRound(ctx.db, manuscriptId, { round: reported.round, isPast: true });
  return compareCopies(ctx, before ?? [], await filesOfReview(ctx, held));
}

/** Whether the report came, or would come, after the decision. */
function isLateReview({ invitation, found }: HeldInvitation, report: ReportRow | null, now: Date): boolean {
  if (report?.submittedAt) return report.isLate;
  return openInvitationStates.includes(invitation.state) && statusOf(invitation, found.manuscript, now) === 'late';
}

const allowedTo = (held: HeldInvitation, hasReportedBefore: boolean, now: Date): ReviewersManuscript['allowed'] => [
  ...(whyNotReportable(held, now) === null ? (['report'] as const) : []),
  ...(mayRecuse(held.invitation, held.found.manuscript, now) ? (['recuse'] as const) : []),
  ...(hasReportedBefore && reviewingStates.includes(held.invitation.state) ? (['compare'] as const) : []),
];

/** A manuscript as its reviewer sees it, built only from what reviewers may know. */
export async function readReview(ctx: Context, invitationId: string): Promise<ReviewersManuscript> {
  const held = await findOwnReview(ctx, invitationId);
  const { invitation, found } = held;
  const report = await findReport(ctx.db, invitationId);
  const isInvited = invitation.state === 'invited';
  const { isRevision, earlier } = await readOwnEarlierRounds(ctx, invitation);
  return {
    invitationId,
    manuscriptNumber: found.manuscript.number,
    state: invitation.state,
    round: invitation.round,
    articleTitle: found.manuscript.title,
    articleAbstract: found.manuscript.abstract,
    articleKeywords: found.manuscript.keywords,
    journalTitle: found.journal.title,
    section: found.section,
    articleType: found.articleType,
    dueOn: invitation.dueAt && dayOf(invitation.dueAt),
    isRevision,
    earlier: isInvited ? earlier : [],
    answering: isInvited ? answeringDates(ctx, held) : null,
    questions: await questionsOf(ctx, invitation),
    draft: { ...blankReport, ...report?.draft },
    draftVersion: report?.draftVersion ?? 0,
    attachment: await attachmentOf(ctx, report),
    fileAnswers: await listFileAnswers(ctx.db, invitationId),
    report: submittedReport(report),
    returnMessage: report?.returnMessage ?? null,
    publication: await readOwnChoice(ctx, found),
    isLate: isLateReview(held, report, ctx.now()),
    allowed: allowedTo(held, earlier.length > 0, ctx.now()),
    ...(await readConfidential(ctx, held)),
  };
}
