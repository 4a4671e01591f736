import type { HandlingFee } from '../../../contracts/fees.ts';
import { formatMoney } from '../../../contracts/money.ts';

type Standing = Pick<HandlingFee, 'mode' | 'isSettled' | 'isWithdrawn' | 'request' | 'dueMinor' | 'currency'>;

export const isWaiting = ({ request }: Pick<HandlingFee, 'request'>): boolean => request?.state === 'waiting';

/** What open access costs after every reduction, in words. */
export const openCosts = ({ dueMinor, currency }: Pick<HandlingFee, 'dueMinor' | 'currency'>): string =>
  dueMinor === 0 ? 'No fee' : formatMoney({ amountMinor: dueMinor, currency });

/** What the author owes at this moment, in words; before a choice, what open access would cost. */
export function dueOf(fee: Standing): string {
  if (fee.isSettled) return fee.dueMinor === 0 ? 'Nothing' : 'Nothing more';
  if (fee.isWithdrawn || fee.mode === 'subscription') return 'Nothing';
  if (fee.mode === 'open' && isWaiting(fee)) return 'Nothing yet';
  return openCosts(fee);
}
