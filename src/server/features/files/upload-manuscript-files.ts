import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { fileSlots, manuscriptSlot } from '../../../contracts/constants.ts';
import type { FileList } from '../../../contracts/files.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { judgeDocument, sampleSize } from './document-type.ts';
import { claimUpload, insertFile, type NewFile } from './file-store.ts';
import { listUpload } from './list-upload.ts';
import { readHead } from './read-head.ts';
import { storeBytes } from './store-bytes.ts';

interface IncomingFile {
  readonly name: string | undefined;
  readonly bytes: Readable;
  wasCut(): boolean;
}

type Received = Omit<NewFile, 'slot' | 'uploadId' | 'ownerId'>;

const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The last part of a name, without path, control characters or marks that turn the direction of text. */
function labelOf(name: string | undefined): string {
  const label = (name ?? '').replaceAll('\\', '/').split('/').at(-1)?.replace(unseen, '').slice(-200);
  return label === undefined || label === '' ? 'file' : label;
}

async function receive(ctx: Context, file: IncomingFile): Promise<Received> {
  const name = labelOf(file.name);
  const { head, whole } = await readHead(file.bytes, sampleSize);
  const mediaType = await judgeDocument(name, head);
  const stored = await storeBytes(ctx.storage, whole);
  if (file.wasCut()) {
    await ctx.storage.remove(stored.storageKey);
    throw new AppError('too-large', `“${name}” is larger than ${ctx.site.maxUploadBytes / 1024 / 1024} MB.`);
  }
  return { id: v7(), purpose: 'manuscript', name, mediaType, ...stored, createdAt: ctx.now() };
}

/** Without a slot named, the files are taken in the order of the three slots; a lone file is the manuscript. */
function slotsFor(count: number, slot: number | undefined): number[] {
  if (count === 0) throw invalidInput('s3Files', 'Please choose a file.');
  if (slot !== undefined && count > 1) throw invalidInput('slot', 'One file goes into one slot.');
  if (slot !== undefined) return [slot];
  return count === 1 ? [manuscriptSlot] : [...fileSlots.keys()].slice(0, count);
}

async function keepRows(
  ctx: Context,
  received: readonly Received[],
  place: { uploadId: string; ownerId: string; slots: number[] },
): Promise<void> {
  const { uploadId, ownerId, slots } = place;
  await inTransaction(ctx, async (tx) => {
    for (const [index, file] of received.entries())
      await insertFile(tx.db, { ...file, uploadId, ownerId, slot: slots[index] ?? null });
  });
}

/** Stores the files of an upload id, which belongs to whoever used it first; a refusal leaves none of them behind. */
export async function uploadManuscriptFiles(
  ctx: Context,
  uploadId: string,
  slot: number | undefined,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  const { userId } = signedIn(ctx);
  const ownerId = await claimUpload(ctx.db, uploadId, userId, ctx.now());
  if (ownerId !== userId) throw notFound('This upload');
  const received: Received[] = [];
  try {
    for await (const file of incoming) received.push(await receive(ctx, file));
    await keepRows(ctx, received, { uploadId, ownerId, slots: slotsFor(received.length, slot) });
  } catch (error) {
    await Promise.all(received.map((file) => ctx.storage.remove(file.storageKey)));
    throw error;
  }
  return listUpload(ctx, uploadId);
}
