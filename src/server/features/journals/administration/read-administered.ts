import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { fullName, listRoleHolders } from '../../accounts/index.ts';
import { findJournal, listJournals, type ListedJournal } from '../journal-store.ts';
import { presentJournal } from '../present-journal.ts';
import { countUnderWay, listFormerNames } from './administration-store.ts';

async function present(ctx: Context, rows: readonly ListedJournal[]): Promise<AdministeredJournal[]> {
  const underWay = await countUnderWay(ctx.db);
  const formerNames = await listFormerNames(ctx.db);
  const presented: AdministeredJournal[] = [];
  for (const row of rows) {
    const chiefs = await listRoleHolders(ctx.db, row.id, ['editor-in-chief']);
    presented.push({
      ...presentJournal(row),
      reviewModel: row.reviewModel,
      reportsNeeded: row.reportsNeeded,
      invitationDays: row.invitationDays,
      reviewDays: row.reviewDays,
      revisionDays: row.revisionDays,
      editorDays: row.editorDays,
      handlingFeeMinor: row.handlingFeeMinor,
      currency: row.feeCurrency,
      archivedAt: row.archivedAt?.toISOString() ?? null,
      version: row.version,
      manuscriptsUnderWay: underWay.get(row.id) ?? 0,
      formerAbbreviations: formerNames.flatMap(({ journalId, abbreviation }) =>
        journalId === row.id ? [abbreviation] : [],
      ),
      editorsInChief: chiefs.map(fullName),
    });
  }
  return presented;
}

/** Every publication, archived ones too, by title. */
export const readAdministeredJournals = async (ctx: Context): Promise<AdministeredJournal[]> =>
  present(ctx, await listJournals(ctx.db, { withArchived: true }));

/** One journal as administrators see it. */
export async function readAdministeredJournal(ctx: Context, journalId: string): Promise<AdministeredJournal> {
  const row = await findJournal(ctx.db, journalId);
  const [journal] = row ? await present(ctx, [row]) : [];
  if (!journal) throw notFound('This journal');
  return journal;
}
