import { isSameMoney } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import type { Database } from '../../db/database.ts';
import { dueMinorOf } from './fee-amount.ts';
import { isOwed } from './is-owed.ts';
import { findFee } from './fee-store.ts';

/** Whether just this is due for the open access of a manuscript: what else is asked for in a checkout is an old fee. */
export async function isStillDue(db: Database, manuscriptId: string, price: Money): Promise<boolean> {
  const found = await findFee(db, manuscriptId);
  if (!found || !isOwed(found.manuscript)) return false;
  const { fee } = found;
  const due = { amountMinor: dueMinorOf(fee), currency: fee.currency };
  return !fee.isSettled && fee.mode === 'open' && isSameMoney(price, due);
}
