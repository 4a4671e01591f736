import type { Context } from '../../context.ts';
import { deleteFiles, findKnownKeys, lockUnheldFiles } from './leftover-store.ts';
import { readSecret } from './secret-store.ts';

const batchSize = 500;

/** Whether the store is that of this database: bytes that another installation knows are not ours to clear. */
export async function ownsStore(ctx: Context): Promise<boolean> {
  const installation = (await readSecret(ctx.db, 'installation')).toString('base64url');
  return ctx.storage.belongsTo(installation);
}

async function removeStray(ctx: Context, keys: readonly string[]): Promise<number> {
  const known = await findKnownKeys(ctx.db, keys);
  const stray = keys.filter((key) => !known.has(key));
  for (const key of stray) await ctx.storage.remove(key);
  return stray.length;
}

/** Removes bytes older than this that no file has, and what broken writes have left. */
export async function clearStrayBytes(ctx: Context, before: Date): Promise<number> {
  if (!(await ownsStore(ctx))) {
    ctx.log.error({}, 'The store of files belongs to another database: bytes that no file has are left where they are');
    return 0;
  }
  let cleared = await ctx.storage.clearBrokenWrites(before);
  let batch: string[] = [];
  for await (const key of ctx.storage.list(before)) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    cleared += await removeStray(ctx, batch);
    batch = [];
  }
  return batch.length === 0 ? cleared : cleared + (await removeStray(ctx, batch));
}

/**
 * Removes the rows of files that are still not needed once they are locked; in a transaction. Answers with where their bytes
 * lie, to be removed after it: should the process end in between, they are stray bytes.
 */
export async function deleteUnneededFiles(
  tx: Context,
  ids: readonly string[],
  stillUnneeded: (locked: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const locked = await lockUnheldFiles(tx.db, ids);
  return locked.length === 0 ? [] : deleteFiles(tx.db, await stillUnneeded(locked));
}
