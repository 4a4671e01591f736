import type { FullIssue } from '../../../contracts/issues.ts';
import type { Context } from '../../context.ts';
import { listFullIssues } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';

/** The full issues for sale that fit the filter, in the envelope of the specification. */
export async function readFullIssues(
  ctx: Context,
  filter: { volume?: string; number?: string; journalId?: string | undefined },
): Promise<{ getIssue: FullIssue[] }> {
  const rows = await listFullIssues(ctx.db, { ...filter, onSale: true });
  return { getIssue: rows.map(presentIssue) };
}
