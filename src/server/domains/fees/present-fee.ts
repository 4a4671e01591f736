import type { HandlingFee, WaiverRequest } from '../../../contracts/fees.ts';
import type { Context } from '../../context.ts';
import { articleNumber } from '../articles/index.ts';
import { dueMinorOf, paymentStatusOf } from './fee-amount.ts';
import { allowedFeeActions } from './fee-policy.ts';
import type { FoundFee } from './fee-store.ts';
import { ruleWaiverOf } from './income-groups.ts';
import type { WaiverRow } from './waiver-store.ts';

/** The key by which the checkout's address names the fee of a manuscript. */
export const feeLookupKey = (manuscriptId: string) => `handling_fee_${manuscriptId}`;

/** A request for a reduction, as its author and administrators see it. */
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

/** A fee as its submitting author and administrators see it, with the last request for a reduction. */
export function presentFee(ctx: Context, found: FoundFee, request: WaiverRow | null): HandlingFee {
  const { fee, manuscript, journal } = found;
  return {
    articleId: manuscript.id,
    articleTitle: manuscript.title,
    articleNumber: articleNumber(manuscript.id),
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
