import * as t from '../../../messages/fee-responses.ts';
import { type Context, signedIn } from '../../context.ts';
import { notFound, AppError } from '../../errors.ts';
import { actorAt } from '../conflicts/index.ts';
import { maySeeFee, allowedFeeActions, ruleWaiverOf } from './journal-fees.ts';
import { findLastRequest, type WaiverRow } from './waiver-store.ts';
import { isSameMoney } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../accounts/index.ts';
import { isOwed } from './is-owed.ts';
import { findFee, lockFee, type FoundFee } from './fee-store.ts';
import type { HandlingFee, WaiverRequest } from '../../../contracts/fees.ts';
import { dueMinorOf, paymentStatusOf } from './fee-amount.ts';

/** The key of a manuscript's fee in the checkout's address. */
export const feeLookupKey = (manuscriptId: string) => `handling_fee_${manuscriptId}`;

/** A waiver request for its author and administrators. */
export const presentRequest = (row: WaiverRow): WaiverRequest => ({
  id: row.id,
  state: row.state,
  percentAsked: row.percentAsked,
  justification: row.justification,
  requestedAt: row.requestedAt.toISOString(),
  grantedPercent: row.grantedPercent,
  answer: row.answer,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** A fee for its submitting author and administrators, with the last waiver request. */
export function presentFee(ctx: Context, found: FoundFee, request: WaiverRow | null): HandlingFee {
  const { fee, manuscript, journal } = found;
  return {
    articleId: manuscript.id,
    articleTitle: manuscript.title,
    manuscriptNumber: manuscript.number,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    mode: fee.mode,
    paymentStatus: paymentStatusOf(fee),
    isSettled: fee.isSettled,
    isWithdrawn: manuscript.state === 'withdrawn',
    isPublic: manuscript.publishedAt !== null,
    currency: fee.currency,
    listMinor: fee.listMinor,
    waiverPercent: fee.waiverPercent,
    dueMinor: dueMinorOf(fee),
    stripeLookupId: feeLookupKey(manuscript.id),
    ruleWaiver: ruleWaiverOf(fee.country),
    request: request && presentRequest(request),
    allowed: allowedFeeActions(ctx.actor, found, request?.state === 'waiting'),
  };
}

/**
 * The fee that the actor owes while there is an article to pay for: only the submitting author chooses, requests and
 * pays.
 */
export async function ownFee(ctx: Context, manuscriptId: string): Promise<FoundFee> {
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.manuscript.submittingUserId !== signedIn(ctx).userId || found.manuscript.deletedAt !== null)
    throw notFound('handlingFee');
  if (found.manuscript.state === 'withdrawn') throw new AppError('state-conflict', t.noFeeWithdrawn());
  if (!isOwed(found.manuscript)) throw new AppError('state-conflict', t.noFeeBeforeAcceptance());
  return found;
}

/**
 * The same, locked until the caller's transaction ends, so that payments and changes of the fee cannot overlap. Locks
 * the account first, like everyone who takes more than one lock.
 */
export async function holdOwnFee(tx: Context, manuscriptId: string): Promise<FoundFee> {
  await ownFee(tx, manuscriptId);
  await lockAccount(tx.db, signedIn(tx).userId);
  await lockFee(tx.db, manuscriptId);
  return ownFee(tx, manuscriptId);
}

/** Whether exactly this price is due for a manuscript; a checkout with another price is outdated. */
export async function isStillDue(db: Database, manuscriptId: string, price: Money): Promise<boolean> {
  const found = await findFee(db, manuscriptId);
  if (!found || !isOwed(found.manuscript)) return false;
  const { fee } = found;
  const due = { amountMinor: dueMinorOf(fee), currency: fee.currency };
  return !fee.isSettled && fee.mode === 'open' && isSameMoney(price, due);
}

/**
 * The handling fee of an accepted manuscript; throws 404 for people who may not see it, before acceptance, and after
 * deletion.
 */
export async function readFee(ctx: Context, manuscriptId: string): Promise<HandlingFee> {
  const found = await findFee(ctx.db, manuscriptId);
  if (found?.manuscript.deletedAt !== null || !maySeeFee(await actorAt(ctx, found.manuscript), found.manuscript))
    throw notFound('handlingFee');
  return presentFee(ctx, found, await findLastRequest(ctx.db, manuscriptId));
}
