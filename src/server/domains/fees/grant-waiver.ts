import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { dueMinorOf } from './fee-amount.ts';
import { changeFee } from './fee-store.ts';
import { settleFee } from './settle-fee.ts';

/** Reduces a fee that is not settled, inside a transaction; what is then free and wanted open is opened at once. */
export async function grantWaiver(ctx: Context, manuscriptId: string, percent: number): Promise<void> {
  const fee = await changeFee(ctx.db, manuscriptId, { waiverPercent: percent });
  if (!fee) throw new AppError('already-paid', 'A fee that has been settled cannot be reduced afterwards.');
  if (fee.mode === 'open' && dueMinorOf(fee) === 0) await settleFee(ctx, manuscriptId, null);
}
