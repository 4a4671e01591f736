import { and, count, desc, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { ReviewModel } from '../../../../contracts/constants.ts';
import { decisionKinds, openInvitationStates, type LetterKind } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  handlingFees,
  journals,
  manuscripts,
  reviewInvitations,
  reviewReports,
} from '../../../db/schema/index.ts';
import type { ReportsStatus } from './manuscript-lifecycle.ts';

/** The state of a review round, which decides whose turn it is. */
export interface RoundFacts extends ReportsStatus {
  /** The latest due date of an accepted review. */
  readonly expectedBy: Date | null;
  /** The latest deadline of an unanswered invitation; the report comes later. */
  readonly answersBy: Date | null;
  readonly isModeChosen: boolean;
}

const isSent = (...kinds: readonly LetterKind[]) =>
  sql`sent.sent_at is not null and sent.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** What sent decisions say of a manuscript; the table name is written out because the outer query has it. */
const sentBefore = {
  isFirst: sql<boolean>`not exists (
    select from editorial_decisions sent
    where sent.manuscript_id = manuscripts.id and sent.journal_id = manuscripts.journal_id and ${isSent(...decisionKinds)}
  )`,
  reportsBrought: sql<number>`(
    select count(distinct brought.reviewer_number)::int
    from review_invitations brought join review_reports report on report.invitation_id = brought.id
    where brought.manuscript_id = manuscripts.id and brought.state = 'reported' and report.submitted_at is not null
      and exists (
        select from editorial_decisions sent
        where sent.manuscript_id = manuscripts.id and sent.round = brought.round
          and sent.journal_id <> manuscripts.journal_id and ${isSent(...decisionKinds, 'move-offer')}
      )
  )`,
};

/** Reads the state of a manuscript's review round. */
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
      by: max(reviewInvitations.dueAt),
      answersBy:
        sql<Date | null>`max(${reviewInvitations.answerBy}) filter (where ${reviewInvitations.state} = 'invited')`.mapWith(
          reviewInvitations.answerBy,
        ),
    })
    .from(reviewInvitations)
    .where(and(ofRound, inArray(reviewInvitations.state, [...openInvitationStates])));
  const [beside] = await db
    .select({ mode: handlingFees.mode, ...sentBefore })
    .from(manuscripts)
    .leftJoin(handlingFees, eq(handlingFees.manuscriptId, manuscripts.id))
    .where(eq(manuscripts.id, manuscriptId));
  return {
    reportsIn: reports?.number ?? 0,
    stillExpected: expected?.number ?? 0,
    expectedBy: expected?.by ?? null,
    answersBy: expected?.answersBy ?? null,
    isModeChosen: (beside?.mode ?? null) !== null,
    isFirst: beside?.isFirst ?? true,
    reportsBrought: beside?.reportsBrought ?? 0,
  };
}

/** Whether anyone was invited to review a round. */
export async function isRoundBegun(db: Database, manuscriptId: string, round: number): Promise<boolean> {
  const asked = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), eq(reviewInvitations.round, round)))
    .limit(1);
  return asked.length > 0;
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

/** The last decision that went out about each of these manuscripts, with how the journal that it suggests reviews; all in one query. */
export async function listLastSent(db: Database, manuscriptIds: readonly string[]) {
  if (manuscriptIds.length === 0) return new Map<string, never>();
  const { manuscriptId, sentAt, id, kind, journalId, suggestedJournalId, suggestionEndedAt } = editorialDecisions;
  // An archived journal accepts no submissions.
  const suggestedModel = sql<ReviewModel | null>`case when ${journals.archivedAt} is null then ${journals.reviewModel} end`;
  const rows = await db
    .selectDistinctOn([manuscriptId], { manuscriptId, journalId, suggestedModel, suggestionEndedAt })
    .from(editorialDecisions)
    .leftJoin(journals, eq(journals.id, suggestedJournalId))
    .where(and(inArray(manuscriptId, [...manuscriptIds]), isNotNull(sentAt), ne(kind, 'uphold')))
    .orderBy(manuscriptId, desc(sentAt), desc(id));
  return new Map(rows.map((row) => [row.manuscriptId, row]));
}

/** The reports received and still expected in the current rounds of these manuscripts, in one query. */
export async function readRounds(db: Database, manuscriptIds: readonly string[]): Promise<Map<string, ReportsStatus>> {
  if (manuscriptIds.length === 0) return new Map();
  const { state } = reviewInvitations;
  const rows = await db
    .select({
      id: manuscripts.id,
      reportsIn: sql<number>`count(*) filter (where ${state} = 'reported' and ${reviewReports.submittedAt} is not null)::int`,
      stillExpected: sql<number>`count(*) filter (where ${inArray(state, [...openInvitationStates])})::int`,
      ...sentBefore,
    })
    .from(manuscripts)
    .leftJoin(
      reviewInvitations,
      and(eq(reviewInvitations.manuscriptId, manuscripts.id), eq(reviewInvitations.round, manuscripts.round)),
    )
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .where(inArray(manuscripts.id, [...manuscriptIds]))
    .groupBy(manuscripts.id);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
