import type { DecisionKind, LetterKind } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import type { Context } from '../../../context.ts';
import type { ReportRow } from '../../../db/schema/index.ts';
import { findFile } from '../../files/index.ts';
import { presentNeutral } from '../anonymity/review-copies-of.ts';
import { dayOf } from '../days.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { listReportsBefore } from './report-store.ts';
import { listAnswersBefore, listDecisionsBefore } from './round-history-store.ts';

type EarlierRound = ReviewersManuscript['earlier'][number];

/** Decisions in the words of the help pages. */
export const decisionNames: Record<DecisionKind, string> = {
  accept: 'Acceptance',
  'revise-minor': 'Minor revision',
  'revise-major': 'Major revision',
  unsuitable: 'Unsuitable for this journal',
  reject: 'Rejection',
};

const nameOf = (kind: LetterKind) => (kind === 'desk-reject' || kind === 'return' ? '' : decisionNames[kind]);

/** The attachment of a report under its neutral name. */
export async function attachmentOf(ctx: Context, report: Pick<ReportRow, 'attachmentCopyId'> | null) {
  const copy = report?.attachmentCopyId ? await findFile(ctx.db, report.attachmentCopyId) : null;
  return copy && presentNeutral(copy);
}

type StandingReport = Awaited<ReturnType<typeof listReportsBefore>>[number];

async function presentReport(
  ctx: Context,
  { report, number, reviewerId }: StandingReport,
  readerId: string | null,
): Promise<EarlierRound['reports']> {
  const { scores, commentsToAuthor, submittedAt } = report;
  if (!scores || commentsToAuthor === null || !submittedAt) return [];
  return [
    {
      id: report.invitationId,
      reviewer: `Reviewer ${number}${reviewerId !== null && reviewerId === readerId ? ' (you)' : ''}`,
      round: report.round,
      scores,
      commentsToAuthor,
      attachment: await attachmentOf(ctx, report),
      receivedOn: dayOf(submittedAt),
    },
  ];
}

/** Of the rounds before a reviewer’s own: what was decided, the reports by number, and what the authors answered. */
export async function readEarlierRounds(ctx: Context, { invitation }: HeldInvitation): Promise<EarlierRound[]> {
  const { manuscriptId, round, reviewerId } = invitation;
  const decisions = await listDecisionsBefore(ctx.db, manuscriptId, round);
  if (decisions.length === 0) return [];
  const reports = await listReportsBefore(ctx.db, manuscriptId, round);
  const answers = await listAnswersBefore(ctx.db, manuscriptId, round);
  return Promise.all(
    decisions.map(async (decision) => {
      const ofRound = reports.filter(({ report }) => report.round === decision.round);
      return {
        round: decision.round,
        decision: nameOf(decision.kind),
        reports: (await Promise.all(ofRound.map((each) => presentReport(ctx, each, reviewerId)))).flat(),
        answers: answers.find((each) => each.round === decision.round)?.answers ?? [],
      };
    }),
  );
}
