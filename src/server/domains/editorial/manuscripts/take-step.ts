import type { Context } from '../../../context.ts';
import type { ManuscriptState } from '../../../db/schema/index.ts';
import { notFound } from '../../../errors.ts';
import { isOwed } from '../../fees/index.ts';
import { dueDateOf } from './due-date.ts';
import { whyNot } from './explain-conflict.ts';
import { leadsFrom, reportsNeededIn, stateAfter, turnOf, type Step } from './manuscript-lifecycle.ts';
import {
  lockManuscript,
  readManuscriptAgain,
  updateManuscript,
  type FoundManuscript,
  type ManuscriptChange,
} from './manuscript-store.ts';
import { readRound } from './round-store.ts';

type Row = FoundManuscript['manuscript'];
type Change = ManuscriptChange & { readonly round?: number };

/** Which manuscript, in the version that was read before acting; a later one is not decided unseen (decision 35). */
export interface Seen {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Whose turn it is in a state, and by when; a party whose turn it was already keeps its date unless it is set anew. */
async function turnIn(tx: Context, { manuscript, journal }: FoundManuscript, state: ManuscriptState, change: Change) {
  const { id, reviewModel } = manuscript;
  const number = change.round ?? manuscript.round;
  const round = await readRound(tx.db, id, number);
  const reportsNeeded = reportsNeededIn(journal.reportsNeeded, round);
  const turn = turnOf({ reviewModel, state }, { ...round, reportsNeeded });
  const isSame = turn === manuscript.turn && state === manuscript.state && turn !== 'reviewers';
  const dueAt = isSame ? manuscript.dueAt : dueDateOf({ state, turn }, journal, round, tx.now());
  const comesToQueue = turn === 'administrator' && manuscript.turn !== 'administrator';
  return { turn, dueAt, ...(comesToQueue ? { waitingSince: tx.now() } : {}) };
}

/** The manuscript, locked until the transaction ends, while a step leads on from where it stands; else why not. */
export async function holdForStep(tx: Context, step: Step, seen: Seen): Promise<FoundManuscript> {
  const found = await lockManuscript(tx.db, seen.id);
  if (found?.manuscript.deletedAt !== null) throw notFound('This manuscript');
  const { version } = found.manuscript;
  if (!leadsFrom(step, found.manuscript)) throw await whyNot(tx, step, { id: seen.id });
  if ((seen.version ?? version) !== version) throw await whyNot(tx, step, seen);
  return found;
}

/** Where a step leads a held manuscript. */
async function write(tx: Context, found: FoundManuscript, step: Step, change: Change): Promise<void> {
  const { id, heldFrom, deletedAt }: Row = found.manuscript;
  const state = stateAfter(step, heldFrom);
  if (isOwed(found.manuscript) && !isOwed({ state, deletedAt }))
    await tx.jobs.enqueue(tx.db, 'end-fee-checkouts', { manuscriptId: id });
  await updateManuscript(tx.db, id, {
    ...(await turnIn(tx, found, state, change)),
    heldFrom: state === 'on-hold' ? found.manuscript.state : null,
    holdReason: null,
    updatedAt: tx.now(),
    ...change,
    state,
  });
}

/** Takes a step in the life of a manuscript, with what changes beside it; 409 when it does not lead on from what stands. */
export async function takeStep(tx: Context, step: Step, seen: Seen, change: Change = {}): Promise<FoundManuscript> {
  const found = await holdForStep(tx, step, seen);
  await write(tx, found, step, change);
  return readManuscriptAgain(tx.db, seen.id);
}

/** Says anew whose turn it is, after an invitation, a report or a choice that changes it. */
export async function refreshTurn(tx: Context, id: string): Promise<FoundManuscript> {
  const found = await lockManuscript(tx.db, id);
  if (!found) throw notFound('This manuscript');
  await updateManuscript(tx.db, id, await turnIn(tx, found, found.manuscript.state, {}));
  return readManuscriptAgain(tx.db, id);
}

/** Gives the party whose turn it is another date; the manuscript is held, and stays where it stands. */
export async function changeDueDate(tx: Context, id: string, dueAt: Date): Promise<void> {
  await updateManuscript(tx.db, id, { dueAt, updatedAt: tx.now() });
}
