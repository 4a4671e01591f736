import { v7 } from 'uuid';
import * as t from '../../../messages/file-responses.ts';
import { AppError, notFound, invalidInput } from '../../errors.ts';
import type { ByteRange } from '../../ports/storage/file-storage.ts';
import { judgeDocument, sampleSize, labelOf, kindOfMediaType } from './judging/judge-document.ts';
import { type NewFile, claimUpload, insertFile } from './file-store.ts';
import { readHead, storeBytes, storageFault } from './store-bytes.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import { refuseBeyondQuota } from './quota.ts';
import type { Context } from '../../context.ts';
import type { DocumentBytes } from '../../ports/inspection/document-inspector.ts';
import { refused } from './judging/refusal-words.ts';

/** A document with its bytes in a file or the store; `mediaType` is the result of `judgeDocument`. */
interface StoredDocument extends DocumentBytes {
  readonly name: string;
  readonly mediaType: string;
}

/**
 * The full check of a document's bytes (decision 23); throws `unsupported-file` with the fault and what to do. The
 * caller deletes the stored bytes then.
 */
async function inspectDocument(ctx: Context, { name, mediaType, ...bytes }: StoredDocument): Promise<void> {
  const kind = kindOfMediaType(mediaType);
  const fault = await ctx.inspection.inspect(kind, bytes);
  if (fault !== null) throw refused(name, kind, fault);
}

/** An incoming file; `bytes` can be read once, and each piece is valid until the next is requested. */
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
  new AppError('too-large', t.documentTooLarge({ name, megabytes: ctx.site.maxUploadBytes / 1024 / 1024 }));

/** Checks a document and stores its bytes; stores nothing if it is rejected. */
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

interface Place {
  readonly uploadId: string;
  readonly ownerId: string;
  /** A slot for each document in order; null if none is given. */
  readonly slots: readonly (number | null)[];
}

export const bytesOf = (received: readonly ReceivedDocument[]): number =>
  received.reduce((sum, { size }) => sum + size, 0);

/** Saves the rows of received documents, all or none, and frees their slots from earlier files. */
export async function keepDocuments(
  ctx: Context,
  received: readonly ReceivedDocument[],
  { uploadId, ownerId, slots }: Place,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The janitor may have taken an upload id that had no files while the bytes came.
    if ((await claimUpload(tx.db, uploadId, ownerId, tx.now())) !== ownerId) throw notFound('upload');
    await refuseBeyondQuota(tx, { uploadId, ownerId }, bytesOf(received));
    const kept = [];
    for (const [index, file] of received.entries())
      kept.push(await insertFile(tx.db, { ...file, uploadId, ownerId, slot: slots[index] ?? null }));
    if (kept.some(({ hasReplaced }) => hasReplaced)) await tx.jobs.enqueue(tx.db, 'clear-replaced', { uploadId });
  });
}

/** Removes the bytes of documents that were not needed. */
export async function forgetDocuments(ctx: Context, received: readonly ReceivedDocument[]): Promise<void> {
  await Promise.all(received.map((file) => ctx.storage.remove(file.storageKey)));
}

/** Stores one incoming document for an owner; returns its id. Stores nothing if it is rejected. */
export async function receiveOne(
  ctx: Context,
  { purpose, ownerId }: { readonly purpose: FilePurpose; readonly ownerId: string },
  incoming: AsyncIterable<IncomingFile>,
): Promise<string> {
  const brought = { ownerId, uploadId: null };
  await refuseBeyondQuota(ctx, brought);
  const received: ReceivedDocument[] = [];
  try {
    for await (const file of incoming) {
      if (received.length > 0) throw invalidInput('s3Files', t.chooseOneFile());
      received.push(await receiveDocument(ctx, file, purpose));
    }
    const [only] = received;
    if (!only) throw invalidInput('s3Files', t.chooseFile());
    await inTransaction(ctx, async (tx) => {
      await refuseBeyondQuota(tx, brought, only.size);
      await insertFile(tx.db, { ...only, ...brought, slot: null });
    });
    return only.id;
  } catch (error) {
    await forgetDocuments(ctx, received);
    throw storageFault(ctx, error, 'nothing');
  }
}
