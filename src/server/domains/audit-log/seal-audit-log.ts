import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { hashOf, type ChainEnd } from './entry-hash.ts';
import { findChainEnd, holdSealing, holdUnsealed, seal } from './seal-store.ts';

const atOnce = 1000;
/** So long after its first count, in milliseconds, an entry grows no more: its minute, and one for processes that lag behind. */
const countedFor = 120_000;

/** Before all ids. */
const firstId = '00000000-0000-0000-0000-000000000000';

interface SealedPart {
  readonly end: ChainEnd;
  /** The last id among them; null where nothing waits behind it. */
  readonly next: string | null;
}

/** Seals what waits behind an id, as much as fits into one transaction; null where nothing does, or another process is at it. */
async function sealPart(ctx: Context, after: string): Promise<SealedPart | null> {
  return inTransaction(ctx, async (tx) => {
    if (!(await holdSealing(tx.db))) return null;
    const countedUntil = new Date(tx.now().getTime() - countedFor);
    const entries = await holdUnsealed(tx.db, { after, countedUntil, limit: atOnce });
    if (entries.length === 0) return null;
    let end = await findChainEnd(tx.db);
    const sealed = entries.map((entry) => {
      const previous = end.hash;
      const position = end.position + 1;
      end = { position, hash: hashOf(entry, position, previous) };
      return { id: entry.id, previous, ...end };
    });
    await seal(tx.db, sealed);
    return { end, next: entries.length === atOnce ? (entries.at(-1)?.id ?? null) : null };
  });
}

/**
 * Adds pending audit log entries to the hash chain, one process at a time; writers of entries do not wait for it. Also
 * logs the end of the chain: a copy stored elsewhere reveals removed entries.
 */
export async function sealAuditLog(ctx: Context): Promise<void> {
  let last: ChainEnd | undefined;
  for (let after: string | null = firstId; after !== null;) {
    const part: SealedPart | null = await sealPart(ctx, after);
    last = part?.end ?? last;
    after = part?.next ?? null;
  }
  if (last) ctx.log.info({ entry: last.position, hash: last.hash }, 'The record is sealed up to this entry');
}
