import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { holdFiles } from './leftover-store.ts';

/**
 * Keeps the janitor from files that are being taken up in this transaction; whoever names a file for good calls it in the
 * same transaction. One that was cleared already is refused.
 */
export async function keepFromClearing(tx: Context, fileIds: readonly string[]): Promise<void> {
  const held = await holdFiles(tx.db, fileIds);
  if (held.length < new Set(fileIds).size)
    throw invalidInput(
      'filesUrl',
      'A file named here is no longer there: it was replaced, or not used for a day. Please upload it again.',
    );
}
