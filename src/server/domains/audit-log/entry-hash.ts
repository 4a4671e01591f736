import { createHash } from 'node:crypto';

/** An entry of the record with every column as the database writes it: nothing is lost on the way through a number or a `Date`. */
export interface WrittenEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subjectId: string;
  readonly details: string;
  readonly isCounted: boolean;
}

/** The end of the chain as far as it goes: the place of the last sealed entry, and its hash. */
export interface ChainEnd {
  readonly position: number;
  readonly hash: string;
}

/** Before the first entry. */
export const chainStart: ChainEnd = { position: 0, hash: '0'.repeat(64) };

/** How the text is put together that is hashed; another way gets another number. */
const form = 1;

/** The hash of an entry in its place: of all its columns, and of the hash before it. */
export function hashOf(entry: WrittenEntry, position: number, previous: string): string {
  const { id, at, actor, action, subjectId, details, isCounted } = entry;
  const text = JSON.stringify([form, position, previous, id, at, actor, action, subjectId, details, isCounted]);
  return createHash('sha256').update(text).digest('hex');
}
