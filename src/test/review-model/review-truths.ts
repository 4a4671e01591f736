import { expect } from 'vitest';
import type { Party, ReviewModel } from '../../contracts/constants.ts';
import type { ManuscriptState } from '../../server/db/schema/index.ts';
import type { Try } from './review-moves.ts';
import { reportsNeeded, statusOf, turnIn, type World } from './review-world.ts';

/** Where each state leads, read off the specification's table and decision 47, and not off the product's. */
const leads: Record<ReviewModel, Record<ManuscriptState, readonly ManuscriptState[]>> = {
  verification: {
    submitted: ['published', 'rejected', 'submitted'],
    rejected: ['submitted'],
    published: ['withdrawn'],
    returned: [],
    'in-review': [],
    'awaiting-ratification': [],
    'revision-requested': [],
    accepted: [],
    'on-hold': [],
    'move-offered': [],
    withdrawn: [],
    appealed: [],
  },
  'double-anonymous': {
    submitted: ['submitted', 'in-review', 'rejected', 'returned', 'published', 'on-hold', 'move-offered', 'withdrawn'],
    returned: ['submitted', 'on-hold', 'withdrawn'],
    'in-review': [
      'in-review',
      'returned',
      'awaiting-ratification',
      'accepted',
      'revision-requested',
      'rejected',
      'published',
      'on-hold',
      'move-offered',
      'withdrawn',
    ],
    'awaiting-ratification': [
      'awaiting-ratification',
      'in-review',
      'accepted',
      'revision-requested',
      'rejected',
      'published',
      'on-hold',
      'withdrawn',
    ],
    'revision-requested': ['revision-requested', 'in-review', 'on-hold', 'withdrawn'],
    accepted: ['accepted', 'published', 'on-hold', 'withdrawn'],
    'on-hold': [
      'on-hold',
      'submitted',
      'returned',
      'in-review',
      'awaiting-ratification',
      'revision-requested',
      'accepted',
      'withdrawn',
    ],
    'move-offered': ['move-offered', 'submitted', 'in-review', 'withdrawn'],
    rejected: ['rejected', 'submitted', 'in-review', 'appealed'],
    appealed: ['appealed', 'rejected', 'submitted', 'in-review'],
    withdrawn: [],
    published: ['withdrawn'],
  },
};

/** Whose turn it can be in each state, from the same table. */
const turns: Record<ManuscriptState, readonly (Party | null)[]> = {
  submitted: ['editor', 'administrator'],
  returned: ['author'],
  'in-review': ['reviewers', 'editor'],
  'awaiting-ratification': ['editor-in-chief'],
  'revision-requested': ['author'],
  accepted: ['author', 'administrator'],
  'on-hold': ['editor'],
  'move-offered': ['author'],
  rejected: ['author'],
  appealed: ['editor-in-chief'],
  withdrawn: [null],
  published: [null],
};

const underReview = new Set<ManuscriptState>(['in-review', 'awaiting-ratification', 'on-hold', 'move-offered']);

/** Where one more report can come after the decision (decision 58). */
const lateReports = new Set<ManuscriptState>(['revision-requested', 'rejected', 'appealed']);

/** What holds of every manuscript at every time. */
export function checkWorld(world: World): void {
  expect(turns[world.state]).toContain(turnIn(world));
  if (world.state === 'submitted')
    expect(turnIn(world)).toBe(world.reviewModel === 'verification' ? 'administrator' : 'editor');
  const waiting = world.decisions.filter(({ current }) => current === 'waiting');
  const isWaiting = (world.heldFrom ?? world.state) === 'awaiting-ratification';
  expect(waiting.length, 'a decision waits where the manuscript awaits ratification, and nowhere else').toBe(
    isWaiting ? 1 : 0,
  );
  const open = world.invitations.filter(({ state }) => state === 'invited' || state === 'accepted');
  const isLate = lateReports.has(world.heldFrom ?? world.state);
  if (!underReview.has(world.state) && !isLate) expect(open, 'there are no open reviews after a decision').toEqual([]);
  const inRound = open.filter(({ round }) => round === world.round);
  if (isLate) expect(open, 'late reports are of the round that was decided').toEqual(inRound);
  for (const decision of world.decisions) {
    if (decision.isFirst && !decision.isOverridden)
      expect(decision.reports, 'a decision has its reports, or a reason').toBeGreaterThanOrEqual(reportsNeeded);
    if (decision.isFirst) expect(decision.current, 'a first decision is ratified').not.toBe('not-needed');
  }
}

/** Who takes a first decision does not let it go out; the editor in chief does, or an administrator in their place. */
function checkRatification(before: World, after: World, { by }: Try): void {
  const taken = after.decisions[before.decisions.length];
  if (taken?.isFirst && by !== 'chief') expect(taken.current, 'a first decision waits').toBe('waiting');
  const waited = before.decisions.findIndex(({ current }) => current === 'waiting');
  if (waited >= 0 && after.decisions[waited]?.current === 'ratified') {
    expect(['chief', 'administrator'], 'who ratifies').toContain(by);
    if (before.decisions[waited]?.isOverridden === false) {
      const { reportsIn, reportsBrought } = statusOf(before);
      expect(reportsIn + reportsBrought, 'what is ratified has its reports still').toBeGreaterThanOrEqual(
        reportsNeeded,
      );
    }
    expect(before.decisions[waited]?.by, 'nobody ratifies their own decision').not.toBe(by);
  }
}

/** A review is ended early only while reports are missing, and only its editor or an administrator takes a decision back. */
function checkComingBack(before: World, { by, move }: Try): void {
  const { reportsIn, toDecide: needed } = statusOf(before);
  if (move.does === 'stop-review') expect(reportsIn, 'a review with its reports is decided').toBeLessThan(needed);
  if (move.does === 'reopen' || move.does === 'uphold')
    expect(['chief', 'administrator'], 'who goes back on a rejection').toContain(by);
  if (move.does === 'appeal') expect(before.hasAppealed, 'one appeal for each manuscript').toBe(false);
  if (move.does === 'retract') expect([before.decisions.at(-1)?.by, 'administrator'], 'who takes back').toContain(by);
}

/** No manuscript changes its journal unless its author agrees, and only the editor in chief offers another. */
function checkMoving(before: World, after: World, { by, move }: Try): void {
  if (move.does === 'offer-move' || move.does === 'take-offer-back')
    expect(['chief', 'administrator'], 'who offers another journal').toContain(by);
  if (after.journal === before.journal) return;
  expect([by, move.does], 'who moves').toEqual(['author', 'move']);
  expect(after.state, 'it arrives for the checks').toBe('submitted');
}

/** A report after the decision is held back, and only an editor changes that. */
function checkLateReports(before: World, after: World, { by, move }: Try): void {
  const isNew = after.reports.length > before.reports.length;
  const isLate = lateReports.has(before.state);
  const added = isNew && isLate ? after.reports.slice(-1) : [];
  if (move.does !== 'forward') expect(after.heldBack, 'what is held back').toEqual([...before.heldBack, ...added]);
  else {
    expect(['editor', 'chief', 'administrator'], 'who forwards a report').toContain(by);
    expect(after, 'a forwarded report changes nothing else').toEqual({ ...before, heldBack: after.heldBack });
    expect(after.heldBack.length, 'one report is forwarded').toBe(before.heldBack.length - 1);
  }
}

/** What holds of a step from one standing of a manuscript to the next. */
export function checkStep(before: World, after: World, { by, move }: Try): void {
  const label = `${move.does} by ${by}, from ${before.state}`;
  expect(leads[before.reviewModel][before.state], label).toContain(after.state);
  expect(after.reports.slice(0, before.reports.length), 'no report is lost').toEqual(before.reports);
  expect(after.version, 'versions are only ever added').toBeGreaterThanOrEqual(before.version);
  expect(['reader', 'colleague'], 'who has no part in it changes nothing').not.toContain(by);
  if (by.startsWith('reviewer')) {
    const { invitations: _was, reports: _had, heldBack: _held, ...rest } = before;
    expect(after, 'reviewers answer, report and recuse').toMatchObject(rest);
  }
  if (after.state === 'accepted' && before.state !== 'accepted' && before.state !== 'on-hold')
    expect(after.decisions.at(-1)?.kind).toBe('accept');
  checkRatification(before, after, { by, move });
  checkComingBack(before, { by, move });
  checkMoving(before, after, { by, move });
  checkLateReports(before, after, { by, move });
  if (by === 'author' || by === 'system') expect(after.decisions.length).toBe(before.decisions.length);
}
