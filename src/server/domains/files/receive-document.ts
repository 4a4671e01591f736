import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import { inspectDocument } from './judging/inspect-document.ts';
import { judgeDocument, sampleSize } from './judging/judge-document.ts';
import type { NewFile } from './file-store.ts';
import { labelOf } from './judging/label-of.ts';
import { readHead } from './read-head.ts';
import { storeBytes } from './store-bytes.ts';

/** A file that comes in; `bytes` are read once, and a piece of them stands until the next is asked for. */
export interface IncomingFile {
  readonly name: string | undefined;
  readonly bytes: AsyncIterable<Buffer>;
  /** Whether the size limit cut the bytes off; known once they are read. */
  wasCut(): boolean;
}

/** A document that was judged and lies in the store; its row is still to be written. */
export type ReceivedDocument = Omit<NewFile, 'id' | 'slot' | 'uploadId' | 'ownerId'> & { readonly id: string };

/** Why a file is not taken that is larger than the site accepts. */
export const tooLarge = (ctx: Context, name: string) =>
  new AppError('too-large', `“${name}” is larger than ${ctx.site.maxUploadBytes / 1024 / 1024} MB.`);

/** Judges a document and stores its bytes; a refusal leaves none of them behind. */
export async function receiveDocument(
  ctx: Context,
  file: IncomingFile,
  purpose: FilePurpose = 'manuscript',
): Promise<ReceivedDocument> {
  const name = labelOf(file.name);
  const { head, whole } = await readHead(file.bytes, sampleSize);
  const mediaType = await judgeDocument(name, head);
  const stored = await storeBytes(ctx.storage, whole);
  try {
    if (file.wasCut()) throw tooLarge(ctx, name);
    const read = (range: ByteRange) => ctx.storage.read(stored.storageKey, range);
    await inspectDocument(ctx, { name, mediaType, size: stored.size, read });
  } catch (error) {
    await ctx.storage.remove(stored.storageKey);
    throw error;
  }
  return { id: v7(), purpose, name, mediaType, ...stored, createdAt: ctx.now() };
}
