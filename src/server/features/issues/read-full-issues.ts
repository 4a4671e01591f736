import type { FullIssue } from '../../../contracts/issues.ts';
import { fileHref } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { listFullIssues } from './issue-store.ts';

/** The full issues for sale that fit the filter, in the envelope of the specification. */
export async function readFullIssues(
  ctx: Context,
  filter: { volume?: string; number?: string; journalId?: string | undefined },
): Promise<{ getIssue: FullIssue[] }> {
  const rows = await listFullIssues(ctx.db, filter);
  return {
    getIssue: rows.map((issue) => ({
      id: issue.id,
      journalId: issue.journalId,
      journalAbbreviation: issue.journalAbbreviation,
      issueVolume: issue.volume,
      issueNumber: issue.number,
      issuePrice: issue.priceMinor,
      currency: issue.currency,
      stripeName: issue.name,
      stripeDescription: issue.description,
      stripe_lookupId: issue.lookupKey,
      issueImageURL: issue.coverFileId && fileHref(issue.coverFileId),
      issueDoccumentURL: issue.documentFileId && fileHref(issue.documentFileId),
    })),
  };
}
