import type { EditorsAnonymity } from '../../../../contracts/editorial-values.ts';
import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { addRecord } from '../../records/index.ts';
import { findChecks, noteMeant } from './check-store.ts';
import { listDismissals } from './dismissal-store.ts';
import { groupedFindings, openFindings, stateOfCheck } from './finding-groups.ts';

/** What the search for the authors' own words found in a version, as its editors see it. */
export async function readEditorsAnonymity(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<EditorsAnonymity> {
  const checks = await findChecks(db, manuscriptId, version);
  const dismissals = await listDismissals(db, manuscriptId);
  return {
    state: stateOfCheck(checks, dismissals),
    isMeant: checks?.isMeant ?? false,
    findings: groupedFindings(checks?.anonymity ?? [], dismissals),
  };
}

/** The same for its author: what is still to fix. Of dismissals they read nothing. */
export async function readAnonymity(db: Database, manuscriptId: string, version: number): Promise<AnonymityCheck> {
  const checks = await findChecks(db, manuscriptId, version);
  const dismissals = await listDismissals(db, manuscriptId);
  const state = stateOfCheck(checks, dismissals);
  const findings = openFindings(checks?.anonymity ?? [], dismissals);
  if (state === 'found' && checks?.isMeant) return { state: 'meant', findings };
  return { state: state === 'dismissed' ? 'clean' : state, findings };
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
