import type { Context } from '../../context.ts';
import { findChainFault, type ChainFault, type SealedEntry } from './chain-fault.ts';
import { type ChainEnd } from './entry-hash.ts';
import { findChainEnd, findSeal, listSealed } from './seal-store.ts';

const atOnce = 2000;

/** What a check of a part of the chain has found. */
export interface CheckedPart {
  /** The last place that was looked at. */
  readonly checked: number;
  /** The end of the chain when it was. */
  readonly end: ChainEnd;
  /** The first entry that does not fit; of what was written down elsewhere, the place alone. */
  readonly fault: {
    readonly kind: ChainFault | 'cut-off' | 'not-as-noted';
    readonly position: number;
    readonly entry: SealedEntry | null;
  } | null;
}

/** What was written down of the chain elsewhere, and no longer agrees with it. */
async function faultOfNoted(ctx: Pick<Context, 'db'>, noted: ChainEnd, end: ChainEnd): Promise<CheckedPart['fault']> {
  const { position } = noted;
  if (position > end.position) return { kind: 'cut-off', position, entry: null };
  const found = await findSeal(ctx.db, position);
  return found?.hash === noted.hash ? null : { kind: 'not-as-noted', position, entry: null };
}

/** Checks entries after a position that was checked before; `noted` is a hash someone saved. */
export async function checkAuditLogPart(
  ctx: Pick<Context, 'db'>,
  { after, most, noted = null }: { readonly after: number; readonly most: number; readonly noted?: ChainEnd | null },
): Promise<CheckedPart> {
  const end = await findChainEnd(ctx.db);
  const until = Math.min(after + most, end.position);
  let before = await findSeal(ctx.db, after);
  if (before === null) return { checked: after, end, fault: { kind: 'missing', position: after, entry: null } };
  while (before.position < until) {
    const entries: SealedEntry[] = await listSealed(ctx.db, before.position, Math.min(atOnce, until - before.position));
    const found = findChainFault(entries, before);
    if (found) {
      const { position } = found.entry;
      return { checked: position, end, fault: { kind: found.fault, position, entry: found.entry } };
    }
    const last = entries.at(-1);
    if (!last) break;
    before = last;
  }
  const isWhole = before.position >= end.position;
  const fault = noted !== null && isWhole ? await faultOfNoted(ctx, noted, end) : null;
  return { checked: before.position, end, fault };
}
