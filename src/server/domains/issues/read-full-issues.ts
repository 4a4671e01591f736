import type { FullIssue } from '../../../contracts/issues.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findFullIssue, listFullIssues } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';

/** The full issues for sale that fit the filter, in the envelope of the specification. */
export async function readFullIssues(
  ctx: Context,
  filter: { volume?: string; number?: string; journalId?: string | undefined },
): Promise<{ getIssue: FullIssue[] }> {
  const rows = await listFullIssues(ctx.db, { ...filter, onSale: true });
  return { getIssue: rows.map(presentIssue) };
}

/** Where a full issue stands that was for sale and is not any more. */
export async function readWithdrawnIssue(
  { db }: Context,
  id: string,
): Promise<Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber'>> {
  const issue = await findFullIssue(db, id);
  if (!issue || issue.withdrawnAt === null) throw notFound('This issue');
  return presentIssue(issue);
}
