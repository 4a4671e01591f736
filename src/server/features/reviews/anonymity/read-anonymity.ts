import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { addRecord } from '../../records/index.ts';
import { findChecks, noteMeant } from './check-store.ts';

type Checks = NonNullable<Awaited<ReturnType<typeof findChecks>>>;

function stateOf({ anonymity, isMeant, unreadable }: Checks): AnonymityCheck['state'] {
  if (anonymity === null) return 'pending';
  if (anonymity.length > 0) return isMeant ? 'meant' : 'found';
  return unreadable ? 'unreadable' : 'clean';
}

/** What the search for the authors' own words found in a version. */
export async function readAnonymity(db: Database, manuscriptId: string, version: number): Promise<AnonymityCheck> {
  const checks = await findChecks(db, manuscriptId, version);
  if (checks === null) return { state: 'pending', findings: [] };
  return { state: stateOf(checks), findings: checks.anonymity ?? [] };
}

/** Keeps that the author means what was found; in the transaction of the call, which holds the manuscript. Said twice, it is said once. */
export async function meanIt(tx: Context, manuscriptId: string, version: number): Promise<void> {
  const { state } = await readAnonymity(tx.db, manuscriptId, version);
  if (state === 'meant') return;
  if (state !== 'found')
    throw new AppError('state-conflict', 'The anonymity check has found nothing in this version that could be meant.');
  await noteMeant(tx.db, manuscriptId, version);
  await addRecord(tx, 'anonymity-meant', manuscriptId, { version });
}
