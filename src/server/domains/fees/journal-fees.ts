import type { JournalFee } from '../../../contracts/fees.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findJournal, listJournals, setJournalFee, type JournalRow } from '../journals/index.ts';
import { addRecord } from '../records/index.ts';

const presentJournalFee = (journal: JournalRow): JournalFee => ({
  journalId: journal.id,
  journalTitle: journal.title,
  journalAbbreviation: journal.abbreviation,
  handlingFeeMinor: journal.handlingFeeMinor,
  currency: journal.feeCurrency,
});

/** What each journal asks for open access, by title. */
export async function readJournalFees(ctx: Context): Promise<JournalFee[]> {
  return (await listJournals(ctx.db, { withArchived: true })).map(presentJournalFee);
}

/** Sets what a journal asks from now on; what was accepted before keeps its fee. */
export async function changeJournalFee(
  ctx: Context,
  journalId: string,
  handlingFeeMinor: number,
): Promise<{ message: string; journal: JournalFee }> {
  const journal = await findJournal(ctx.db, journalId);
  if (!journal) throw notFound('This journal');
  const before = journal.handlingFeeMinor;
  await inTransaction(ctx, async (tx) => {
    await setJournalFee(tx.db, journal.id, handlingFeeMinor);
    await addRecord(tx, 'handling-fee-set', journal.id, { from: before, to: handlingFeeMinor });
    await tx.announcePublicChange();
  });
  return {
    message: 'The handling fee is set. It holds for manuscripts that are accepted from now on.',
    journal: presentJournalFee({ ...journal, handlingFeeMinor }),
  };
}
