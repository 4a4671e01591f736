import { useSession } from '../../session/session.ts';
import { issueAddress, type IssueAddress } from './issue-address.ts';
import { usePurchasedIssues } from './use-purchased-issues.ts';
import type { ListedIssue } from './issue-place.ts';

/** Where the covers of issues lead for who is looking; a visitor, to the server, and null where nothing is for sale. */
export function useIssueAddress(): (issue: ListedIssue, lookupId: string) => IssueAddress | null {
  const reader = useSession()?.user ?? null;
  const purchased = usePurchasedIssues();
  return (issue, lookupId) => issueAddress(issue, lookupId, reader, purchased);
}
