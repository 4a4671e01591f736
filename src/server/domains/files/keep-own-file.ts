import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { insertFile } from './file-store.ts';
import { storeBytes } from './store-bytes.ts';

/** Keeps a file that the house itself made or imported; answers with its id. */
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
