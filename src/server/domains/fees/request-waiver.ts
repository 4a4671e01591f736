import * as t from '../../../messages/fee-responses.ts';
import { ruleWaiverOf, incomeGroupOf } from './journal-fees.ts';
import { dueMinorOf } from './fee-amount.ts';
import { changeFee, type FeeRow } from './fee-store.ts';
import { settleFee, endOpenCheckout } from './fee-payment.ts';
import { v7 } from 'uuid';
import type { HandlingFee } from '../../../contracts/fees.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { holdOwnFee, readFee } from './own-fee.ts';
import { refuseIfNothingDue } from './choose-mode.ts';
import { insertWaiver } from './waiver-store.ts';

/** Throws for a request for a reduction that the author already has or can take at once. */
function refuseIfNeedless(fee: FeeRow, percentAsked: number): void {
  if (percentAsked <= fee.waiverPercent)
    throw invalidInput('percentAsked', t.askForMore({ percent: fee.waiverPercent }));
  const rule = ruleWaiverOf(fee.country);
  if (rule && percentAsked <= rule.percent)
    throw invalidInput('percentAsked', t.takeCountryWaiver({ percent: rule.percent }));
}

/** Requests a waiver from the office; nothing is due until it has answered. */
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
    if (!added) throw new AppError('state-conflict', t.requestPending());
    await addAuditEntry(tx, 'waiver-requested', manuscriptId, { percentAsked: request.percentAsked });
  });
  await endOpenCheckout(ctx, manuscriptId, userId);
  return {
    message: t.requestReceived(),
    fee: await readFee(ctx, manuscriptId),
  };
}

/**
 * Reduces an unsettled fee, inside a transaction; opens the article at once if it is then free and open access is
 * chosen.
 */
export async function grantWaiver(ctx: Context, manuscriptId: string, percent: number): Promise<void> {
  const fee = await changeFee(ctx.db, manuscriptId, { waiverPercent: percent });
  if (!fee) throw new AppError('already-paid', t.feeSettled());
  if (fee.mode === 'open' && dueMinorOf(fee) === 0) await settleFee(ctx, manuscriptId, null);
}

/** Takes the reduction for the author's country: granted at once, with an audit log entry. */
export async function claimWaiver(ctx: Context, manuscriptId: string): Promise<{ message: string; fee: HandlingFee }> {
  const { userId } = signedIn(ctx);
  const percent = await inTransaction(ctx, async (tx) => {
    const { fee } = await holdOwnFee(tx, manuscriptId);
    refuseIfNothingDue(fee);
    const rule = ruleWaiverOf(fee.country);
    if (!rule || rule.percent <= fee.waiverPercent) throw new AppError('state-conflict', t.noFurtherReduction());
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
    await addAuditEntry(tx, 'waiver-claimed', manuscriptId, { ...rule });
    return rule.percent;
  });
  await endOpenCheckout(ctx, manuscriptId, userId);
  return { message: t.feeReduced({ percent }), fee: await readFee(ctx, manuscriptId) };
}
