import type { Context } from '../../context.ts';
import { findOrcidWork } from '../../domains/articles/index.ts';
import { listDueWorks, noteWork, type DueWork } from '../../domains/orcid/index.ts';
import type { OrcidRecords } from '../../ports/orcid/orcid-provider.ts';
import { writeEach } from './write-record.ts';

/** As many as one run writes; the next begins within a minute. */
const mostAtOnce = 50;

/** Brings one article into the record, up to date, or out of it. */
async function write(ctx: Context, records: OrcidRecords, due: DueWork): Promise<void> {
  const written = { writtenOf: due.updatedAt, tries: 0, nextTryAt: null, refusal: null } as const;
  const work = due.isWithdrawn ? null : await findOrcidWork(ctx, due.articleId);
  if (work !== null) {
    const putCode = await records.write(due, 'work', work, due.putCode);
    return noteWork(ctx.db, due, { ...written, putCode, isLeftAlone: putCode === null });
  }
  if (due.putCode !== null) await records.remove(due, 'work', due.putCode);
  await noteWork(ctx.db, due, { ...written, putCode: null });
}

/** Writes articles to the ORCID records of their authors who allowed it, and removes withdrawn ones. */
export async function writeOrcidWorks(ctx: Context): Promise<void> {
  const { records } = ctx.orcid;
  if (records === null) return;
  await writeEach(ctx, await listDueWorks(ctx.db, ctx.now(), mostAtOnce), {
    write: (due) => write(ctx, records, due),
    // Refused: until the article changes.
    note: (due, fault) =>
      noteWork(ctx.db, due, fault.refusal === undefined ? fault : { ...fault, writtenOf: due.updatedAt }),
  });
}
