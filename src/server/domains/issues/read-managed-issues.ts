import type { ManagedIssue } from '../../../contracts/issues.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findFiles, presentFile } from '../files/index.ts';
import { countOwners, listFullIssues, type ListedIssue } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';
import { listCorrectedArticles, listWithdrawnArticles } from './held-article-store.ts';

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
  if (!issue) throw notFound('This full issue');
  return issue;
}
