import { v7 } from 'uuid';
import type { HandlingFee } from '../../../contracts/fees.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { endOpenCheckout } from './end-open-checkout.ts';
import type { FeeRow } from './fee-store.ts';
import { incomeGroupOf, ruleWaiverOf } from './income-groups.ts';
import { holdOwnFee } from './own-fee.ts';
import { readFee } from './read-fee.ts';
import { refuseIfNothingDue } from './refuse-if-nothing-due.ts';
import { insertWaiver } from './waiver-store.ts';

/** Nobody waits for the office to grant what they have, or can take at once. */
function refuseIfNeedless(fee: FeeRow, percentAsked: number): void {
  if (percentAsked <= fee.waiverPercent)
    throw invalidInput('percentAsked', `You have ${fee.waiverPercent} % already. Please ask for more than that.`);
  const rule = ruleWaiverOf(fee.country);
  if (rule && percentAsked <= rule.percent)
    throw invalidInput(
      'percentAsked',
      `For your country the fee is reduced by ${rule.percent} % at once, without a request. Please take that, or ask for more.`,
    );
}

/** Asks the office for a reduction; nothing falls due until it has answered. */
export async function requestWaiver(
  ctx: Context,
  manuscriptId: string,
  request: { percentAsked: number; justification: string },
): Promise<{ message: string; fee: HandlingFee }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const { fee } = await holdOwnFee(tx, manuscriptId);
    refuseIfNothingDue(fee);
    refuseIfNeedless(fee, request.percentAsked);
    const added = await insertWaiver(tx.db, {
      ...request,
      id: v7(),
      manuscriptId,
      requestedBy: userId,
      requestedAt: tx.now(),
      ground: 'request',
      country: fee.country,
      incomeGroup: incomeGroupOf(fee.country),
      state: 'waiting',
    });
    if (!added) throw new AppError('state-conflict', 'Your request is waiting for an answer already.');
    await addRecord(tx, 'waiver-requested', manuscriptId, { percentAsked: request.percentAsked });
  });
  await endOpenCheckout(ctx, manuscriptId, userId);
  return {
    message: 'Your request is with us. We answer in writing, and nothing is due until then.',
    fee: await readFee(ctx, manuscriptId),
  };
}
