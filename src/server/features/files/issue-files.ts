import path from 'node:path';
import { coverExtensions } from '../../../contracts/constants.ts';
import type { FileList } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { claimUpload, findUploadOwner, listIssueFiles } from './file-store.ts';
import { labelOf } from './judging/label-of.ts';
import { forgetDocuments, keepDocuments } from './keep-documents.ts';
import { presentFile } from './present-file.ts';
import { receiveCover } from './receive-cover.ts';
import { receiveDocument, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { storageFault } from './storage-fault.ts';

/** What a file is to the issue follows from its name; its content is judged then. */
function receive(ctx: Context, file: IncomingFile): Promise<ReceivedDocument> {
  const name = labelOf(file.name);
  const ending = path.extname(name).toLowerCase();
  if (ending === '.pdf') return receiveDocument(ctx, file, 'issue-document');
  if (coverExtensions.some((extension) => extension === ending)) return receiveCover(ctx, file);
  throw new AppError(
    'unsupported-file',
    `“${name}” is not accepted: the cover is a .jpg, .png or .webp file, the document a .pdf file.`,
  );
}

function refuseOthers(received: readonly ReceivedDocument[]): void {
  if (received.length === 0) throw invalidInput('s3FullIssue', 'Please choose a file.');
  if (new Set(received.map(({ purpose }) => purpose)).size < received.length)
    throw invalidInput('s3FullIssue', 'An issue has one cover and one document. Please choose one of each.');
}

/** Stores cover and document of a full issue under an upload id, in any order; a refusal leaves none of them behind. */
export async function storeIssueFiles(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  const { userId } = signedIn(ctx);
  const ownerId = await claimUpload(ctx.db, uploadId, userId, ctx.now());
  if (ownerId !== userId) throw notFound('This upload');
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) received.push(await receive(ctx, file));
    refuseOthers(received);
    await keepDocuments(ctx, received, { uploadId, ownerId, slots: [] });
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'Nothing of this upload was kept; files that were there before still are.');
  }
  return readIssueFiles(ctx, uploadId);
}

/** The newest cover and the newest document of an upload id, for administrators. */
export async function readIssueFiles(ctx: Context, uploadId: string): Promise<FileList> {
  if ((await findUploadOwner(ctx.db, uploadId)) === null) throw notFound('This upload');
  const uploads = (await listIssueFiles(ctx.db, uploadId)).map(presentFile);
  return { files: uploads.map(({ url }) => url), uploads };
}
