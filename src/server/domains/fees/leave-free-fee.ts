import type { Context } from '../../context.ts';
import { reopenFreeFee } from './fee-store.ts';

/**
 * What was free because its journal asks nothing is not free in the journal that a manuscript moves to: that one's acceptance
 * notes what it asks. What was granted of a reduction stays. Inside the transaction that moves it.
 */
export async function leaveFreeFee(tx: Context, manuscriptId: string): Promise<void> {
  await reopenFreeFee(tx.db, manuscriptId);
}
