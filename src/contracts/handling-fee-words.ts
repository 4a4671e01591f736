import { formatMoney } from './money.ts';
import type { Money } from './values.ts';

/** What a journal asks of authors, as every page says it. */
export const handlingFeeWords = (fee: Money): string =>
  fee.amountMinor === 0 ? 'No handling fee' : `Handling fee: ${formatMoney(fee)}, due only after acceptance`;
