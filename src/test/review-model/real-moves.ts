import { and, desc, eq, inArray } from 'drizzle-orm';
import { fees } from '../../contracts/fees.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { revisions } from '../../contracts/revisions.ts';
import { reviews } from '../../contracts/reviews.ts';
import { reviewInvitations } from '../../server/db/schema/index.ts';
import type { Context } from '../../server/context.ts';
import { refreshTurn, holdForStep, takeStep, endInvitations, endReview } from '../../server/domains/editorial/index.ts';
import { inTransaction } from '../../server/in-transaction.ts';
import { send } from '../product/client.ts';
import { reviewSteps } from '../product/deciding.ts';
import type { Step } from '../../server/domains/editorial/manuscripts/manuscript-lifecycle.ts';
import { editingSteps } from '../product/editing.ts';
import { aRevision } from '../product/manuscript-steps.ts';
import { aReport, invited } from '../product/peer-review.ts';
import type { Stage } from './real-world.ts';
import type { Try } from './review-moves.ts';
import type { Reviewer, World } from './review-world.ts';
import { inState } from '../product/invitation-in-state.ts';

interface Lived {
  readonly stage: Stage;
  readonly id: string;
  /** As the manuscript stands. */
  readonly world: World;
  /** Whether the model takes the step. */
  readonly isTaken: boolean;
}

/** The last invitation of a reviewer to the round. */
async function lastInvitation({ stage, id, world }: Lived, reviewerId: string): Promise<string | null> {
  const [last] = await stage.product.parts.db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.manuscriptId, id),
        eq(reviewInvitations.reviewerId, reviewerId),
        eq(reviewInvitations.round, world.round),
      ),
    )
    .orderBy(desc(reviewInvitations.invitedAt))
    .limit(1);
  return last?.id ?? null;
}

/** What reviewers do, by their own calls; 404 where they were never asked. */
async function review(lived: Lived, { by, move }: Try): Promise<number> {
  const { product, cast } = lived.stage;
  const { token, user } = cast[by === 'system' ? 'reader' : by];
  const invitationId = await lastInvitation(lived, user.id);
  if (invitationId === null) return 404;
  const params = { invitationId };
  if (move.does === 'answer') {
    const body = { isAccepted: move.isAccepted, reason: '' };
    return (await send(product, reviews.answer, { params, body }, { token })).status;
  }
  if (move.does === 'report')
    return (await send(product, reviews.submit, { params, body: aReport() }, { token })).status;
  return (await send(product, reviews.recuse, { params, body: { reason: 'I know the work.' } }, { token })).status;
}

async function cancel({ stage, id }: Lived, tx: Context, reviewer: Reviewer): Promise<void> {
  await tx.db
    .update(reviewInvitations)
    .set(inState('cancelled'))
    .where(
      and(
        eq(reviewInvitations.manuscriptId, id),
        eq(reviewInvitations.reviewerId, stage.cast[reviewer].user.id),
        inArray(reviewInvitations.state, ['invited', 'accepted']),
      ),
    );
  await refreshTurn(tx, id);
}

/** Steps that are taken by the table of states itself; who may take them is held by the suites of their calls. */
async function takeAsStep(lived: Lived, { move }: Try): Promise<void> {
  const { stage, id, world } = lived;
  const again = { round: world.round + 1, version: world.version + 1 };
  await inTransaction(stage.product.system, async (tx) => {
    const held = (step: Step) => holdForStep(tx, step, { id });
    if (move.does === 'start-review') await takeStep(tx, 'start-review', await held('start-review'));
    if (move.does === 'lapse') await endReview(tx, await takeStep(tx, 'lapse', await held('lapse')));
    if (move.does === 'revise') await endInvitations(tx, await takeStep(tx, 'revise', await held('revise'), again));
    if (move.does === 'withdraw') await endReview(tx, await takeStep(tx, 'take-back', await held('take-back')));
    if (move.does === 'cancel') await cancel(lived, tx, move.reviewer);
  });
}

/** Lives a try in the product; answers with the status that its person got. */
export async function live(lived: Lived, each: Try): Promise<number> {
  const { stage, id, world, isTaken } = lived;
  const { product, cast, journalIds } = stage;
  const { by, move } = each;
  const person = cast[by === 'system' ? 'reader' : by];
  const steps = reviewSteps(product, id, world.version);
  switch (move.does) {
    case 'decide': {
      const suggestedJournalId = move.kind === 'unsuitable' ? journalIds[world.journal] : undefined;
      const overrideReason = move.isOverridden ? 'The board says so.' : undefined;
      return (await steps.decide(person, move.kind, { suggestedJournalId, overrideReason })).status;
    }
    case 'ratify':
      return (await steps.ratify(person, move.isRatified, move.isRatified ? '' : 'Not yet.')).status;
    case 'desk-reject':
      return (await steps.deskReject(person)).status;
    case 'return':
      return (await steps.giveBack(person)).status;
    case 'stop-review':
      return (await steps.stop(person, move.to)).status;
    case 'uphold':
    case 'reopen':
      return (await steps[move.does](person)).status;
    case 'appeal': {
      const body = { version: world.version, reason: 'The second report is wrong.' };
      return (await send(product, revisions.appeal, { params: { articleId: id }, body }, person)).status;
    }
    case 'move': {
      const body = { version: world.version };
      return (await send(product, revisions.move, { params: { articleId: id }, body }, person)).status;
    }
    case 'offer-move':
      return (await steps.offerMove(person, journalIds[world.journal] ?? '')).status;
    case 'take-offer-back':
      return (await steps.takeOfferBack(person)).status;
    case 'decline-move': {
      const body = { version: world.version, reason: '' };
      return (await send(product, revisions.declineMove, { params: { articleId: id }, body }, person)).status;
    }
    case 'forward': {
      const invitationId = await lastInvitation(lived, cast[move.reviewer].user.id);
      const message = 'One more report.';
      return invitationId === null
        ? 409
        : (await editingSteps(product, id).forwardReport(person, invitationId, message)).status;
    }
    case 'retract':
      return (await steps.retract(person)).status;
    case 'hold':
      return (await steps.hold(person)).status;
    case 'go-on':
      return (await steps.release(person, 'go-on')).status;
    case 'return-held':
      return (await steps.release(person, 'return', 'Please settle it.')).status;
    case 'publish':
      return (await steps.publish(person, move.isOverridden ? 'The board says so.' : undefined)).status;
    case 'reject':
      return (await steps.reject(person)).status;
    case 'answer':
    case 'report':
    case 'recuse':
      return review(lived, each);
    case 'choose-mode': {
      const choice = { params: { articleId: id }, body: { mode: 'subscription' as const } };
      return (await send(product, fees.chooseMode, choice, person)).status;
    }
    case 'edit': {
      const body = aRevision({ articleTitle: `On examples, version ${world.version + 1}` });
      return (await send(product, manuscripts.update, { params: { articleId: id }, body }, person)).status;
    }
    case 'withdraw-article': {
      // The same call deletes what is not published, which is another story.
      if (!isTaken) return 409;
      const params = { articleId: id, userId: person.user.id };
      return (await send(product, manuscripts.remove, { params, body: { reason: 'An error.' } }, person)).status;
    }
    case 'invite':
      if (isTaken) await invited(product, id, cast[move.reviewer], { round: world.round });
      return isTaken ? 200 : 409;
    case 'start-review':
    case 'revise':
    case 'lapse':
    case 'withdraw':
    case 'cancel':
      if (isTaken) await takeAsStep(lived, each);
      return isTaken ? 200 : 409;
  }
}
