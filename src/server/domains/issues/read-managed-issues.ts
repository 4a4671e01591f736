import type { ManagedIssue, FullIssue } from '../../../contracts/issues.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import { findFiles, presentFile } from '../files/index.ts';
import { countOwners, listFullIssues, type ListedIssue, findFullIssue } from './issue-store.ts';
import { listCorrectedArticles, listWithdrawnArticles } from './held-article-store.ts';
import { fromMinorUnits } from '../../../contracts/money.ts';
import { fileHref } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';

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

async function present(ctx: Context, rows: readonly ListedIssue[]): Promise<ManagedIssue[]> {
  const owners = await countOwners(ctx.db);
  const withdrawn = await listWithdrawnArticles(ctx.db);
  const corrected = await listCorrectedArticles(ctx.db);
  const fileIds = rows.flatMap(({ coverFileId, documentFileId }) => [coverFileId, documentFileId]);
  const files = new Map<string | null, StoredFile>(
    (
      await findFiles(
        ctx.db,
        fileIds.flatMap((id) => id ?? []),
      )
    ).map((file) => [file.id, presentFile(file)]),
  );
  return rows.map((issue) => ({
    ...presentIssue(issue),
    version: issue.version,
    owners: owners.get(issue.id) ?? 0,
    withdrawnAt: issue.withdrawnAt?.toISOString() ?? null,
    withdrawalReason: issue.withdrawalReason,
    cover: files.get(issue.coverFileId) ?? null,
    document: files.get(issue.documentFileId) ?? null,
    withdrawnArticles: withdrawn
      .filter(({ fullIssueId }) => fullIssueId === issue.id)
      .map(({ id, title, withdrawnOn }) => ({ id, title, withdrawnOn })),
    correctedArticles: corrected
      .filter(({ fullIssueId }) => fullIssueId === issue.id)
      .map(({ id, title, correctedOn }) => ({ id, title, correctedOn })),
  }));
}

/** Every full issue, on sale and withdrawn, as administrators see them. */
export async function readManagedIssues(ctx: Context): Promise<{ issues: ManagedIssue[] }> {
  return { issues: await present(ctx, await listFullIssues(ctx.db, {})) };
}

/** One full issue as administrators see it. */
export async function readManagedIssue(ctx: Context, id: string): Promise<ManagedIssue> {
  const [issue] = await present(ctx, await listFullIssues(ctx.db, { ids: [id] }));
  if (!issue) throw notFound('fullIssue');
  return issue;
}

/** The full issues for sale that fit the filter, in the envelope of the specification. */
export async function readFullIssues(
  ctx: Context,
  filter: { volume?: string; number?: string; journalId?: string | undefined },
): Promise<{ getIssue: FullIssue[] }> {
  const rows = await listFullIssues(ctx.db, { ...filter, onSale: true });
  return { getIssue: rows.map(presentIssue) };
}

/** An issue that was taken off sale. */
export async function readWithdrawnIssue(
  { db }: Context,
  id: string,
): Promise<Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber'>> {
  const issue = await findFullIssue(db, id);
  if (!issue || issue.withdrawnAt === null) throw notFound('issue');
  return presentIssue(issue);
}
