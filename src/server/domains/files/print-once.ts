import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { findFile, insertFileOnce, type FileRow } from './file-store.ts';
import { storeBytes } from './store-bytes.ts';

/**
 * A document that is printed when it is first asked for, and stored under an id that its content decides. The cleanup deletes
 * it after a month.
 */
export async function printOnce(
  ctx: Context,
  { id, name }: { readonly id: string; readonly name: string },
  print: () => Promise<Buffer>,
): Promise<FileRow> {
  const known = await findFile(ctx.primary, id);
  if (known) return known;
  const stored = await storeBytes(ctx.storage, Readable.from([await print()]));
  const mediaType = 'application/pdf';
  const file = { id, purpose: 'printed-article', name, mediaType, ...stored, createdAt: ctx.now() } as const;
  // Another process may have printed it meanwhile.
  if (!(await insertFileOnce(ctx.primary, file))) await ctx.storage.remove(stored.storageKey);
  const printed = await findFile(ctx.primary, id);
  if (!printed) throw new Error(`The print ${id} was not stored`);
  return printed;
}
