import * as t from '../messages/contracts.ts';
import { formatMoney } from './money.ts';
import type { Money } from './values.ts';

/** A journal’s handling fee, as every page shows it. */
export const handlingFeeWords = (fee: Money): string =>
  fee.amountMinor === 0 ? t.noHandlingFee() : t.handlingFee({ fee: formatMoney(fee) });
