import { daysAfter } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction, inTransaction } from '../../in-transaction.ts';
import { clearAccountLeftovers } from '../../domains/accounts/index.ts';
import { clearStrayBytes, deleteUnneededFiles, findOldPrints, listReplacedFiles } from '../../domains/files/index.ts';
import { clearEmails } from '../../domains/emails/index.ts';
import { findUnnamedIssueFiles } from '../../domains/issues/index.ts';
import { findUnnamedFiles } from '../../domains/editorial/index.ts';
import { clearEmptyUploads, purgeDeletedManuscripts } from './clear-manuscripts.ts';

const batchSize = 500;

/** Deletes files without references: finds them without a lock, and checks again under one. */
async function clearUnnamed(ctx: Context, before: Date, find: typeof findUnnamedFiles): Promise<number> {
  let cleared = 0;
  for (;;) {
    const ids = await inLongTransaction(ctx, (tx) => find(tx.db, before, { limit: batchSize }));
    if (ids.length === 0) return cleared;
    const storageKeys = await inTransaction(ctx, (tx) =>
      deleteUnneededFiles(tx, ids, (among) => find(tx.db, before, { among, limit: batchSize })),
    );
    for (const key of storageKeys) await ctx.storage.remove(key);
    // The rest is in use.
    if (storageKeys.length === 0) return cleared;
    cleared += storageKeys.length;
  }
}

/** Removes the replaced files of an upload, except those that a manuscript, a version or a draft still names. */
export async function clearReplaced(ctx: Context, uploadId: string): Promise<void> {
  const replaced = await listReplacedFiles(ctx.db, uploadId);
  const whenever = daysAfter(ctx.now(), 1);
  const storageKeys = await inTransaction(ctx, (tx) =>
    deleteUnneededFiles(tx, replaced, (among) => findUnnamedFiles(tx.db, whenever, { among, limit: among.length })),
  );
  for (const key of storageKeys) await ctx.storage.remove(key);
}

/**
 * The cleanup: unused uploads after a day, account data, emails after three months, and deleted manuscripts when their
 * time is over.
 */
export async function clearLeftovers(ctx: Context): Promise<void> {
  const dayAgo = daysAfter(ctx.now(), -1);
  const counts = {
    manuscripts: await purgeDeletedManuscripts(ctx),
    files: await clearUnnamed(ctx, dayAgo, findUnnamedFiles),
    prints: await clearUnnamed(ctx, daysAfter(ctx.now(), -30), findOldPrints),
    issueFiles: await clearUnnamed(ctx, dayAgo, findUnnamedIssueFiles),
    partialUploads: await ctx.resumable.clear(dayAgo),
    strayBytes: await clearStrayBytes(ctx, dayAgo),
    uploadIds: await clearEmptyUploads(ctx, dayAgo),
    ...(await clearAccountLeftovers(ctx)),
    ...(await clearEmails(ctx)),
  };
  ctx.log.info(counts, 'Leftovers are cleared');
}
