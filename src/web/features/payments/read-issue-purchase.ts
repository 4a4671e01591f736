import { issues, type FullIssue, type PurchasedIssue } from '../../../contracts/issues.ts';
import { payments } from '../../../contracts/payments.ts';
import { callApi } from '../../api/call-api.ts';

/** How a checkout has gone: paid (for an issue, or for a pass), or left before it was. */
export type IssueOutcome =
  | { readonly kind: 'issue'; readonly purchased: PurchasedIssue }
  | { readonly kind: 'pass' }
  | { readonly kind: 'unpaid'; readonly issue: FullIssue | null };

/** Asks how a checkout stands; "open" while a paid issue is not among the purchases yet. */
export async function readIssuePurchase(sessionId: string): Promise<IssueOutcome | 'open' | 'expired'> {
  const { status, fullIssueId } = await callApi(payments.sessionStatus, { query: { session_id: sessionId } });
  if (status === 'expired') return status;
  if (status === 'open') {
    const { getIssue } = await callApi(issues.list);
    return { kind: 'unpaid', issue: getIssue.find(({ id }) => id === fullIssueId) ?? null };
  }
  if (fullIssueId === null) return { kind: 'pass' };
  const { fullIssuePurchasedUser } = await callApi(issues.purchased);
  const purchased = fullIssuePurchasedUser.find((purchase) => purchase.fullIssueId === fullIssueId);
  return purchased ? { kind: 'issue', purchased } : 'open';
}
