import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { v4, v7 } from 'uuid';
import * as t from '../../../messages/file-responses.ts';
import type { DocumentFault, TakePiece } from '../../ports/inspection/document-inspector.ts';
import { kindOfMediaType } from './judging/judge-document.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { insertFile } from './file-store.ts';
import { storeBytes } from './store-bytes.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { holdFiles } from './leftover-store.ts';

/**
 * Protects files from the cleanup when this transaction makes them permanent. Throws for one that was already deleted.
 */
export async function keepFromClearing(tx: Context, fileIds: readonly string[]): Promise<void> {
  const held = await holdFiles(tx.db, fileIds);
  if (held.length < new Set(fileIds).size) throw invalidInput('filesUrl', t.fileGone());
}

/** Stores a file that the site made or imported; returns its id. */
export async function keepOwnFile(
  ctx: Context,
  file: { purpose: FilePurpose; name: string; mediaType: string; bytes: Readable | Buffer },
): Promise<string> {
  const { purpose, name, mediaType } = file;
  const bytes = Buffer.isBuffer(file.bytes) ? Readable.from([file.bytes]) : file.bytes;
  const stored = await storeBytes(ctx.storage, bytes);
  const id = v7();
  await insertFile(ctx.db, { id, purpose, name, mediaType, ...stored, createdAt: ctx.now() });
  return id;
}

interface Made {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly mediaType: string;
}

/** Makes a document by pieces straight into the store. */
async function storeMade(ctx: Context, make: (take: TakePiece) => Promise<DocumentFault | null>) {
  const made = new PassThrough();
  // Who reads it may not have begun when making it fails; both hear of the fault below.
  made.on('error', () => {});
  const storing = storeBytes(ctx.storage, made);
  // The caller below handles the error; until then it must not end the process.
  storing.catch(() => {});
  try {
    const fault = await make(async (piece) => {
      if (!made.write(piece)) await Promise.race([once(made, 'drain'), storing]);
    });
    if (fault === null) {
      made.end();
      return await storing;
    }
    made.destroy(new Error('The document could not be made'));
    await storing.catch(() => {});
    return fault;
  } catch (error) {
    made.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/**
 * Saves a document that the sandboxed worker makes; returns its id, or the reason for its rejection by the document
 * checks. The id contains no time, so that it does not reveal when the file was made.
 */
export async function keepMadeFile(
  ctx: Context,
  { purpose, name, mediaType }: Made,
  make: (take: TakePiece) => Promise<DocumentFault | null>,
): Promise<{ id: string } | { fault: DocumentFault }> {
  const stored = await storeMade(ctx, make);
  if (typeof stored === 'string') return { fault: stored };
  const { storageKey, size } = stored;
  const read = (range: { start: number; end: number }) => ctx.storage.read(storageKey, range);
  const fault = await ctx.inspection.inspect(kindOfMediaType(mediaType), { size, read });
  if (fault !== null) {
    await ctx.storage.remove(storageKey);
    return { fault };
  }
  const id = v4();
  await insertFile(ctx.db, { id, purpose, name, mediaType, ...stored, createdAt: ctx.now() });
  return { id };
}
