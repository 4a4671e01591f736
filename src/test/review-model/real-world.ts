import { asc, eq, isNotNull, and } from 'drizzle-orm';
import { decisionKinds } from '../../contracts/review-values.ts';
import {
  editorialDecisions,
  handlingFees,
  manuscripts,
  reviewInvitations,
  reviewReports,
} from '../../server/db/schema/index.ts';
import { aUser, type TestUser } from '../product/factories.ts';
import { aReviewedJournal, aScholar, giveRole } from '../product/peer-review.ts';
import type { Product } from '../product/start-product.ts';
import { turnIn, type Role, type World } from './review-world.ts';

export type Cast = Readonly<Record<Exclude<Role, 'system'>, TestUser>>;

/** Where the sequences are lived: everybody, and journals enough to move through. */
export interface Stage {
  readonly product: Product;
  readonly cast: Cast;
  readonly journalIds: readonly string[];
}

/** Makes everybody, and journals that they all edit or none. */
export async function aStage(product: Product): Promise<Stage> {
  const cast: Cast = {
    author: await aUser(product),
    colleague: await aScholar(product),
    editor: await aScholar(product),
    chief: await aScholar(product),
    administrator: await aUser(product, { isAdmin: true }),
    reader: await aUser(product),
    'reviewer-1': await aScholar(product),
    'reviewer-2': await aScholar(product),
    'reviewer-3': await aScholar(product),
  };
  const journalIds: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    const { id } = await aReviewedJournal(product);
    journalIds.push(id);
    await giveRole(product, cast.editor, id, 'editor');
    await giveRole(product, cast.colleague, id, 'editor');
    await giveRole(product, cast.chief, id, 'editor-in-chief');
  }
  return { product, cast, journalIds };
}

/** What model and product are compared by. */
export interface Status {
  readonly state: string;
  readonly turn: string | null;
  readonly heldFrom: string | null;
  readonly round: number;
  readonly version: number;
  readonly journal: number;
  readonly invitations: readonly string[];
  readonly reports: readonly string[];
  readonly heldBack: readonly string[];
  readonly decisions: readonly string[];
  readonly isModeChosen: boolean;
}

/** How the manuscript of the model stands. */
export function modelled(world: World): Status {
  const { state, heldFrom, round, version, journal } = world;
  return {
    state,
    turn: turnIn(world),
    heldFrom,
    round,
    version,
    journal,
    invitations: world.invitations.map((one) => `${one.reviewer} ${one.round} ${one.state}`).toSorted(),
    reports: world.reports.toSorted(),
    heldBack: world.heldBack.toSorted(),
    decisions: world.decisions.map(
      (one) => `${one.kind} by ${one.by} in round ${one.round} of ${one.journal}: ${one.current}, ${one.isOverridden}`,
    ),
    isModeChosen: state === 'accepted' && world.isModeChosen,
  };
}

/** How the manuscript of the product stands. */
export async function statusOf({ product, cast, journalIds }: Stage, id: string): Promise<Status> {
  const { db } = product.parts;
  const people = Object.entries(cast);
  const roleOf = (userId: string | null) => people.find(([, { user }]) => user.id === userId)?.[0] ?? 'nobody';
  const journalOf = (journalId: string) => journalIds.indexOf(journalId) + 1;
  const [manuscript] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  if (!manuscript) throw new Error(`Manuscript ${id} is gone`);
  const invitations = await db.select().from(reviewInvitations).where(eq(reviewInvitations.manuscriptId, id));
  const reports = await db
    .select({
      round: reviewReports.round,
      reviewerId: reviewInvitations.reviewerId,
      isLate: reviewReports.isLate,
      forwardedAt: reviewReports.forwardedAt,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(and(eq(reviewReports.manuscriptId, id), isNotNull(reviewReports.submittedAt)));
  const decisions = await db
    .select()
    .from(editorialDecisions)
    .where(eq(editorialDecisions.manuscriptId, id))
    .orderBy(asc(editorialDecisions.id));
  const [fee] = await db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, id));
  const nameOf = (one: { reviewerId: string | null; round: number }) =>
    `${roleOf(one.reviewerId)} in round ${one.round}`;
  const { state, turn, heldFrom, round, version, journalId } = manuscript;
  return {
    state,
    turn,
    heldFrom,
    round,
    version,
    journal: journalOf(journalId),
    invitations: invitations.map((one) => `${roleOf(one.reviewerId)} ${one.round} ${one.state}`).toSorted(),
    reports: reports.map(nameOf).toSorted(),
    heldBack: reports
      .filter((one) => one.isLate && one.forwardedAt === null)
      .map(nameOf)
      .toSorted(),
    decisions: decisions
      .filter(({ kind }) => (decisionKinds as readonly string[]).includes(kind))
      .map(
        (one) =>
          `${one.kind} by ${roleOf(one.decidedBy)} in round ${one.round} of ${journalOf(one.journalId)}: ${one.ratification}, ${one.overrideReason !== null}`,
      ),
    isModeChosen: state === 'accepted' && (fee?.mode ?? null) !== null,
  };
}
