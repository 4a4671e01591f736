import { ruleWaiverOf, incomeGroupOf } from './journal-fees.ts';
import { dueMinorOf } from './fee-amount.ts';
import { changeFee, type FeeRow } from './fee-store.ts';
import { settleFee, endOpenCheckout } from './fee-payment.ts';
import { v7 } from 'uuid';
import type { HandlingFee } from '../../../contracts/fees.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { holdOwnFee, readFee } from './own-fee.ts';
import { refuseIfNothingDue } from './choose-mode.ts';
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

/** Reduces a fee that is not settled, inside a transaction; what is then free and wanted open is opened at once. */
export async function grantWaiver(ctx: Context, manuscriptId: string, percent: number): Promise<void> {
  const fee = await changeFee(ctx.db, manuscriptId, { waiverPercent: percent });
  if (!fee) throw new AppError('already-paid', 'A fee that has been settled cannot be reduced afterwards.');
  if (fee.mode === 'open' && dueMinorOf(fee) === 0) await settleFee(ctx, manuscriptId, null);
}

/** Takes the reduction that follows from the author's country: granted at once, on the record. */
export async function claimWaiver(ctx: Context, manuscriptId: string): Promise<{ message: string; fee: HandlingFee }> {
  const { userId } = signedIn(ctx);
  const percent = await inTransaction(ctx, async (tx) => {
    const { fee } = await holdOwnFee(tx, manuscriptId);
    refuseIfNothingDue(fee);
    const rule = ruleWaiverOf(fee.country);
    if (!rule || rule.percent <= fee.waiverPercent)
      throw new AppError('state-conflict', 'There is no further reduction for your country. You can ask for one.');
    const now = tx.now();
    const { country, incomeGroup } = rule;
    await insertWaiver(tx.db, {
      id: v7(),
      manuscriptId,
      requestedBy: userId,
      requestedAt: now,
      ground: 'rule',
      country,
      incomeGroup,
      percentAsked: rule.percent,
      justification: '',
      state: 'granted',
      grantedPercent: rule.percent,
      decidedAt: now,
    });
    await grantWaiver(tx, manuscriptId, rule.percent);
    await addRecord(tx, 'waiver-claimed', manuscriptId, { ...rule });
    return rule.percent;
  });
  await endOpenCheckout(ctx, manuscriptId, userId);
  return { message: `The handling fee is reduced by ${percent} %.`, fee: await readFee(ctx, manuscriptId) };
}
