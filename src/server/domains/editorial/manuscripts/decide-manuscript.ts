import type { Context } from '../../../context.ts';
import { addRecord } from '../../records/index.ts';
import { whyNot } from './explain-conflict.ts';
import { leadsFrom, type Step } from './manuscript-lifecycle.ts';
import { findManuscript, type FoundManuscript } from './manuscript-store.ts';
import { takeStep } from './take-step.ts';
import { closeVersion } from './version-store.ts';

/** What an administrator does with what waits: verification journals' own steps, or the last one of peer review. */
export type VerifyingStep = Extract<Step, 'accept' | 'reject' | 'publish' | 'publish-unreviewed'>;

interface Decision {
  readonly id: string;
  /** The version that was read before deciding; a later one is not decided unseen (decision 35). */
  readonly version: number | undefined;
  readonly rejection?: { readonly rejectionText: string; readonly rejectionFileIds: string[] };
  /** Why an administrator goes past what is missing; on the record. */
  readonly overrideReason?: string | undefined;
}

/** The manuscript that is to be decided about, while it waits and is as it was read; else why not. */
export async function findToDecide(
  ctx: Context,
  step: VerifyingStep,
  seen: Pick<Decision, 'id' | 'version'>,
): Promise<FoundManuscript> {
  const found = await findManuscript(ctx.db, seen.id);
  const isAsSeen = seen.version === undefined || seen.version === found?.manuscript.version;
  if (found?.manuscript.deletedAt !== null || !leadsFrom(step, found.manuscript) || !isAsSeen)
    throw await whyNot(ctx, step, seen);
  return found;
}

/** Decides about a manuscript, or tells the loser of a race what stands: 409 (decisions 19 and 35). */
export async function decide(tx: Context, step: VerifyingStep, decision: Decision): Promise<FoundManuscript> {
  const { id, version, rejection = {}, overrideReason } = decision;
  const now = tx.now();
  const publishedAt = step === 'reject' ? null : now;
  // What peers have accepted was decided on that day, not on the day of its publication.
  const decided = step === 'publish' ? {} : { decidedAt: now };
  const found = await takeStep(tx, step, { id, version }, { ...decided, publishedAt, ...rejection });
  const outcome = step === 'reject' ? 'rejected' : 'accepted';
  if (step !== 'publish')
    await closeVersion(tx.db, id, found.manuscript.version, { outcome, decidedAt: now, ...rejection });
  await addRecord(tx, step, id, {
    version: found.manuscript.version,
    ...(overrideReason === undefined ? {} : { overrideReason }),
  });
  return found;
}
