import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { v7, v5 } from 'uuid';
import { actorName, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { addToCount } from './audit-log-store.ts';

/** The id on record of what has a name and no row of its own: a text of the site, an email's words. */
export const auditEntryIdOf = (kind: string, name: string): string => v5(`${kind}:${name}`, v5.URL);

type Counted = Parameters<typeof addToCount>[1];

/** Counted in this process and not yet written, by row id. */
interface Tally {
  readonly unwritten: Map<string, Counted>;
  isBeingWritten: boolean;
}

const minute = 60_000;
const writtenEvery = 1000;
const tallies = new WeakMap<Database, Tally>();

function tallyOf(db: Database): Tally {
  const tally = tallies.get(db) ?? { unwritten: new Map(), isBeingWritten: false };
  tallies.set(db, tally);
  return tally;
}

/** Writes what was counted, at once and then every second for as long as there is something. */
async function writeOut(ctx: Context, tally: Tally): Promise<void> {
  while (tally.unwritten.size > 0) {
    const rows = [...tally.unwritten.values()];
    tally.unwritten.clear();
    for (const row of rows)
      await addToCount(ctx.db, row).catch((error: unknown) =>
        ctx.log.error({ err: error, action: row.action, counts: row.details }, 'A count was not put on the record'),
      );
    await pause(writtenEvery, undefined, { ref: false });
  }
  tally.isBeingWritten = false;
}

/**
 * Adds a mass event to the audit log: one row for each minute counts each kind. Callers do not wait for it, so that a
 * flood uses only one connection.
 */
export function countAuditEntries(ctx: Context, action: string, subjectId: string, kind: string): void {
  const tally = tallyOf(ctx.db);
  const msecs = Math.floor(ctx.now().getTime() / minute) * minute;
  // The same in every process.
  const id = v7({ msecs, seq: 0, random: createHash('sha256').update(action).update(subjectId).digest() });
  const details = tally.unwritten.get(id)?.details ?? {};
  const row = { id, at: ctx.now(), actor: actorName(ctx.actor), action, subjectId };
  tally.unwritten.set(id, { ...row, details: { ...details, [kind]: (details[kind] ?? 0) + 1 } });
  if (tally.isBeingWritten) return;
  tally.isBeingWritten = true;
  void writeOut(ctx, tally);
}
