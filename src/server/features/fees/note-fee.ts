import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { insertFee, type FeeRow } from './fee-store.ts';

/**
 * Notes the fee of a manuscript in the transaction that accepts it: what the journal asks on this day, and the country
 * by which it is reduced. Before that nothing of it exists that a reviewer or an editor could come upon.
 */
export async function noteFee(
  tx: Context,
  fee: Pick<FeeRow, 'manuscriptId' | 'listMinor' | 'currency' | 'country'>,
): Promise<void> {
  await insertFee(tx.db, { ...fee, acceptedAt: tx.now() });
  const { manuscriptId, ...facts } = fee;
  await addRecord(tx, 'fee-noted', manuscriptId, facts);
}
