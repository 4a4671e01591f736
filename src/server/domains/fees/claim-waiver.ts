import { v7 } from 'uuid';
import type { HandlingFee } from '../../../contracts/fees.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addRecord } from '../records/index.ts';
import { endOpenCheckout } from './end-open-checkout.ts';
import { grantWaiver } from './grant-waiver.ts';
import { ruleWaiverOf } from './income-groups.ts';
import { holdOwnFee } from './own-fee.ts';
import { readFee } from './read-fee.ts';
import { refuseIfNothingDue } from './refuse-if-nothing-due.ts';
import { insertWaiver } from './waiver-store.ts';

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
