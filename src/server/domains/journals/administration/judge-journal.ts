import { JournalAbbreviation, type NewJournal } from '../../../../contracts/journal-administration.ts';
import { fileHref } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/journal-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { findAccountByEmail, listRoleHolders, noOwnRole } from '../../accounts/index.ts';
import { fileIdOf, findFile, keepFromClearing } from '../../files/index.ts';
import type { JournalRow } from '../journal-store.ts';
import { findFirstYear, findNameHolder, findTitleWith } from './administration-store.ts';

/** The refusal of an abbreviation that another journal has. */
export const takenAbbreviation = () =>
  new AppError('state-conflict', t.abbreviationTaken(), { journalAbbreviation: t.abbreviationTaken() });

/** Why a journal cannot have this abbreviation; null where it can. */
export async function readAbbreviationProblem(
  ctx: Context,
  abbreviation: string,
  journalId: string | null,
): Promise<string | null> {
  const judged = JournalAbbreviation.safeParse(abbreviation);
  if (!judged.success) return judged.error.issues[0]?.message ?? null;
  const holder = await findNameHolder(ctx.db, judged.data);
  return holder === null || holder === journalId ? null : t.abbreviationTaken();
}

/** Refuses what another journal has for itself alone; in a transaction that holds the names. */
export async function refuseTaken(tx: Context, wanted: NewJournal, journalId: string | null): Promise<void> {
  const holder = await findNameHolder(tx.db, wanted.journalAbbreviation);
  if (holder !== null && holder !== journalId) throw takenAbbreviation();
  for (const [field, column, name] of [
    ['journalISSN', 'issn', 'ISSN'],
    ['journalDOI', 'doi', 'DOI'],
  ] as const) {
    const value = wanted[field];
    const title = value === null ? null : await findTitleWith(tx.db, column, value, journalId);
    if (title === null) continue;
    const message = t.valueTaken({ journal: title, field: name });
    throw new AppError('state-conflict', message, { [field]: message });
  }
}

/** The new cover of a journal: the present one, an upload of the caller, or none. */
export async function coverOf(tx: Context, url: string, current: string | null): Promise<string | null> {
  if (url === '') return null;
  if (current !== null && url === fileHref(current)) return current;
  const id = fileIdOf(url);
  const file = id === null ? null : await findFile(tx.db, id);
  if (!file?.uploadId || file.ownerId !== signedIn(tx).userId || file.purpose !== 'cover')
    throw invalidInput('journalImageURL', t.coverMissing());
  await keepFromClearing(tx, [file.id]);
  return file.id;
}

/** A journal that begins after its own articles would count volumes below one. */
export async function refuseLateStart(tx: Context, journalId: string, startYear: number): Promise<void> {
  const first = await findFirstYear(tx.db, journalId);
  if (first !== null && startYear > first)
    throw invalidInput('journalStartYear', t.beginsAfterArticle({ year: first }));
}

const noChief = t.chiefNeeded();

/** The editor in chief after this change; null if there is none. Peer review does not start without one. */
export async function chiefOf(tx: Context, wanted: NewJournal, before: JournalRow | null): Promise<string | null> {
  if (wanted.reviewModel !== 'double-anonymous') return null;
  if (wanted.editorInChief === '') {
    const isBegun = before?.reviewModel === 'double-anonymous';
    const holders = before ? await listRoleHolders(tx.db, before.id, ['editor-in-chief']) : [];
    if (isBegun || holders.length > 0) return null;
    throw invalidInput('editorInChief', noChief);
  }
  const account = await findAccountByEmail(tx.db, wanted.editorInChief);
  if (!account || account.emailVerifiedAt === null || account.deletedAt !== null || account.disabledAt !== null)
    throw invalidInput('editorInChief', t.noOpenAccount());
  if (tx.actor.kind === 'user' && tx.actor.userId === account.id) throw invalidInput('editorInChief', noOwnRole);
  return account.id;
}
