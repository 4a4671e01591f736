import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { whyNot } from './explain-conflict.ts';
import { leadsFrom, steps } from './manuscript-lifecycle.ts';
import { findManuscript, moveManuscript, readManuscriptAgain, type FoundManuscript } from './manuscript-store.ts';
import { closeVersion } from './version-store.ts';

interface Decision {
  readonly id: string;
  /** The version that was read before deciding; a later one is not decided unseen (decision 35). */
  readonly version: number | undefined;
  readonly rejection?: { readonly rejectionText: string; readonly rejectionFileIds: string[] };
}

/** The manuscript that is to be decided about, while it waits and is as it was read; else why not. */
export async function findToDecide(
  ctx: Context,
  step: 'accept' | 'reject',
  seen: Pick<Decision, 'id' | 'version'>,
): Promise<FoundManuscript> {
  const found = await findManuscript(ctx.db, seen.id);
  const isAsSeen = seen.version === undefined || seen.version === found?.manuscript.version;
  if (found?.manuscript.deletedAt !== null || !leadsFrom(step, found.manuscript.state) || !isAsSeen)
    throw await whyNot(ctx, step, seen);
  return found;
}

/** Decides about a manuscript, or tells the loser of a race what stands: 409 (decisions 19 and 35). */
export async function decide(tx: Context, step: 'accept' | 'reject', decision: Decision): Promise<FoundManuscript> {
  const { id, version, rejection = {} } = decision;
  const now = tx.now();
  const { from, to } = steps[step];
  const change = { state: to, decidedAt: now, updatedAt: now, ...rejection };
  const isMoved = await moveManuscript(tx.db, id, { states: from, version }, change);
  if (!isMoved) throw await whyNot(tx, step, { id, version });
  const found = await readManuscriptAgain(tx.db, id);
  const outcome = step === 'accept' ? 'accepted' : 'rejected';
  await closeVersion(tx.db, id, found.manuscript.version, { outcome, decidedAt: now, ...rejection });
  await addRecord(tx, step, id, { version: found.manuscript.version, ...rejection });
  return found;
}
