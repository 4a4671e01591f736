import type { Context } from '../../context.ts';
import { endPermission } from '../../domains/orcid/index.ts';
import {
  OrcidPermissionEnded,
  OrcidRefusal,
  OrcidUnavailable,
  type RecordHolder,
} from '../../ports/orcid/orcid-provider.ts';

const minute = 60_000;
const longestDelay = 24 * 60;

/** Why an item was not written: ORCID refused it, or it will be tried again. */
export interface Fault {
  readonly tries?: number;
  readonly nextTryAt?: Date;
  readonly refusal?: string;
}

/** One kind of item that is written to records. */
interface Writing<Due> {
  readonly write: (due: Due) => Promise<void>;
  readonly note: (due: Due, fault: Fault) => Promise<void>;
}

/** Notes why ORCID did not take an item, and throws other errors. False if ORCID is unavailable, so that the run ends. */
async function noteFault<Due extends RecordHolder & { readonly tries: number }>(
  ctx: Context,
  due: Due,
  note: Writing<Due>['note'],
  error: unknown,
): Promise<boolean> {
  if (error instanceof OrcidPermissionEnded) {
    ctx.log.info({ why: error.message }, 'A permission to change an ORCID record has ended');
    await endPermission(ctx.db, due.orcid);
    return true;
  }
  if (error instanceof OrcidRefusal) {
    ctx.log.warn({ why: error.message }, 'ORCID refused what was to be added to a record');
    await note(due, { refusal: error.message });
    return true;
  }
  if (!(error instanceof OrcidUnavailable)) throw error;
  ctx.log.warn({ err: error }, 'ORCID could not be asked to change a record; it will be tried again');
  const delay = Math.min(longestDelay, 2 ** Math.min(due.tries, 12)) * minute;
  await note(due, { tries: due.tries + 1, nextTryAt: new Date(ctx.now().getTime() + delay) });
  return false;
}

/** Writes what is due to records, one after the other; ends where ORCID is unavailable. */
export async function writeEach<Due extends RecordHolder & { readonly tries: number }>(
  ctx: Context,
  all: readonly Due[],
  { write, note }: Writing<Due>,
): Promise<void> {
  const ended = new Set<string>();
  for (const due of all) {
    if (ended.has(due.orcid)) continue;
    try {
      await write(due);
    } catch (error) {
      if (!(await noteFault(ctx, due, note, error))) return;
      if (error instanceof OrcidPermissionEnded) ended.add(due.orcid);
    }
  }
}
