import type { Context } from '../../context.ts';
import { deleteFreeFee } from './fee-store.ts';

/**
 * What was free because its journal asks nothing is not free in the journal that a manuscript moves to: that one's acceptance
 * notes what it asks. What was waived whole stays settled. Inside the transaction that moves it.
 */
export async function leaveFreeFee(tx: Context, manuscriptId: string): Promise<void> {
  await deleteFreeFee(tx.db, manuscriptId);
}
