import type { ManuscriptState } from '../../../db/schema/index.ts';
import { notFound } from '../../../errors.ts';
import { isOwed } from '../../fees/index.ts';
import { dueDateOf } from './due-date.ts';
import { whyNot } from './explain-conflict.ts';
import { isPaused, leadsFrom, reportsNeededIn, stateAfter, turnOf, type Step } from './manuscript-lifecycle.ts';
import {
  lockManuscript,
  readManuscriptAgain,
  updateManuscript,
  type FoundManuscript,
  type ManuscriptChange,
} from './manuscript-store.ts';
import { readRound } from './round-store.ts';
import type { Context } from '../../../context.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { closeVersion } from './version-store.ts';

type Change = ManuscriptChange & { readonly round?: number };

/** Which manuscript, in the version that was read before acting; a later one is not decided unseen (decision 35). */
export interface Seen {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Whose turn it is in a state, and its due date, which only changes with the state or the turn. */
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

/** The manuscript if a step leads on from its state and from the version that was read; else throws the reason. */
export async function requireStep(
  ctx: Context,
  step: Step,
  found: FoundManuscript | null,
  seen: Seen,
): Promise<FoundManuscript> {
  if (found?.manuscript.deletedAt !== null) throw notFound('manuscript');
  const { version } = found.manuscript;
  if (!leadsFrom(step, found.manuscript)) throw await whyNot(ctx, step, { id: seen.id });
  if ((seen.version ?? version) !== version) throw await whyNot(ctx, step, seen);
  return found;
}

/** Locks a manuscript until the transaction ends; refuses a step that its state or a newer version does not allow. */
export async function holdForStep(tx: Context, step: Step, seen: Seen): Promise<FoundManuscript> {
  return requireStep(tx, step, await lockManuscript(tx.db, seen.id), seen);
}

/** Takes a step in the life of a locked manuscript, and writes what else changes with it; returns the manuscript after it. */
export async function takeStep(
  tx: Context,
  step: Step,
  held: FoundManuscript,
  change: Change = {},
): Promise<FoundManuscript> {
  const { id, deletedAt, journalId } = held.manuscript;
  await requireStep(tx, step, held, { id });
  const state = stateAfter(step, held.manuscript);
  if (isOwed(held.manuscript) && !isOwed({ state, deletedAt }))
    await tx.jobs.enqueue(tx.db, 'end-fee-checkouts', { manuscriptId: id });
  const manuscript = await updateManuscript(tx.db, id, {
    ...(await turnIn(tx, held, state, change)),
    heldFrom: isPaused(state) ? held.manuscript.state : null,
    holdReason: null,
    updatedAt: tx.now(),
    ...change,
    state,
  });
  return manuscript.journalId === journalId ? { ...held, manuscript } : readManuscriptAgain(tx.db, id);
}

/** Updates whose turn it is after an invitation, a report or a choice. */
export async function refreshTurn(tx: Context, id: string): Promise<FoundManuscript> {
  const found = await lockManuscript(tx.db, id);
  if (!found) throw notFound('manuscript');
  return {
    ...found,
    manuscript: await updateManuscript(tx.db, id, await turnIn(tx, found, found.manuscript.state, {})),
  };
}

/** Gives the party with the turn a new date; the manuscript is locked, and its state stays. */
export async function changeDueDate(tx: Context, id: string, dueAt: Date): Promise<void> {
  await updateManuscript(tx.db, id, { dueAt, updatedAt: tx.now() });
}

/** What administrators decide: the steps of verification journals, and the publication of what peers accepted. */
export type VerifyingStep = Extract<Step, 'accept' | 'reject' | 'publish' | 'publish-unreviewed'>;

interface Decision {
  readonly rejection?: { readonly rejectionText: string; readonly rejectionFileIds: string[] };
  /** Why an administrator decides without what is missing, for the audit log. */
  readonly overrideReason?: string | undefined;
}

/** Takes an administrator's decision about a locked manuscript; returns the manuscript after it. */
export async function decide(
  tx: Context,
  step: VerifyingStep,
  held: FoundManuscript,
  { rejection, overrideReason }: Decision,
): Promise<FoundManuscript> {
  const { id, version } = held.manuscript;
  const now = tx.now();
  const publishedAt = step === 'reject' ? null : now;
  // Accepted after review: decided on that day, not on the day of publication.
  const decided = step === 'publish' ? {} : { decidedAt: now };
  const after = await takeStep(tx, step, held, { ...decided, publishedAt, ...rejection });
  const outcome = step === 'reject' ? 'rejected' : 'accepted';
  if (step !== 'publish') await closeVersion(tx.db, id, version, { outcome, decidedAt: now, ...rejection });
  await addAuditEntry(tx, step, id, { version, ...(overrideReason === undefined ? {} : { overrideReason }) });
  return after;
}
