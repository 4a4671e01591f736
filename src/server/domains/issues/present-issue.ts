import type { FullIssue } from '../../../contracts/issues.ts';
import { fromMinorUnits } from '../../../contracts/money.ts';
import { fileHref } from '../../../contracts/pages.ts';
import type { ListedIssue } from './issue-store.ts';

/** A full issue as everyone sees it; the addresses of its files decide at each request who gets them. */
export const presentIssue = (issue: ListedIssue): FullIssue => ({
  id: issue.id,
  journalId: issue.journalId,
  journalAbbreviation: issue.journalAbbreviation,
  issueVolume: issue.volume,
  issueNumber: issue.number,
  issuePrice: fromMinorUnits(issue.priceMinor),
  currency: issue.currency,
  stripeName: issue.name,
  stripeDescription: issue.description,
  stripe_lookupId: issue.lookupKey,
  issueImageURL: issue.coverFileId && fileHref(issue.coverFileId),
  issueDoccumentURL: issue.documentFileId && fileHref(issue.documentFileId),
});
