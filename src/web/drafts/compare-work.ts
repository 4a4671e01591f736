import type { ApiError } from '../api/api-error.ts';
import { takenOver, type Saved, type OpenWork, type Stored, type Trouble, type WorkChange } from './open-work.ts';

interface Comparison<C> {
  /** What the server may have got from us although its answers were lost. */
  readonly sent: readonly C[];
  readonly isSameWork: (one: C, other: C) => boolean;
}

/** Compares with the server's copy. What is unchanged here follows it; the person chooses if both have changed. */
export function compareWork<C, K extends Saved<C>, S extends Stored<C>>(
  { kept }: OpenWork<K, S>,
  there: S,
  { sent, isSameWork }: Comparison<C>,
): WorkChange<K, S> {
  if (there.version === kept.version) return {};
  const isSaved = isSameWork(there.content, kept.content);
  if (kept.isSaved && !isSaved) return { kept: takenOver<C, K>(kept, there), trouble: null, isReplaced: true };
  if (isSaved || sent.some((content) => isSameWork(there.content, content)))
    return { kept: { ...kept, version: there.version, savedAt: there.savedAt, isSaved }, trouble: null };
  return { trouble: { kind: 'changed-elsewhere', there } };
}

/** What a refused save means; one that may succeed later, as it is, is `waiting`. */
export function troubleOf({ status, code, message }: ApiError): Exclude<Trouble<never>, { kind: 'changed-elsewhere' }> {
  if (status === 401) return { kind: 'signed-out' };
  if (code === 'already-submitted') return { kind: 'gone', isSubmitted: true };
  if (status === 404) return { kind: 'gone' };
  const isPassing = status === 0 || status === 408 || status === 429 || (status >= 500 && code !== 'storage-full');
  return isPassing ? { kind: 'waiting' } : { kind: 'refused', message };
}

/** Whether only the person can say how it goes on. */
export const waitsForPerson = (trouble: Trouble<unknown> | null): boolean =>
  trouble?.kind === 'changed-elsewhere' || trouble?.kind === 'gone';
