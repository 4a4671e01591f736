import type { FileList } from '../../../../contracts/files.ts';
import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import {
  listRejectionFiles,
  presentFile,
  storeRejectionFiles,
  type FileRow,
  type IncomingFile,
} from '../../files/index.ts';
import { actorAt } from '../../conflicts/index.ts';
import { findManuscriptOfUpload, type FoundManuscript } from './manuscript-store.ts';
import { readsManuscript } from './read-manuscripts.ts';
import { listSentFileIds } from './version-store.ts';

/** The manuscript of an upload id and its author, for those who may read it. */
async function findConcerned(ctx: Context, { awsId, userId }: { awsId: string; userId: string }) {
  const found = await findManuscriptOfUpload(ctx.db, awsId);
  if (found?.manuscript.submittingUserId !== userId || !(await readsManuscript(ctx, found)))
    throw notFound('manuscript');
  return found;
}

const listed = (files: readonly FileRow[]): FileList => {
  const uploads = files.map(presentFile);
  return { files: uploads.map((file) => file.url), uploads };
};

/** The ids of the files that have gone to the author with a rejection of this manuscript. */
const sentFileIds = async (ctx: Context, { manuscript }: FoundManuscript): Promise<Set<string>> =>
  new Set(await listSentFileIds(ctx.db, manuscript.id));

/** Stores files that are to go with a rejection; the author sees them once they are sent. */
export async function uploadRejectionFiles(
  ctx: Context,
  place: { awsId: string; userId: string },
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  await findConcerned(ctx, place);
  return listed(await storeRejectionFiles(ctx, place.awsId, incoming));
}

/** The files of a manuscript's rejections: all of them for administrators, those that were sent for its author. */
export async function readRejectionFiles(ctx: Context, place: { awsId: string; userId: string }): Promise<FileList> {
  const found = await findConcerned(ctx, place);
  const files = await listRejectionFiles(ctx.db, place.awsId);
  const actor = await actorAt(ctx, found.manuscript);
  if (actor.kind === 'user' && actor.isAdmin) return listed(files);
  const sent = await sentFileIds(ctx, found);
  return listed(files.filter((file) => sent.has(file.id)));
}

/** Whether the caller submitted the manuscript that a file belongs to, and may open the file; one of a rejection, once it was sent. */
export async function mayOpenOwnFile(ctx: Context, file: FileRow): Promise<boolean> {
  const { userId } = signedIn(ctx);
  const found = file.uploadId === null ? null : await findManuscriptOfUpload(ctx.db, file.uploadId);
  if (file.purpose === 'manuscript' && file.ownerId !== userId) return false;
  // Uploads for a draft belong to their owner until there is a manuscript.
  if (!found) return file.purpose === 'manuscript';
  if (!(await readsManuscript(ctx, found))) return false;
  return file.purpose === 'manuscript' || (await sentFileIds(ctx, found)).has(file.id);
}

/** Whether an upload belongs to a manuscript that the caller may not see any more. */
export async function isHiddenUpload(ctx: Context, uploadId: string): Promise<boolean> {
  const found = await findManuscriptOfUpload(ctx.db, uploadId);
  return found !== null && !(await readsManuscript(ctx, found));
}
