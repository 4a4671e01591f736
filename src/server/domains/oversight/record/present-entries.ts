import { recordedActions } from '../../../../contracts/record-values.ts';
import type { RecordEntry } from '../../../../contracts/record.ts';
import { Id } from '../../../../contracts/values.ts';
import type { Context } from '../../../context.ts';
import { articleNumber } from '../../articles/index.ts';
import { readAuthorChanges } from './author-changes.ts';
import { listNames } from './name-store.ts';
import type { EntryRow } from './record-store.ts';
import { saidOf, type NameOf } from './said-of.ts';
import { nameOfTask } from './task-words.ts';

const idIn = (value: unknown): string[] => {
  const parsed = Id.safeParse(value);
  return parsed.success ? [parsed.data] : [];
};

/** The account that acted; null where it was nobody's. */
const personOf = (actor: string): string | null => /^user:(.+)$/.exec(actor)?.[1] ?? null;

const namedBy = ({ actor, subjectId, details }: EntryRow): string[] => [
  subjectId,
  ...idIn(personOf(actor)),
  ...[details['journalId'], details['invitationId'], details['from'], details['to']].flatMap(idIn),
];

function actorOf(actor: string, nameOf: NameOf): RecordEntry['actor'] {
  const personId = personOf(actor);
  if (personId !== null) return { id: idIn(personId)[0] ?? null, name: nameOf(personId) ?? 'An account that is gone' };
  if (actor === 'payment-provider') return { id: null, name: 'The payment provider' };
  const task = /^system:(.+)$/.exec(actor)?.[1];
  return { id: null, name: task === undefined ? 'Somebody not signed in' : nameOfTask(task) };
}

function subjectOf({ action, subjectId }: EntryRow, nameOf: NameOf): RecordEntry['subject'] {
  const kind = recordedActions[action]?.about ?? 'house';
  if (kind === 'house') return { kind, id: null, name: 'The house' };
  const name = nameOf(subjectId);
  return { kind, id: subjectId, name: name ?? (kind === 'manuscript' ? articleNumber(subjectId) : 'No longer there') };
}

/** What an action is called that has no words of its own. */
const plainly = (action: string) => action.replaceAll('-', ' ');

const joined = (...said: (string | null)[]): string | null =>
  said.filter((words) => words !== null).join(' · ') || null;

/** Entries in words, with everything named as it is called now. */
export async function presentEntries(ctx: Context, rows: readonly EntryRow[]): Promise<RecordEntry[]> {
  const names = await listNames(ctx.db, rows.flatMap(namedBy));
  const nameOf: NameOf = (id) => (typeof id === 'string' ? names.get(id) : undefined);
  const authorsOf = await readAuthorChanges(ctx.db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: actorOf(row.actor, nameOf),
    what: recordedActions[row.action]?.words ?? plainly(row.action),
    subject: subjectOf(row, nameOf),
    said: joined(saidOf(row.action, row.details, nameOf), authorsOf(row)),
    isSealed: row.position !== null,
  }));
}
