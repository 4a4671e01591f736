import { auditedActions } from '../../../../contracts/audit-log-values.ts';
import type { AuditEntry } from '../../../../contracts/audit-log.ts';
import { Id } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/audit-log.ts';
import type { Context } from '../../../context.ts';
import { articleNumber } from '../../articles/index.ts';
import { listNames } from './name-store.ts';
import { saidOf, type NameOf, nameOfTask } from './said-of.ts';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import type { Database } from '../../../db/database.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { listAuthorChanges, type AuthorChange, type AuthorsBeforeAndAfter } from '../../editorial/index.ts';
import type { EntryRow } from './audit-log-store.ts';

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
  const said = [named && t.namesAuthors({ authors: named }), dropped && t.dropsAuthors({ authors: dropped })].filter(
    (words) => words !== '',
  );
  return said.length === 0 ? null : said.join(' · ');
}

/** The change of authors that an entry is about; its names are read from the versions, for the record itself holds none. */
function changeIn({ subjectId, details: { changed, version } }: EntryRow): AuthorChange[] {
  const isMeant = Array.isArray(changed) && changed.includes('authors') && typeof version === 'number';
  return isMeant ? [{ manuscriptId: subjectId, version }] : [];
}

/** Tells of each entry whom its change of authors named or dropped; null where there is none. */
async function readAuthorChanges(db: Database, rows: readonly EntryRow[]): Promise<(row: EntryRow) => string | null> {
  const found = await listAuthorChanges(db, rows.flatMap(changeIn));
  const words = new Map(found.map((change) => [`${change.manuscriptId} ${change.version}`, inWords(change)]));
  return (row) => {
    const [change] = changeIn(row);
    return change ? (words.get(`${change.manuscriptId} ${change.version}`) ?? null) : null;
  };
}

const idIn = (value: unknown): string[] => {
  const parsed = Id.safeParse(value);
  return parsed.success ? [parsed.data] : [];
};

/** The account that acted; null if there is none. */
const personOf = (actor: string): string | null => /^user:(.+)$/.exec(actor)?.[1] ?? null;

const namedBy = ({ actor, subjectId, details }: EntryRow): string[] => [
  subjectId,
  ...idIn(personOf(actor)),
  ...[details['journalId'], details['invitationId'], details['from'], details['to']].flatMap(idIn),
];

function actorOf(actor: string, nameOf: NameOf): AuditEntry['actor'] {
  const personId = personOf(actor);
  if (personId !== null) return { id: idIn(personId)[0] ?? null, name: nameOf(personId) ?? t.deletedAccount() };
  if (actor === 'payment-provider') return { id: null, name: t.paymentProvider() };
  const task = /^system:(.+)$/.exec(actor)?.[1];
  return { id: null, name: task === undefined ? t.notLoggedIn() : nameOfTask(task) };
}

function subjectOf({ action, subjectId }: EntryRow, nameOf: NameOf): AuditEntry['subject'] {
  const kind = auditedActions[action]?.about ?? 'house';
  if (kind === 'house') return { kind, id: null, name: t.theSite() };
  const name = nameOf(subjectId);
  return { kind, id: subjectId, name: name ?? (kind === 'manuscript' ? articleNumber(subjectId) : t.noLongerExists()) };
}

/** The name of an action without a text. */
const plainly = (action: string) => action.replaceAll('-', ' ');

const joined = (...said: (string | null)[]): string | null =>
  said.filter((words) => words !== null).join(' · ') || null;

/** Entries as text, with current names. */
export async function presentEntries(ctx: Context, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const names = await listNames(ctx.db, rows.flatMap(namedBy));
  const nameOf: NameOf = (id) => (typeof id === 'string' ? names.get(id) : undefined);
  const authorsOf = await readAuthorChanges(ctx.db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: actorOf(row.actor, nameOf),
    what: auditedActions[row.action]?.words() ?? plainly(row.action),
    subject: subjectOf(row, nameOf),
    said: joined(saidOf(row.action, row.details, nameOf), authorsOf(row)),
    isSealed: row.position !== null,
  }));
}
