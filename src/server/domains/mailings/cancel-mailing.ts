import type { Mailing } from '../../../contracts/mailings.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { cancelWaiting } from '../letters/index.ts';
import { lockMailing, updateMailing } from './mailing-store.ts';
import { presentedMailing } from './plan-mailing.ts';

/** Calls a mailing off: what has not left stays here; what a mail server has, or is just being given, goes. */
export async function cancelMailing(ctx: Context, id: string): Promise<{ message: string; mailing: Mailing }> {
  const hadBegun = await inTransaction(ctx, async (tx) => {
    const mailing = await lockMailing(tx.db, id);
    if (mailing === null) throw notFound('This email');
    const { allowed } = await presentedMailing(tx, id);
    if (mailing.state === 'cancelled') return mailing.startedAt !== null;
    if (!allowed.includes('cancel'))
      throw new AppError('state-conflict', 'This email has gone out already. It can no longer be called off.');
    const at = tx.now();
    await cancelWaiting(tx.db, id, at);
    await updateMailing(tx.db, id, { state: 'cancelled', cancelledAt: at });
    await addRecord(tx, 'mailing-cancelled', id);
    return mailing.startedAt !== null;
  });
  const mailing = await presentedMailing(ctx, id);
  const { sent, cancelled } = mailing.counts;
  const message = hadBegun
    ? `Called off. ${sent} had gone out already; ${cancelled} stayed here.`
    : 'Called off. Nobody gets this email.';
  return { message, mailing };
}
