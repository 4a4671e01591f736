import type { Context } from '../context.ts';
import { notFound, notSignedIn } from '../errors.ts';
import { downloadOf, findFile, type FileRow } from '../features/files/index.ts';
import { mayReadIssue } from '../features/issues/index.ts';
import { mayOpenOwnFile } from '../features/manuscripts/index.ts';

async function mayOpen(ctx: Context, file: FileRow): Promise<boolean> {
  if (file.purpose === 'cover') return true;
  if (ctx.actor.kind !== 'user') throw notSignedIn();
  if (ctx.actor.isAdmin) return true;
  switch (file.purpose) {
    case 'manuscript':
    case 'rejection':
      return mayOpenOwnFile(ctx, file);
    case 'issue-document':
      return mayReadIssue(ctx, file.id);
    case 'article-pdf':
      return false;
  }
}

/** The bytes of a stored file for those who may read it; 401 for visitors, 404 for everyone else. */
export async function openFile(ctx: Context, fileId: string) {
  const file = await findFile(ctx.db, fileId);
  if (!file || !(await mayOpen(ctx, file))) throw notFound('This file');
  return downloadOf(ctx, file);
}
