import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney, toMinorUnits } from '../../../contracts/money.ts';

/** What a page that sells an issue tells the browser of it. */
export type OfferedIssue = Omit<FullIssue, 'stripeDescription'>;

/** The same of the whole, for loaders. */
export function offered(issue: FullIssue): OfferedIssue {
  const { stripeDescription: _, ...told } = issue;
  return told;
}

/** What a list of the issues of all journals tells of one. */
export type ListedIssue = Omit<OfferedIssue, 'journalId' | 'stripe_lookupId'>;

/** The same of the whole, for loaders. */
export function listedIssue(issue: FullIssue): ListedIssue {
  const { stripeDescription: _description, journalId: _journal, stripe_lookupId: _lookup, ...listed } = issue;
  return listed;
}

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
