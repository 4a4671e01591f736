import { v7 } from 'uuid';
import type { BodyOf } from '../../../../contracts/call.ts';
import type {
  AdministeredJournal,
  journalAdministration,
  NewJournal,
} from '../../../../contracts/journal-administration.ts';
import * as t from '../../../../messages/journal-responses.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { giveRole } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findJournal, insertJournal, type JournalRow } from '../journal-store.ts';
import { holdNames } from './administration-store.ts';
import { differencesOf, factsOf, type JournalFacts } from './journal-facts.ts';
import { chiefOf, coverOf, refuseTaken, takenAbbreviation } from './judge-journal.ts';
import { readAdministeredJournal } from './read-administered.ts';

/** The existing journal if its creation was sent twice. */
async function sameJournal(tx: Context, facts: JournalFacts): Promise<JournalRow | null> {
  const current = await findJournal(tx.db, facts.abbreviation);
  return current && differencesOf(current, facts).length === 0 ? current : null;
}

async function add(tx: Context, wanted: NewJournal, hasProduction: boolean): Promise<string> {
  await holdNames(tx.db);
  const facts = factsOf(wanted, await coverOf(tx, wanted.journalImageURL, null));
  const same = await sameJournal(tx, facts);
  if (same) return same.id;
  await refuseTaken(tx, wanted, null);
  const chiefId = await chiefOf(tx, wanted, null);
  const journal = await insertJournal(tx.db, { ...facts, hasProduction, id: v7(), createdAt: tx.now() });
  // An import has made it at this moment.
  if (!journal) throw takenAbbreviation();
  await addAuditEntry(tx, 'journal-created', journal.id, facts);
  if (chiefId !== null) await makeChief(tx, chiefId, journal.id);
  await tx.announcePublicChange();
  return journal.id;
}

/** Makes a person editor in chief of a journal. */
export async function makeChief(tx: Context, userId: string, journalId: string): Promise<void> {
  const role = 'editor-in-chief';
  await giveRole(tx.db, { userId, journalId, role }, tx.now());
  await addAuditEntry(tx, 'role-given', userId, { journalId, role });
}

type Wanted = BodyOf<typeof journalAdministration.create>;

/** A journal that names no start begins now; one that names its year alone, in January. */
function withStart(wanted: Wanted, now: Date): NewJournal {
  const { journalStartYear: year, journalStartMonth: month } = wanted;
  const first = year === undefined ? now.getUTCMonth() + 1 : 1;
  return { ...wanted, journalStartYear: year ?? now.getUTCFullYear(), journalStartMonth: month ?? first };
}

/** Creates a journal; the same one sent again, even at once, is the one journal. */
export async function createJournal(
  ctx: Context,
  wanted: Wanted,
): Promise<{ message: string; journal: AdministeredJournal }> {
  const id = await inTransaction(ctx, (tx) => add(tx, withStart(wanted, tx.now()), wanted.hasProduction));
  return { message: t.journalCreated(), journal: await readAdministeredJournal(ctx, id) };
}
