import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney, toMinorUnits } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import * as t from '../../../messages/issues.ts';

/** The fields of an issue that a page selling it sends to the browser. */
export type OfferedIssue = Omit<FullIssue, 'stripeDescription'>;

/** Picks those fields, for loaders. */
export function offered(issue: FullIssue): OfferedIssue {
  const { stripeDescription: _, ...told } = issue;
  return told;
}

/** The fields of an issue in a list of all journals. */
export type ListedIssue = Omit<OfferedIssue, 'journalId' | 'stripe_lookupId'>;

/** Picks those fields, for loaders. */
export function listedIssue(issue: FullIssue): ListedIssue {
  const { stripeDescription: _description, journalId: _journal, stripe_lookupId: _lookup, ...listed } = issue;
  return listed;
}

/** Volume and number of an issue, in words. */
export const placeOf = ({ issueVolume, issueNumber }: Pick<FullIssue, 'issueVolume' | 'issueNumber'>): string =>
  t.place({ volume: issueVolume, number: issueNumber });

/** Journal, volume and number of an issue, in words. */
export const nameOf = (issue: Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber'>): string =>
  t.journalAndPlace({ journal: issue.journalAbbreviation, place: placeOf(issue) });

/** The title of an issue without its place, where it has one of its own. */
export function titleOf(issue: Pick<FullIssue, 'issueVolume' | 'issueNumber' | 'stripeName'>): string {
  return issue.stripeName.replace(placeOf(issue), '').replace(/^[\s:,–—-]+/, '');
}

/** The short name of an issue in the carousel's address, as specified. */
export const shortLookupId = ({ issueVolume, issueNumber }: Pick<FullIssue, 'issueVolume' | 'issueNumber'>): string =>
  `vol${issueVolume}Issue${issueNumber}`;

type Priced = Pick<FullIssue, 'issuePrice' | 'currency'>;

/** The price of a full issue. */
export const priceOf = ({ issuePrice, currency }: Priced): Money => ({
  amountMinor: toMinorUnits(issuePrice),
  currency,
});

/** The price of a full issue: `AED 199.00`. */
export const formatPrice = (issue: Priced): string => formatMoney(priceOf(issue));
