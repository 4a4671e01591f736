import type { DraftContent, StoredDraft } from '../../../../../contracts/drafts.ts';
import type { ApiError } from '../../../../api/api-error.ts';
import { isSameWork, type KeptDraft } from './kept-draft.ts';
import { keptFrom, type OpenDraft, type Trouble } from './open-draft.ts';

/** What the saving finds out about a draft. */
export interface SyncChange {
  readonly kept?: KeptDraft;
  readonly trouble?: Trouble | null;
  readonly isReplaced?: boolean;
}

/**
 * What follows from the server's copy of a draft. What nobody has changed here follows it; what was changed in both places
 * is the person's choice. `sent` is what the server may have got from us although its answers were lost.
 */
export function compareDrafts({ kept }: OpenDraft, there: StoredDraft, sent: readonly DraftContent[]): SyncChange {
  if (there.version === kept.version) return {};
  const isSaved = isSameWork(there.content, kept.content);
  if (kept.isSaved && !isSaved) return { kept: keptFrom(there), trouble: null, isReplaced: true };
  if (isSaved || sent.some((content) => isSameWork(there.content, content)))
    return { kept: { ...kept, version: there.version, savedAt: there.savedAt, isSaved }, trouble: null };
  return { trouble: { kind: 'changed-elsewhere', there } };
}

/** What a refused save means; one that may succeed later, as it is, is `waiting`. */
export function troubleOf(refusal: ApiError): Trouble {
  const { status, code, message } = refusal;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404 || code === 'already-submitted') return { kind: 'gone' };
  const isPassing = status === 0 || status === 408 || status === 429 || (status >= 500 && code !== 'storage-full');
  return isPassing ? { kind: 'waiting' } : { kind: 'refused', message };
}

/** Whether only the person can say how it goes on. */
export const waitsForPerson = (trouble: Trouble | null): boolean =>
  trouble?.kind === 'changed-elsewhere' || trouble?.kind === 'gone';
