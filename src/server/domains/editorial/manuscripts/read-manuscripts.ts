import type { ManuscriptVersion } from '../../../../contracts/manuscript-values.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { readFilesOf } from './known-files.ts';
import { mayReadManuscript, withCorrespondingAuthor } from './manuscript-policy.ts';
import { actorAt } from '../../parts/index.ts';
import { findManuscript, type FoundManuscript } from './manuscript-store.ts';
import { listVersions } from './version-store.ts';

/** Whether the actor reads a manuscript as it was sent: who submitted it, and administrators. */
export const readsManuscript = async (ctx: Context, { manuscript }: FoundManuscript): Promise<boolean> =>
  mayReadManuscript(await actorAt(ctx, manuscript), manuscript);

/** Every version of a manuscript, newest first; who may see them is the caller’s to know. */
export async function readVersionsOf(ctx: Context, manuscriptId: string): Promise<ManuscriptVersion[]> {
  const versions = await listVersions(ctx.db, manuscriptId);
  const show = await readFilesOf(ctx, versions);
  return versions.map((row) => ({
    version: row.version,
    articleTitle: row.title,
    articleAbstract: row.abstract,
    articleKeywords: row.keywords,
    articleAuthors: withCorrespondingAuthor(row.authors),
    files: show(row.fileIds),
    submittedAt: row.submittedAt.toISOString(),
    outcome: row.outcome,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    rejectionText: row.rejectionText,
    rejectionFiles: show(row.rejectionFileIds),
  }));
}

/** Every version of a manuscript, newest first, for those who may read it. */
export async function readVersions(ctx: Context, manuscriptId: string): Promise<ManuscriptVersion[]> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !(await readsManuscript(ctx, found))) throw notFound('This manuscript');
  return readVersionsOf(ctx, manuscriptId);
}
