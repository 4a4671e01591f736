import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import type { Database } from '../../../db/database.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { listAuthorChanges, type AuthorChange, type AuthorsBeforeAndAfter } from '../../editorial/index.ts';
import type { EntryRow } from './record-store.ts';

const calledOn = ({ authorGivenName, authorLastName, authorEmail }: ManuscriptAuthor): string =>
  `${authorGivenName} ${authorLastName}${authorEmail === '' ? '' : ` (${authorEmail})`}`;

const keyOf = ({ authorGivenName, authorLastName, authorEmail }: ManuscriptAuthor): string =>
  authorEmail === '' ? `${authorGivenName} ${authorLastName}`.toLowerCase() : mailboxOf(authorEmail);

/** The authors of one list whom the other does not name, by their mailboxes. */
function without(list: readonly ManuscriptAuthor[], others: readonly ManuscriptAuthor[]): string {
  const keys = new Set(others.map(keyOf));
  return list
    .filter((author) => !keys.has(keyOf(author)))
    .map(calledOn)
    .join(', ');
}

function inWords({ before, after }: AuthorsBeforeAndAfter): string | null {
  const [named, dropped] = [without(after, before), without(before, after)];
  const said = [named && `now names ${named}`, dropped && `no longer names ${dropped}`].filter((words) => words !== '');
  return said.length === 0 ? null : said.join(' · ');
}

/** The change of authors that an entry is about; its names are read from the versions, for the record itself holds none. */
function changeIn({ subjectId, details: { changed, version } }: EntryRow): AuthorChange[] {
  const isMeant = Array.isArray(changed) && changed.includes('authors') && typeof version === 'number';
  return isMeant ? [{ manuscriptId: subjectId, version }] : [];
}

/** Tells of each entry whom its change of authors named or dropped; null where there is none. */
export async function readAuthorChanges(
  db: Database,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => string | null> {
  const found = await listAuthorChanges(db, rows.flatMap(changeIn));
  const words = new Map(found.map((change) => [`${change.manuscriptId} ${change.version}`, inWords(change)]));
  return (row) => {
    const [change] = changeIn(row);
    return change ? (words.get(`${change.manuscriptId} ${change.version}`) ?? null) : null;
  };
}
