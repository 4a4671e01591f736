import type { Manuscript, ManuscriptVersion } from '../../../contracts/manuscript-values.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readFilesOf } from './known-files.ts';
import { mayReadManuscript, withCorrespondingAuthor } from './manuscript-policy.ts';
import { findManuscript, type FoundManuscript } from './manuscript-store.ts';
import { presentManuscript } from './present-manuscript.ts';
import { listVersions } from './version-store.ts';

async function findReadable(ctx: Context, manuscriptId: string): Promise<FoundManuscript> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !mayReadManuscript(ctx.actor, found.manuscript)) throw notFound('This manuscript');
  return found;
}

/** One manuscript, for those who may read it; 404 for everyone else. */
export async function readManuscript(ctx: Context, manuscriptId: string): Promise<Manuscript> {
  return presentManuscript(ctx, await findReadable(ctx, manuscriptId));
}

/** Every version of a manuscript, newest first, for those who may read it. */
export async function readVersions(ctx: Context, manuscriptId: string): Promise<ManuscriptVersion[]> {
  await findReadable(ctx, manuscriptId);
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
