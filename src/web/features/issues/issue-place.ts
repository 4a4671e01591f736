import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney, toMinorUnits } from '../../../contracts/money.ts';

/** Where an issue stands in its journal, in words. */
export const placeOf = ({ issueVolume, issueNumber }: Pick<FullIssue, 'issueVolume' | 'issueNumber'>): string =>
  `Volume ${issueVolume}, Issue ${issueNumber}`;

/** The title of an issue without its place, where it has one of its own. */
export function titleOf(issue: Pick<FullIssue, 'issueVolume' | 'issueNumber' | 'stripeName'>): string {
  return issue.stripeName.replace(placeOf(issue), '').replace(/^[\s:,–—-]+/, '');
}

/** The short name by which the carousel's address means an issue, as specified. */
export const shortLookupId = ({ issueVolume, issueNumber }: Pick<FullIssue, 'issueVolume' | 'issueNumber'>): string =>
  `vol${issueVolume}Issue${issueNumber}`;

/** The price of a full issue: `AED 199.00`. */
export const formatPrice = ({ issuePrice, currency }: Pick<FullIssue, 'issuePrice' | 'currency'>): string =>
  formatMoney({ amountMinor: toMinorUnits(issuePrice), currency });
