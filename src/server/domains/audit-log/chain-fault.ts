import { hashOf, type ChainEnd, type WrittenEntry } from './entry-hash.ts';

/** A sealed entry. */
export interface SealedEntry extends WrittenEntry, ChainEnd {
  readonly previous: string;
}

/** How an entry does not fit: one before it is gone, it follows another than it says, or it is not what was sealed. */
export type ChainFault = 'missing' | 'unlinked' | 'changed';

function faultOf(entry: SealedEntry, before: ChainEnd): ChainFault | null {
  if (entry.position !== before.position + 1) return 'missing';
  if (hashOf(entry, entry.position, entry.previous) !== entry.hash) return 'changed';
  return entry.previous === before.hash ? null : 'unlinked';
}

/** The first of these entries that does not fit to those before it. */
export function findChainFault(
  entries: readonly SealedEntry[],
  start: ChainEnd,
): { readonly entry: SealedEntry; readonly fault: ChainFault } | null {
  let before = start;
  for (const entry of entries) {
    const fault = faultOf(entry, before);
    if (fault !== null) return { entry, fault };
    before = entry;
  }
  return null;
}
