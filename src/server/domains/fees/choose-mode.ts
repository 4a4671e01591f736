import type { PublicationMode } from '../../../contracts/constants.ts';
import type { HandlingFee } from '../../../contracts/fees.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { endOpenCheckout } from './end-open-checkout.ts';
import { dueMinorOf } from './fee-amount.ts';
import { changeFee } from './fee-store.ts';
import { holdOwnFee } from './own-fee.ts';
import { readFee } from './read-fee.ts';
import { settleFee } from './settle-fee.ts';

function messageOf(mode: PublicationMode, { isFree, isPublished }: { isFree: boolean; isPublished: boolean }): string {
  if (mode === 'subscription') return 'You have chosen subscription. There is nothing to pay.';
  if (!isFree) return 'You have chosen open access. It takes effect when the handling fee is paid.';
  const when = isPublished ? 'now' : 'as soon as it is published';
  return `You have chosen open access. There is nothing to pay, and everyone can read your article ${when}.`;
}

/**
 * The author's choice of how the article is published; open access that costs nothing takes effect at once. What else
 * follows from the choice is done in its transaction.
 */
export async function chooseMode(
  ctx: Context,
  manuscriptId: string,
  mode: PublicationMode,
  follow: (tx: Context) => Promise<unknown>,
): Promise<{ message: string; fee: HandlingFee }> {
  const outcome = await inTransaction(ctx, async (tx) => {
    const { fee, manuscript } = await holdOwnFee(tx, manuscriptId);
    if (fee.isSettled) throw new AppError('already-paid', 'The mode of publication of this article is settled.');
    await changeFee(tx.db, manuscriptId, { mode, decidedAt: tx.now() });
    await addRecord(tx, 'mode-of-publication', manuscriptId, { mode });
    const isSettled = mode === 'open' && dueMinorOf(fee) === 0;
    if (isSettled) await settleFee(tx, manuscriptId, null);
    await follow(tx);
    return { isFree: isSettled, isPublished: manuscript.state === 'published' };
  });
  if (mode === 'subscription') await endOpenCheckout(ctx, manuscriptId, signedIn(ctx).userId);
  return { message: messageOf(mode, outcome), fee: await readFee(ctx, manuscriptId) };
}
