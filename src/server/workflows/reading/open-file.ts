import { signedIn, type Context } from '../../context.ts';
import { readEntitlement } from '../../domains/articles/index.ts';
import { downloadOf, findFile, type FileRow, countUnshownPictures, listUpload } from '../../domains/files/index.ts';
import { mayReadIssue } from '../../domains/issues/index.ts';
import {
  findManuscriptOfUpload,
  isOfSomeVersion,
  mayOpenOwnFile,
  editsManuscript,
  isHiddenUpload,
} from '../../domains/editorial/index.ts';
import { seesPictures } from '../../domains/production/index.ts';
import { actorAt } from '../../domains/conflicts/index.ts';
import type { FileList, UnshownPictures } from '../../../contracts/files.ts';
import { notFound } from '../../errors.ts';

/** The current files of an upload, for its owner and administrators; those of a deleted manuscript for administrators alone. */
export async function readUpload(ctx: Context, awsId: string): Promise<FileList> {
  if (await isHiddenUpload(ctx, awsId)) throw notFound('upload');
  return listUpload(ctx, awsId);
}

/** The pictures of a file that readers would not see, for those who see its upload. */
export async function readUnshownPictures(ctx: Context, fileId: string): Promise<UnshownPictures> {
  const file = await findFile(ctx.db, fileId);
  if (!file?.uploadId) throw notFound('file');
  const { uploads } = await readUpload(ctx, file.uploadId);
  if (!uploads.some(({ id }) => id === fileId)) throw notFound('file');
  return { pictures: await countUnshownPictures(ctx, file) };
}

/** A file of a submission or of a rejection: administrators, the manuscript's editors once it was sent, and who submitted it. */
async function mayOpenManuscriptFile(ctx: Context, file: FileRow): Promise<boolean> {
  const found = file.uploadId === null ? null : await findManuscriptOfUpload(ctx.db, file.uploadId);
  const actor = found ? await actorAt(ctx, found.manuscript) : ctx.actor;
  if (actor.kind === 'user' && actor.isAdmin) return true;
  if (found && (await editsManuscript(ctx, found))) return isOfSomeVersion(ctx.db, found.manuscript.id, file.id);
  return mayOpenOwnFile(ctx, file);
}

const mayRead = async (ctx: Context, articleId: string) => (await readEntitlement(ctx, articleId)).mayRead;
/** Those who produced an article still see its text. */
const seesOnScreen = async (ctx: Context, articleId: string) =>
  ctx.actor.kind === 'user' && (await seesPictures(ctx, articleId));

async function mayOpen(ctx: Context, file: FileRow): Promise<boolean> {
  if (file.purpose === 'cover') return true;
  if (file.purpose === 'article-picture')
    return file.articleId !== null && ((await mayRead(ctx, file.articleId)) || seesOnScreen(ctx, file.articleId));
  const { isAdmin } = signedIn(ctx);
  switch (file.purpose) {
    case 'production-picture':
      return file.articleId !== null && seesPictures(ctx, file.articleId);
    case 'manuscript':
    case 'rejection':
      return mayOpenManuscriptFile(ctx, file);
    case 'issue-document':
      return isAdmin || mayReadIssue(ctx, file.id);
    case 'article-pdf':
      return isAdmin;
    // Prints of articles, copies for reviewers, attachments and files of discussions have addresses of their own, which know the parties.
    case 'printed-article':
    case 'review-copy':
    case 'report-attachment':
    case 'discussion':
      return false;
  }
}

/** The bytes of a stored file for those who may read it; 401 for visitors, 404 for everyone else. */
export async function openFile(ctx: Context, fileId: string) {
  const file = await findFile(ctx.db, fileId);
  if (!file || !(await mayOpen(ctx, file))) throw notFound('file');
  return downloadOf(ctx, file);
}
