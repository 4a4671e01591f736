import { and, count, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { decisionKinds } from '../../../contracts/review-values.ts';
import type { Database } from '../../db/database.ts';
import {
  editorialDecisions,
  handlingFees,
  manuscripts,
  reviewInvitations,
  reviewReports,
} from '../../db/schema/index.ts';

/** How the review of a round stands, for whose turn it is. */
export interface RoundFacts {
  readonly reportsIn: number;
  readonly stillExpected: number;
  /** The last day by which something is still expected. */
  readonly expectedBy: Date | null;
  readonly isModeChosen: boolean;
}

/** Reads how the round of a manuscript stands. */
export async function readRound(db: Database, manuscriptId: string, round: number): Promise<RoundFacts> {
  const ofRound = and(eq(reviewInvitations.manuscriptId, manuscriptId), eq(reviewInvitations.round, round));
  const [reports] = await db
    .select({ number: count() })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(and(ofRound, eq(reviewInvitations.state, 'reported'), isNotNull(reviewReports.submittedAt)));
  const [expected] = await db
    .select({
      number: count(),
      by: max(sql<Date>`coalesce(${reviewInvitations.dueAt}, ${reviewInvitations.answerBy})`).mapWith(
        reviewInvitations.answerBy,
      ),
    })
    .from(reviewInvitations)
    .where(and(ofRound, inArray(reviewInvitations.state, ['invited', 'accepted'])));
  const [fee] = await db
    .select({ mode: handlingFees.mode })
    .from(handlingFees)
    .where(eq(handlingFees.manuscriptId, manuscriptId));
  return {
    reportsIn: reports?.number ?? 0,
    stillExpected: expected?.number ?? 0,
    expectedBy: expected?.by ?? null,
    isModeChosen: (fee?.mode ?? null) !== null,
  };
}

/** Whether the author has a decision after review about a round. */
export async function isRoundDecided(db: Database, manuscriptId: string, round: number): Promise<boolean> {
  const decided = await db
    .select({ id: editorialDecisions.id })
    .from(editorialDecisions)
    .where(
      and(
        eq(editorialDecisions.manuscriptId, manuscriptId),
        eq(editorialDecisions.round, round),
        inArray(editorialDecisions.kind, [...decisionKinds]),
        isNotNull(editorialDecisions.sentAt),
      ),
    )
    .limit(1);
  return decided.length > 0;
}

/** The reports that are in, and what is still expected, of the rounds in which these manuscripts stand; all of them in one query. */
export async function readRounds(
  db: Database,
  manuscriptIds: readonly string[],
): Promise<Map<string, Pick<RoundFacts, 'reportsIn' | 'stillExpected'>>> {
  if (manuscriptIds.length === 0) return new Map();
  const { state } = reviewInvitations;
  const rows = await db
    .select({
      id: manuscripts.id,
      reportsIn: sql<number>`count(*) filter (where ${state} = 'reported' and ${reviewReports.submittedAt} is not null)::int`,
      stillExpected: sql<number>`count(*) filter (where ${state} in ('invited', 'accepted'))::int`,
    })
    .from(manuscripts)
    .innerJoin(
      reviewInvitations,
      and(eq(reviewInvitations.manuscriptId, manuscripts.id), eq(reviewInvitations.round, manuscripts.round)),
    )
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .where(inArray(manuscripts.id, [...manuscriptIds]))
    .groupBy(manuscripts.id);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
