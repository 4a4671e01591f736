import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { fullName, listEditorsInChief } from '../../accounts/index.ts';
import { findJournal, listJournals, type ListedJournal } from '../journal-store.ts';
import { presentJournal } from '../read-journals.ts';
import { countUnderWay, listFormerNames } from './administration-store.ts';

async function present(ctx: Context, rows: readonly ListedJournal[]): Promise<AdministeredJournal[]> {
  const underWay = await countUnderWay(ctx.db);
  const formerNames = await listFormerNames(ctx.db);
  const chiefs = await listEditorsInChief(ctx.db);
  return rows.map((row) => ({
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
    editorsInChief: chiefs.filter(({ journalId }) => journalId === row.id).map(fullName),
  }));
}

/** Every publication, archived ones too, by title. */
export const readAdministeredJournals = async (ctx: Context): Promise<AdministeredJournal[]> =>
  present(ctx, await listJournals(ctx.db, { withArchived: true }));

/** One journal as administrators see it. */
export async function readAdministeredJournal(ctx: Context, journalId: string): Promise<AdministeredJournal> {
  const row = await findJournal(ctx.db, journalId);
  const [journal] = row ? await present(ctx, [row]) : [];
  if (!journal) throw notFound('journal');
  return journal;
}
