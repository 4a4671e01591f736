import type { Money } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import { insertFee, type FeeRow } from './fee-store.ts';

/**
 * Notes the fee of a manuscript in the transaction that accepts it: what the journal asks on this day, and the country
 * by which it is reduced. Before that nothing of it exists that a reviewer or an editor could come upon. A checkout
 * of an earlier acceptance ends. Answers with what open access costs now, or null where an earlier acceptance settled it.
 */
export async function noteFee(
  tx: Context,
  fee: Pick<FeeRow, 'manuscriptId' | 'listMinor' | 'currency' | 'country'>,
): Promise<Money | null> {
  const noted = await insertFee(tx.db, { ...fee, acceptedAt: tx.now() });
  if (!noted) return null;
  const { manuscriptId, ...facts } = fee;
  await tx.jobs.enqueue(tx.db, 'end-fee-checkouts', { manuscriptId });
  await addRecord(tx, 'fee-noted', manuscriptId, facts);
  return { amountMinor: dueMinorOf(noted), currency: noted.currency };
}
