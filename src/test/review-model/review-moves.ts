import type { DecisionKind } from '../../contracts/review-values.ts';
import {
  isPaused,
  leadsFrom,
  stateAfter,
  type Step,
} from '../../server/domains/editorial/manuscripts/manuscript-lifecycle.ts';
import {
  effectOf,
  isRatifiedAtOnce,
  lacking,
  mayRatify,
} from '../../server/domains/editorial/decisions/decision-rules.ts';
import {
  also,
  byReviewer,
  endAfterDecision,
  endInvitations,
  forward,
  invite,
  isDecided,
  setInvitation,
} from './invitation-moves.ts';
import { statusOf, turnIn, type Decision, type Reviewer, type Role, type World } from './review-world.ts';

/** Something that somebody tries. */
export type Move =
  | { readonly does: 'edit' | 'start-review' | 'desk-reject' | 'return' | 'hold' | 'go-on' | 'return-held' }
  | { readonly does: 'invite' | 'cancel' | 'forward'; readonly reviewer: Reviewer }
  | { readonly does: 'answer'; readonly isAccepted: boolean }
  | { readonly does: 'report' | 'recuse' | 'revise' | 'lapse' | 'choose-mode' | 'withdraw' | 'move' }
  | { readonly does: 'decide'; readonly kind: DecisionKind; readonly isOverridden: boolean }
  | { readonly does: 'stop-review'; readonly to: 'reject' | 'return' }
  | { readonly does: 'offer-move' | 'take-offer-back' | 'decline-move' }
  | { readonly does: 'retract' | 'appeal' | 'uphold' | 'reopen' }
  | { readonly does: 'ratify'; readonly isRatified: boolean }
  | { readonly does: 'publish'; readonly isOverridden: boolean }
  | { readonly does: 'reject' | 'withdraw-article' };

export interface Try {
  readonly by: Role;
  readonly move: Move;
}

/** Whether somebody edits the manuscript; who wrote it never does. */
const edits = (by: Role): boolean => by === 'editor' || by === 'chief' || by === 'administrator';

const endDecision = (world: World): World => ({
  ...world,
  decisions: world.decisions.map((one) =>
    one.current === 'waiting' ? { ...one, current: 'sent-back' as const } : one,
  ),
});

const endReview = (world: World): World => endDecision(endInvitations(world));

/** A step in the life of the manuscript; null where it does not lead on. */
function step(world: World, name: Step, change: Partial<World> = {}): World | null {
  if (!leadsFrom(name, world)) return null;
  const state = stateAfter(name, world);
  return { ...world, ...change, state, heldFrom: isPaused(state) ? world.state : null };
}

function takeEffect(world: World, decision: Decision): World | null {
  const accepted = decision.kind === 'accept' ? { isModeChosen: false } : {};
  return also(
    step(world, effectOf(decision), { ...accepted, isSuggested: decision.kind === 'unsuitable' }),
    endAfterDecision,
  );
}

function decide(world: World, by: Role, { kind, isOverridden }: Extract<Move, { does: 'decide' }>): World | null {
  if (!leadsFrom('decide-first', world)) return null;
  const { reportsIn, toDecide, reportsBrought, isFirst } = statusOf(world);
  const isLacking = lacking({ needed: toDecide, arrived: reportsIn }) > 0;
  if (isLacking && !(isOverridden && by === 'administrator')) return null;
  const { round, journal } = world;
  const reports = reportsIn + reportsBrought;
  const taken = { kind, by, round, journal, isFirst, reports, isOverridden: isLacking } as const;
  if (!isFirst) {
    const decision = { ...taken, current: 'not-needed' } as const;
    return also(takeEffect(world, decision), (done) => ({ ...done, decisions: [...done.decisions, decision] }));
  }
  const isAtOnce = isRatifiedAtOnce(by, ['chief']);
  const decision = { ...taken, current: isAtOnce ? 'ratified' : 'waiting' } as const;
  const waiting = step(world, 'decide-first', { decisions: [...world.decisions, decision] });
  return isAtOnce ? also(waiting, (done) => takeEffect(done, decision) ?? done) : waiting;
}

function ratify(world: World, by: Role, isRatified: boolean): World | null {
  const waiting = world.decisions.at(-1);
  if (!leadsFrom('send-back', world) || waiting?.current !== 'waiting') return null;
  if (!mayRatify({ userId: by, isAdmin: by === 'administrator' }, waiting.by, ['chief'])) return null;
  const { reportsIn, toDecide } = statusOf(world);
  const isLacking = lacking({ needed: toDecide, arrived: reportsIn }) > 0;
  if (isRatified && isLacking && !waiting.isOverridden) return null;
  const current = isRatified ? ('ratified' as const) : ('sent-back' as const);
  const decisions = [...world.decisions.slice(0, -1), { ...waiting, current }];
  return isRatified ? takeEffect({ ...world, decisions }, waiting) : step(world, 'send-back', { decisions });
}

function stopReview(world: World, to: 'reject' | 'return'): World | null {
  const { reportsIn, toDecide } = statusOf(world);
  if (lacking({ needed: toDecide, arrived: reportsIn }) === 0) return null;
  return also(step(world, to === 'reject' ? 'reject-in-review' : 'return-in-review'), endReview);
}

function retract(world: World, by: Role): World | null {
  const waiting = world.decisions.at(-1);
  if (waiting?.current !== 'waiting' || (by !== waiting.by && by !== 'administrator')) return null;
  const decisions = [...world.decisions.slice(0, -1), { ...waiting, current: 'taken-back' as const }];
  return step(world, 'retract-decision', { decisions });
}

/** Reopened for another round where reviewers were invited, else for the initial checks. */
function reopen(world: World): World | null {
  const isReviewed = world.invitations.some((one) => one.round === world.round);
  const change = { isSuggested: false };
  const open = endInvitations(world);
  return isReviewed ? step(open, 'reopen-review', { ...change, round: world.round + 1 }) : step(open, 'reopen', change);
}

function byChief(world: World, by: Role, move: Move): World | null {
  if (by === 'editor') return null;
  if (move.does === 'uphold') return also(step(world, 'uphold'), endInvitations);
  if (move.does === 'take-offer-back') return step(world, 'take-offer-back');
  if (move.does === 'offer-move') {
    const { round, journal } = world;
    return step(world, 'offer-move', { offers: [...world.offers, { round, journal }] });
  }
  return move.does === 'reopen' ? reopen(world) : null;
}

function publish(world: World, isOverridden: boolean): World | null {
  const published = { isPublished: true };
  if (world.reviewModel === 'verification') return step(world, 'accept', published);
  if (leadsFrom('publish-unreviewed', world))
    return isOverridden ? also(step(world, 'publish-unreviewed', published), endReview) : null;
  return turnIn(world) === 'administrator' || isOverridden ? step(world, 'publish', published) : null;
}

function moveAway(world: World): World | null {
  if (world.state !== 'move-offered' && !world.isSuggested) return null;
  const { journal, round, version } = world;
  return also(
    step(world, 'move', { journal: journal + 1, round: round + 1, version: version + 1, isSuggested: false }),
    endReview,
  );
}

function declineMove(world: World): World | null {
  if (world.state === 'rejected' && !world.isSuggested) return null;
  return step(world, world.state === 'rejected' ? 'decline-suggestion' : 'decline-move', { isSuggested: false });
}

const editorsSteps: Partial<Record<Move['does'], Step>> = {
  'start-review': 'start-review',
  'desk-reject': 'desk-reject',
  return: 'return',
  hold: 'hold',
  'go-on': 'release',
};

function byEditor(world: World, by: Role, move: Move): World | null {
  if (!edits(by) || world.reviewModel === 'verification') return null;
  const name = editorsSteps[move.does];
  if (name) return step(world, name);
  if (move.does === 'return-held') return also(step(world, 'return-held'), endReview);
  if (move.does === 'invite') return invite(world, move.reviewer);
  if (move.does === 'forward') return forward(world, move.reviewer);
  if (move.does === 'cancel') return setInvitation(world, move.reviewer, ['invited', 'accepted'], 'cancelled');
  if (move.does === 'decide') return decide(world, by, move);
  if (move.does === 'stop-review') return stopReview(world, move.to);
  if (move.does === 'retract') return retract(world, by);
  return move.does === 'ratify' ? ratify(world, by, move.isRatified) : byChief(world, by, move);
}

/** What was decided, held and returned: what its author submits then is another round’s. */
const isReturnedDecided = (world: World): boolean => world.state === 'returned' && isDecided(world);

function byAuthor(world: World, { does }: Move): World | null {
  const version = world.version + 1;
  if (does === 'edit') {
    const isOver = world.state === 'returned' && world.invitations.some((one) => one.round === world.round);
    const round = isOver || isReturnedDecided(world) ? world.round + 1 : world.round;
    return step(world, world.reviewModel === 'verification' ? 'edit' : 'amend', { version, round });
  }
  if (does === 'revise') return step(endInvitations(world), 'revise', { round: world.round + 1, version });
  if (does === 'choose-mode') return world.state === 'accepted' ? { ...world, isModeChosen: true } : null;
  if (does === 'withdraw') return also(step(world, 'take-back'), endReview);
  if (does === 'appeal') return world.hasAppealed ? null : step(world, 'appeal', { hasAppealed: true });
  if (does === 'decline-move') return declineMove(world);
  return does === 'move' ? moveAway(world) : null;
}

/** What a try comes to; null where it is refused, and nothing has changed. */
export function attempt(world: World, { by, move }: Try): World | null {
  if (by === 'administrator' && move.does === 'publish') return publish(world, move.isOverridden);
  if (by === 'administrator' && move.does === 'reject')
    return step(world, world.reviewModel === 'verification' ? 'reject' : 'desk-reject');
  if (by === 'administrator' && move.does === 'withdraw-article') return step(world, 'withdraw');
  if (by === 'author') return byAuthor(world, move);
  if (by === 'system') return move.does === 'lapse' ? also(step(world, 'lapse'), endReview) : null;
  if (by.startsWith('reviewer')) return byReviewer(world, by, move);
  return byEditor(world, by, move);
}
