import type { Context } from '../../context.ts';
import { findOrcidWork } from '../../domains/articles/index.ts';
import { endPermission, listDueWorks, noteWork, type DueWork } from '../../domains/orcid/index.ts';
import {
  OrcidPermissionEnded,
  OrcidRefusal,
  OrcidUnavailable,
  type OrcidRecords,
} from '../../ports/orcid/orcid-provider.ts';

/** As many as one run writes; the next begins within a minute. */
const mostAtOnce = 50;
const minute = 60_000;
const longestDelay = 24 * 60;

/** Brings one article into the record, up to date, or out of it. */
async function write(ctx: Context, records: OrcidRecords, due: DueWork): Promise<void> {
  const written = { writtenOf: due.updatedAt, tries: 0, nextTryAt: null, refusal: null } as const;
  const work = due.isWithdrawn ? null : await findOrcidWork(ctx, due.articleId);
  if (work !== null) {
    const putCode = await records.write(due, work, due.putCode);
    return noteWork(ctx.db, due, { ...written, putCode, isLeftAlone: putCode === null });
  }
  if (due.putCode !== null) await records.remove(due, due.putCode);
  await noteWork(ctx.db, due, { ...written, putCode: null });
}

/** Notes why ORCID did not take a work, and throws other errors. False if ORCID is unavailable, so that the run ends. */
async function noteFault(ctx: Context, due: DueWork, error: unknown): Promise<boolean> {
  const { orcid, articleId, tries, updatedAt } = due;
  if (error instanceof OrcidPermissionEnded) {
    ctx.log.info({ articleId, why: error.message }, 'A permission to add works to an ORCID record has ended');
    await endPermission(ctx.db, orcid);
    return true;
  }
  if (error instanceof OrcidRefusal) {
    ctx.log.warn({ articleId, why: error.message }, 'ORCID refused a work');
    await noteWork(ctx.db, due, { writtenOf: updatedAt, refusal: error.message });
    return true;
  }
  if (!(error instanceof OrcidUnavailable)) throw error;
  ctx.log.warn({ err: error }, 'ORCID could not be asked to add a work; it will be tried again');
  const delay = Math.min(longestDelay, 2 ** Math.min(tries, 12)) * minute;
  await noteWork(ctx.db, due, { tries: tries + 1, nextTryAt: new Date(ctx.now().getTime() + delay) });
  return false;
}

/** Writes articles to the ORCID records of their authors who allowed it, and removes withdrawn ones. */
export async function writeOrcidWorks(ctx: Context): Promise<void> {
  const { records } = ctx.orcid;
  if (records === null) return;
  const ended = new Set<string>();
  for (const due of await listDueWorks(ctx.db, ctx.now(), mostAtOnce)) {
    if (ended.has(due.orcid)) continue;
    try {
      await write(ctx, records, due);
    } catch (error) {
      if (!(await noteFault(ctx, due, error))) return;
      if (error instanceof OrcidPermissionEnded) ended.add(due.orcid);
    }
  }
}
