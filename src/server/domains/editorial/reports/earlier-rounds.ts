import {
  isRevision,
  type DecisionKind,
  type EarlierRound,
  type LetterKind,
} from '../../../../contracts/review-values.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { isAfterReview } from '../decisions/decision-rules.ts';
import { anonymousReport } from './anonymous-report.ts';
import { listReportsBefore } from './report-store.ts';
import { listAnswersBefore, listDecisionsBefore } from './round-history-store.ts';

/** Decisions in the words of the help pages. */
const decisionNames: Record<DecisionKind, PlainMessage> = {
  accept: t.decisionAccept,
  'revise-minor': t.decisionReviseMinor,
  'revise-major': t.decisionReviseMajor,
  unsuitable: t.decisionUnsuitable,
  reject: t.decisionReject,
};

const nameOf = (kind: LetterKind) => (isAfterReview(kind) ? decisionNames[kind]() : '');

type EarlierReport = Awaited<ReturnType<typeof listReportsBefore>>[number];
type Invited = Pick<InvitationRow, 'manuscriptId' | 'round' | 'reviewerId'>;

const isOwn = (report: EarlierReport, { reviewerId }: Invited) =>
  reviewerId !== null && report.reviewerId === reviewerId;

/** A report, with a word for its own reviewer. */
const present = (report: EarlierReport, own: boolean) =>
  anonymousReport(report).map((shown) =>
    own ? { ...shown, reviewer: t.ownReport({ reviewer: shown.reviewer }) } : shown,
  );

/** The rounds before the reviewer’s own: decisions, reports by number, and the authors' answers. */
export async function readEarlierRounds({ db }: Pick<Context, 'db'>, invitation: Invited): Promise<EarlierRound[]> {
  const { manuscriptId, round } = invitation;
  const decisions = await listDecisionsBefore(db, manuscriptId, round);
  if (decisions.length === 0) return [];
  const reports = await listReportsBefore(db, manuscriptId, round);
  const answers = await listAnswersBefore(db, manuscriptId, round);
  return decisions.map(({ round: decided, kind }) => ({
    round: decided,
    decision: nameOf(kind),
    reports: reports
      .filter((report) => report.round === decided)
      .flatMap((report) => present(report, isOwn(report, invitation))),
    answers: answers.find((each) => each.round === decided)?.answers ?? [],
  }));
}

/** What an invited person may read of the rounds before: their own reports, and the authors' answers to them. */
export async function readOwnEarlierRounds(
  ctx: Pick<Context, 'db'>,
  invitation: Invited,
): Promise<{ isRevision: boolean; earlier: EarlierRound[] }> {
  const { manuscriptId, round } = invitation;
  const reports = await listReportsBefore(ctx.db, manuscriptId, round);
  const own = new Set(reports.filter((report) => isOwn(report, invitation)).map(({ id }) => id));
  const earlier = own.size === 0 ? [] : await readEarlierRounds(ctx, invitation);
  const last = (await listDecisionsBefore(ctx.db, manuscriptId, round)).at(-1);
  return {
    isRevision: last !== undefined && isRevision(last.kind),
    earlier: earlier
      .map((each) => ({
        ...each,
        reports: each.reports.filter(({ id }) => own.has(id)),
        answers: each.answers.filter(({ reportId }) => own.has(reportId)),
      }))
      .filter(({ reports: shown }) => shown.length > 0),
  };
}
