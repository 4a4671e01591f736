import { isPaused, leadsFrom } from '../../server/domains/editorial/manuscripts/manuscript-lifecycle.ts';
import type { Invitation, Reviewer, Role, World } from './review-world.ts';

const isOpen = ({ state }: Invitation): boolean => state === 'invited' || state === 'accepted';

export const endInvitations = (world: World): World => ({
  ...world,
  invitations: world.invitations.map((one) => (isOpen(one) ? { ...one, state: 'cancelled' as const } : one)),
});

/** The reviewers who accepted stay while late reports are taken, and everybody else’s invitation ends. */
export const endAfterDecision = (world: World): World =>
  leadsFrom('add-report', world)
    ? {
        ...world,
        invitations: world.invitations.map((one) =>
          one.state === 'invited' ? { ...one, state: 'cancelled' as const } : one,
        ),
      }
    : endInvitations(world);

export const also = (world: World | null, change: (world: World) => World): World | null => world && change(world);

export const setInvitation = (
  world: World,
  reviewer: Role,
  from: readonly Invitation['state'][],
  to: Invitation['state'],
) => {
  const place = world.invitations.findLastIndex(
    (one) => one.reviewer === reviewer && one.round === world.round && from.includes(one.state),
  );
  const found = world.invitations[place];
  return found ? { ...world, invitations: world.invitations.with(place, { ...found, state: to }) } : null;
};

/** Whether the author has a decision after review about the round. */
export const isDecided = ({ decisions, round }: World): boolean =>
  decisions.some((one) => one.round === round && (one.current === 'ratified' || one.current === 'not-needed'));

/** One more report can be asked for after the decision, unless an appeal was answered. */
const mayAddReport = (world: World): boolean =>
  leadsFrom('add-report', world) && isDecided(world) && !(world.state === 'rejected' && world.hasAppealed);

export function invite(world: World, reviewer: Reviewer): World | null {
  const isAsked = world.invitations.some(
    (one) => one.reviewer === reviewer && one.round === world.round && (isOpen(one) || one.state === 'reported'),
  );
  const isAsking = ['in-review', 'awaiting-ratification'].includes(world.state) || mayAddReport(world);
  if (!isAsking || isAsked) return null;
  return { ...world, invitations: [...world.invitations, { reviewer, round: world.round, state: 'invited' }] };
}

/** Until the decision is sent; also while it waits to be ratified, and while that is on hold. */
const isUndecided = ({ state, heldFrom }: World): boolean =>
  ['in-review', 'awaiting-ratification'].includes(heldFrom ?? state);

const isReporting = (world: World): boolean =>
  !isPaused(world.state) && (isUndecided(world) || leadsFrom('add-report', world));

function report(world: World, by: Role): World | null {
  if (!isReporting(world)) return null;
  const reported = setInvitation(world, by, ['accepted'], 'reported');
  const name = `${by} in round ${world.round}`;
  const heldBack = isUndecided(world) ? world.heldBack : [...world.heldBack, name];
  return also(reported, (done) => ({ ...done, reports: [...done.reports, name], heldBack }));
}

export function forward(world: World, reviewer: Reviewer): World | null {
  const name = `${reviewer} in round ${world.round}`;
  if (!leadsFrom('add-report', world) || !world.heldBack.includes(name)) return null;
  return { ...world, heldBack: world.heldBack.filter((one) => one !== name) };
}

/** Until the decision is sent; afterwards only who still owes a report. */
function recuse(world: World, by: Role): World | null {
  if (isUndecided(world)) return setInvitation(world, by, ['accepted', 'reported'], 'recused');
  const isLate = leadsFrom('add-report', { ...world, state: world.heldFrom ?? world.state });
  return isLate ? setInvitation(world, by, ['accepted'], 'recused') : null;
}

export function byReviewer(
  world: World,
  by: Role,
  move: { readonly does: string; readonly isAccepted?: boolean },
): World | null {
  if (move.does === 'answer' && isReporting(world))
    return setInvitation(world, by, ['invited'], move.isAccepted ? 'accepted' : 'declined');
  if (move.does === 'report') return report(world, by);
  return move.does === 'recuse' ? recuse(world, by) : null;
}
