import path from 'node:path';
import { coverExtensions } from '../../../contracts/constants.ts';
import type { FileList } from '../../../contracts/files.ts';
import * as t from '../../../messages/file-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { findUploadOwner, listIssueFiles } from './file-store.ts';
import { labelOf } from './judging/judge-document.ts';
import { presentFile } from './download-file.ts';
import { receiveCover } from './receive-picture.ts';
import { receiveDocument, type IncomingFile, type ReceivedDocument } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';

/** What a file is to the issue follows from its name; its content is judged then. */
function receive(ctx: Context, file: IncomingFile): Promise<ReceivedDocument> {
  const name = labelOf(file.name);
  const ending = path.extname(name).toLowerCase();
  if (ending === '.pdf') return receiveDocument(ctx, file, 'issue-document');
  if (coverExtensions.some((extension) => extension === ending)) return receiveCover(ctx, file);
  throw new AppError('unsupported-file', t.issueFileType({ name }));
}

/** What an issue is made of has no slots; anything but one of each is refused. */
function noSlots(received: readonly ReceivedDocument[]): [] {
  if (received.length === 0) throw invalidInput('s3FullIssue', t.chooseFile());
  if (new Set(received.map(({ purpose }) => purpose)).size < received.length)
    throw invalidInput('s3FullIssue', t.oneCoverOneDocument());
  return [];
}

/** Stores cover and document of a full issue under an upload id, in any order; stores neither if one is rejected. */
export async function storeIssueFiles(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  await receiveUpload(ctx, uploadId, incoming, { receive: (file) => receive(ctx, file), slotsFor: noSlots });
  return readIssueFiles(ctx, uploadId);
}

/** The newest cover and the newest document of an upload id, for administrators. */
export async function readIssueFiles(ctx: Context, uploadId: string): Promise<FileList> {
  if ((await findUploadOwner(ctx.db, uploadId)) === null) throw notFound('upload');
  const uploads = (await listIssueFiles(ctx.db, uploadId)).map(presentFile);
  return { files: uploads.map(({ url }) => url), uploads };
}
