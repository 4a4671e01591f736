import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney, toMinorUnits } from '../../../contracts/money.ts';

/** The price of a full issue: `AED 199.00`. */
export const formatPrice = ({ issuePrice, currency }: Pick<FullIssue, 'issuePrice' | 'currency'>): string =>
  formatMoney({ amountMinor: toMinorUnits(issuePrice), currency });
