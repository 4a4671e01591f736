import type { FullIssue } from '../../../contracts/issues.ts';
import { callApi } from '../../api/call-api.ts';

// Imports the contract late: these run on public pages, and few readers need it.

/** Asks which full issues the signed-in person owns. */
export async function readPurchasedIds(): Promise<ReadonlySet<string>> {
  const { issues } = await import('../../../contracts/issues.ts');
  const { fullIssuePurchasedUser } = await callApi(issues.purchased);
  return new Set(fullIssuePurchasedUser.map(({ fullIssueId }) => fullIssueId));
}

/** Asks for the issue of a journal at a volume and number; null when there is none. */
export async function readIssueAt(journalId: string, volume: string, issueNumber: string): Promise<FullIssue | null> {
  const { issues } = await import('../../../contracts/issues.ts');
  const { getIssue } = await callApi(issues.find, { params: { volume, issueNumber }, query: { journalId } });
  return getIssue[0] ?? null;
}
