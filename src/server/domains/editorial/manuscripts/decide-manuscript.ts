import type { Context } from '../../../context.ts';
import { addRecord } from '../../records/index.ts';
import type { Step } from './manuscript-lifecycle.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { takeStep } from './take-step.ts';
import { closeVersion } from './version-store.ts';

/** What administrators decide: the steps of verification journals, and the publication of what peers accepted. */
export type VerifyingStep = Extract<Step, 'accept' | 'reject' | 'publish' | 'publish-unreviewed'>;

interface Decision {
  readonly rejection?: { readonly rejectionText: string; readonly rejectionFileIds: string[] };
  /** Why an administrator decides without what is missing; it goes into the audit log. */
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
  // What peers accepted was decided on that day, not on the day of its publication.
  const decided = step === 'publish' ? {} : { decidedAt: now };
  const after = await takeStep(tx, step, held, { ...decided, publishedAt, ...rejection });
  const outcome = step === 'reject' ? 'rejected' : 'accepted';
  if (step !== 'publish') await closeVersion(tx.db, id, version, { outcome, decidedAt: now, ...rejection });
  await addRecord(tx, step, id, { version, ...(overrideReason === undefined ? {} : { overrideReason }) });
  return after;
}
