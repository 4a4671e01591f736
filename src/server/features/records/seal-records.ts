import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { hashOf, type ChainEnd } from './record-hash.ts';
import { findChainEnd, holdSealing, holdUnsealed, seal } from './seal-store.ts';

const atOnce = 1000;
/** So long after its first count, in milliseconds, an entry grows no more: its minute, and one for processes that lag behind. */
const countedFor = 120_000;

/** Seals what waits, as much as fits into one transaction; null where nothing waits, or another process is at it. */
async function sealPart(ctx: Context): Promise<{ end: ChainEnd; count: number } | null> {
  return inTransaction(ctx, async (tx) => {
    if (!(await holdSealing(tx.db))) return null;
    const entries = await holdUnsealed(tx.db, new Date(tx.now().getTime() - countedFor), atOnce);
    if (entries.length === 0) return null;
    let end = await findChainEnd(tx.db);
    const sealed = entries.map((entry) => {
      const previous = end.hash;
      const position = end.position + 1;
      end = { position, hash: hashOf(entry, position, previous) };
      return { id: entry.id, previous, ...end };
    });
    await seal(tx.db, sealed);
    return { end, count: entries.length };
  });
}

/**
 * Gives every entry that waits its place in the chain. One process at a time does so; nobody who writes an entry waits for it.
 * The end of the chain goes into the log: kept elsewhere, it shows when entries are cut off.
 */
export async function sealRecords(ctx: Context): Promise<void> {
  let last: ChainEnd | undefined;
  for (let part = await sealPart(ctx); part !== null; part = part.count === atOnce ? await sealPart(ctx) : null)
    last = part.end;
  if (last) ctx.log.info({ entry: last.position, hash: last.hash }, 'The record is sealed up to this entry');
}
