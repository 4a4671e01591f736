import type { HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/fees.ts';

type Status = Pick<HandlingFee, 'mode' | 'isSettled' | 'isWithdrawn' | 'request' | 'dueMinor' | 'currency'>;

export const isWaiting = ({ request }: Pick<HandlingFee, 'request'>): boolean => request?.state === 'waiting';

/** What open access costs after waivers, in words. */
export const openCosts = ({ dueMinor, currency }: Pick<HandlingFee, 'dueMinor' | 'currency'>): string =>
  dueMinor === 0 ? t.noFee() : formatMoney({ amountMinor: dueMinor, currency });

/** Whether an amount is due now: neither settled nor waived, chosen otherwise or waiting for an answer. */
export const isDue = (fee: Status): boolean =>
  !fee.isSettled &&
  !fee.isWithdrawn &&
  fee.mode !== 'subscription' &&
  !(fee.mode === 'open' && isWaiting(fee)) &&
  fee.dueMinor > 0;

/** What the author owes at this moment, in words; before a choice, what open access would cost. */
export function dueOf(fee: Status): string {
  if (fee.isSettled) return fee.dueMinor === 0 ? t.nothing() : t.nothingMore();
  if (fee.isWithdrawn || fee.mode === 'subscription') return t.nothing();
  if (fee.mode === 'open' && isWaiting(fee)) return t.nothingYet();
  return openCosts(fee);
}

type Paid = Pick<HandlingFee, 'articleId' | 'journalAbbreviation' | 'isPublic'>;

/** Where a fee's article is read; before it is published, its author's page of the manuscript. */
export const articleHref = ({ articleId, journalAbbreviation, isPublic }: Paid): string =>
  isPublic ? pages.article.href({ catId: journalAbbreviation, articleId }) : pages.followManuscript.href({ articleId });
