import {
  blankReport,
  reviewingStates,
  type Report,
  type DecisionKind,
  type LetterKind,
} from '../../../../contracts/review-values.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { ReportRow } from '../../../db/schema/index.ts';
import { findFile } from '../../files/index.ts';
import { presentNeutral, reviewCopiesOf } from '../anonymity/list-review-copies.ts';
import { isAfterReview } from '../decisions/decision-rules.ts';
import { dayOf } from '../review-words.ts';
import { answeringDates } from '../invitations/answer-by-link.ts';
import { mayRecuse } from '../invitations/review-status.ts';
import { findOwnReview, whyNotReportable } from './own-review.ts';
import { findReport, listReportsBefore } from './report-store.ts';
import { findFilesOfRound, listAnswersBefore, listDecisionsBefore } from './round-history-store.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import type { Context } from '../../../context.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { anonymousReport } from './anonymous-report.ts';

type EarlierRound = ReviewersManuscript['earlier'][number];

/** Decisions in the words of the help pages. */
const decisionNames: Record<DecisionKind, PlainMessage> = {
  accept: t.decisionAccept,
  'revise-minor': t.decisionReviseMinor,
  'revise-major': t.decisionReviseMajor,
  unsuitable: t.decisionUnsuitable,
  reject: t.decisionReject,
};

const nameOf = (kind: LetterKind) => (isAfterReview(kind) ? decisionNames[kind]() : '');

type CurrentReport = Awaited<ReturnType<typeof listReportsBefore>>[number];

/** A report, with a word for its own reviewer. */
const presentReport = ({ reviewerId, ...report }: CurrentReport, readerId: string | null) =>
  anonymousReport(report).map((shown) =>
    reviewerId !== null && reviewerId === readerId
      ? { ...shown, reviewer: t.ownReport({ reviewer: shown.reviewer }) }
      : shown,
  );

/** The rounds before the reviewer’s own: decisions, reports by number, and the authors' answers. */
async function readEarlierRounds(ctx: Context, { invitation }: HeldInvitation): Promise<EarlierRound[]> {
  const { manuscriptId, round, reviewerId } = invitation;
  const decisions = await listDecisionsBefore(ctx.db, manuscriptId, round);
  if (decisions.length === 0) return [];
  const reports = await listReportsBefore(ctx.db, manuscriptId, round);
  const answers = await listAnswersBefore(ctx.db, manuscriptId, round);
  return decisions.map(({ round: decided, kind }) => ({
    round: decided,
    decision: nameOf(kind),
    reports: reports
      .filter((report) => report.round === decided)
      .flatMap((report) => presentReport(report, reviewerId)),
    answers: answers.find((each) => each.round === decided)?.answers ?? [],
  }));
}

/** A report as it was submitted; null while it is typed. */
export function submittedReport(row: ReportRow | null): Report | null {
  if (!row?.submittedAt) return null;
  const { scores, commentsToAuthor, confidentialRemarks, recommendation } = row;
  if (!scores || commentsToAuthor === null || recommendation === null) return null;
  return { scores, commentsToAuthor, confidentialRemarks: confidentialRemarks ?? '', recommendation };
}

/** The attachment of a report under its neutral name. */
async function attachmentOf(ctx: Context, report: Pick<ReportRow, 'attachmentCopyId'> | null) {
  const copy = report?.attachmentCopyId ? await findFile(ctx.db, report.attachmentCopyId) : null;
  return copy && presentNeutral(copy);
}

/** What only those read who review or have reported: the copies of their round’s version, and the rounds before. */
async function readConfidential(ctx: Context, held: HeldInvitation) {
  const { invitation, found } = held;
  if (!reviewingStates.includes(invitation.state)) return { files: [], isPreparing: false, earlier: [] };
  const { manuscriptId, round } = invitation;
  const isPast = round !== found.manuscript.round;
  const fileIds =
    (await findFilesOfRound(ctx.db, manuscriptId, { round, isPast })) ?? (isPast ? [] : found.manuscript.fileIds);
  const { files, state } = await reviewCopiesOf(ctx, fileIds);
  return { files, isPreparing: state === 'pending', earlier: await readEarlierRounds(ctx, held) };
}

const allowedTo = (held: HeldInvitation): ReviewersManuscript['allowed'] => [
  ...(whyNotReportable(held) === null ? (['report'] as const) : []),
  ...(mayRecuse(held.invitation, held.found.manuscript) ? (['recuse'] as const) : []),
];

/** A manuscript as its reviewer sees it, built only from what reviewers may know. */
export async function readReview(ctx: Context, invitationId: string): Promise<ReviewersManuscript> {
  const held = await findOwnReview(ctx, invitationId);
  const { invitation, found } = held;
  const report = await findReport(ctx.db, invitationId);
  return {
    invitationId,
    state: invitation.state,
    round: invitation.round,
    articleTitle: found.manuscript.title,
    articleAbstract: found.manuscript.abstract,
    articleKeywords: found.manuscript.keywords,
    journalTitle: found.journal.title,
    dueOn: invitation.dueAt && dayOf(invitation.dueAt),
    answering: invitation.state === 'invited' ? answeringDates(ctx, held) : null,
    draft: report?.draft ?? blankReport,
    draftVersion: report?.draftVersion ?? 0,
    attachment: await attachmentOf(ctx, report),
    report: submittedReport(report),
    returnMessage: report?.returnMessage ?? null,
    allowed: allowedTo(held),
    ...(await readConfidential(ctx, held)),
  };
}
