import * as t from '../../../messages/manuscript-responses.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction, inTransaction } from '../../in-transaction.ts';
import { deleteEmptyUploads } from '../../domains/files/index.ts';
import { forgetEmailsAbout } from '../../domains/emails/index.ts';
import { returnFee } from '../../domains/payments/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import { purgeProductions } from '../../domains/production/index.ts';
import { isUploadUnused, lockPastRestoring, purgeManuscripts, restorableSince } from '../../domains/editorial/index.ts';

const batchSize = 200;

/** Repeats a step until it finds nothing more; returns the total. */
async function untilDone(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await step(); done > 0; done = await step()) total += done;
  return total;
}

/** Empties deleted manuscripts that cannot be brought back any more; their files go with the next look for unnamed ones. */
export async function purgeDeletedManuscripts(ctx: Context): Promise<number> {
  return untilDone(() =>
    inTransaction(ctx, async (tx) => {
      const ids = await lockPastRestoring(tx.db, restorableSince(tx.now()), batchSize);
      await purgeManuscripts(tx.db, ids, tx.now());
      await purgeProductions(tx.db, ids);
      await forgetEmailsAbout(tx, ids);
      for (const id of ids) {
        await returnFee(tx, id, t.feeReturnedDeleted());
        await addAuditEntry(tx, 'purge', id, {});
      }
      return ids.length;
    }),
  );
}

/** Removes upload ids from before then that were claimed and not used. */
export async function clearEmptyUploads(ctx: Context, before: Date): Promise<number> {
  return untilDone(() =>
    inLongTransaction(ctx, (tx) =>
      deleteEmptyUploads(tx.db, before, { limit: batchSize, isUnused: isUploadUnused(tx.db) }),
    ),
  );
}
