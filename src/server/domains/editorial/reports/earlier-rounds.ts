import type { DecisionKind, LetterKind } from '../../../../contracts/review-values.ts';
import type { ReviewersManuscript } from '../../../../contracts/reviews.ts';
import type { Context } from '../../../context.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { anonymousReport } from './anonymous-report.ts';
import { listReportsBefore } from './report-store.ts';
import { listAnswersBefore, listDecisionsBefore } from './round-history-store.ts';

type EarlierRound = ReviewersManuscript['earlier'][number];

/** Decisions in the words of the help pages. */
const decisionNames: Record<DecisionKind, string> = {
  accept: 'Acceptance',
  'revise-minor': 'Minor revision',
  'revise-major': 'Major revision',
  unsuitable: 'Unsuitable for this journal',
  reject: 'Rejection',
};

const nameOf = (kind: LetterKind) => (kind === 'desk-reject' || kind === 'return' ? '' : decisionNames[kind]);

type StandingReport = Awaited<ReturnType<typeof listReportsBefore>>[number];

/** A report, with a word for its own reviewer. */
const presentReport = ({ reviewerId, ...report }: StandingReport, readerId: string | null) =>
  anonymousReport(report).map((shown) =>
    reviewerId !== null && reviewerId === readerId ? { ...shown, reviewer: `${shown.reviewer} (you)` } : shown,
  );

/** Of the rounds before a reviewer’s own: what was decided, the reports by number, and what the authors answered. */
export async function readEarlierRounds(ctx: Context, { invitation }: HeldInvitation): Promise<EarlierRound[]> {
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
