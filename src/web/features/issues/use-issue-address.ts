import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { issueAddress, type IssueAddress } from './issue-address.ts';
import type { ListedIssue } from './issue-place.ts';
import { readPurchasedIds } from './read-issues.ts';

const none: ReadonlySet<string> = new Set();

/** The full issues that the signed-in person owns; none while loading. */
function usePurchasedIssues(): ReadonlySet<string> {
  const token = useSession()?.token;
  const [answer, setAnswer] = useState<{ token: string; owned: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (token === undefined) return undefined;
    let isWanted = true;
    readPurchasedIds().then(
      (owned) => isWanted && setAnswer({ token, owned }),
      // Without the answer a cover leads to the checkout, which knows what is owned.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return answer && answer.token === token ? answer.owned : none;
}

/** Where the covers of issues lead for this reader; null for an issue that is not for sale. The server renders for a visitor. */
export function useIssueAddress(): (issue: ListedIssue, lookupId: string) => IssueAddress | null {
  const reader = useSession()?.user ?? null;
  const purchased = usePurchasedIssues();
  return (issue, lookupId) => issueAddress(issue, lookupId, reader, purchased);
}
