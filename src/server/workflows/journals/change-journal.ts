import type { AdministeredJournal, NewJournal } from '../../../contracts/journal-administration.ts';
import * as t from '../../../messages/journal-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { renameImportKeys, requestRefusedDeposits } from '../../domains/articles/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import {
  type JournalRow,
  makeChief,
  holdNames,
  keepFormerName,
  lockJournal,
  updateJournal,
  differencesOf,
  factsOf,
  inWords,
  type Difference,
  chiefOf,
  coverOf,
  refuseLateStart,
  refuseTaken,
  readAdministeredJournal,
} from '../../domains/journals/index.ts';

interface Outcome {
  readonly message: string;
  readonly journal: AdministeredJournal;
}

/** No one overwrites what someone else saved unseen (decision 35). */
function refuseStale(current: JournalRow, version: number, differences: readonly Difference[]): void {
  if (current.version === version) return;
  throw new AppError(
    'stale-version',
    t.changedElsewhere(),
    Object.fromEntries(differences.map((difference) => [difference.field, inWords(difference)])),
  );
}

async function change(tx: Context, journalId: string, wanted: NewJournal & { version: number }): Promise<void> {
  await holdNames(tx.db);
  const current = await lockJournal(tx.db, journalId);
  if (!current) throw notFound('journal');
  const facts = factsOf(wanted, await coverOf(tx, wanted.journalImageURL, current.coverFileId));
  const differences = differencesOf(current, facts);
  // A repeated request changes nothing, whatever version it started from.
  if (differences.length > 0) refuseStale(current, wanted.version, differences);
  await refuseTaken(tx, wanted, journalId);
  if (facts.startYear !== current.startYear) await refuseLateStart(tx, journalId, facts.startYear);
  const chiefId = await chiefOf(tx, wanted, current);
  if (chiefId !== null) await makeChief(tx, chiefId, journalId);
  if (differences.length === 0) return;
  await updateJournal(tx.db, journalId, facts);
  if (facts.abbreviation !== current.abbreviation) {
    await keepFormerName(tx.db, current, facts.abbreviation, tx.now());
    await renameImportKeys(tx.db, journalId, { from: current.abbreviation, to: facts.abbreviation });
  }
  await requestRefusedDeposits(tx.db, journalId, tx.now());
  await addAuditEntry(
    tx,
    'journal-changed',
    journalId,
    Object.fromEntries(differences.map(({ column, from, to }) => [column, { from, to }])),
  );
  await tx.announcePublicChange();
}

/** Changes a journal. Its old abbreviation still redirects; manuscripts in progress retain model, volume and issue. */
export async function changeJournal(
  ctx: Context,
  journalId: string,
  wanted: NewJournal & { version: number },
): Promise<Outcome> {
  await inTransaction(ctx, (tx) => change(tx, journalId, wanted));
  const journal = await readAdministeredJournal(ctx, journalId);
  return { message: t.saved({ journal: journal.journalTitle }), journal };
}

/** Archives a journal, or restores it; repeating changes nothing. */
export async function archiveJournal(ctx: Context, journalId: string, isArchived: boolean): Promise<Outcome> {
  await inTransaction(ctx, async (tx) => {
    const current = await lockJournal(tx.db, journalId);
    if (!current) throw notFound('journal');
    if ((current.archivedAt !== null) === isArchived) return;
    await updateJournal(tx.db, journalId, { archivedAt: isArchived ? tx.now() : null });
    await addAuditEntry(tx, isArchived ? 'journal-archived' : 'journal-brought-back', journalId);
    await tx.announcePublicChange();
  });
  const journal = await readAdministeredJournal(ctx, journalId);
  const title = journal.journalTitle;
  return {
    message: isArchived ? t.archived({ journal: title }) : t.restored({ journal: title }),
    journal,
  };
}
