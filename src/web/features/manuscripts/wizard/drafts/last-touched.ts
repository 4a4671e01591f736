import type { DraftEntry } from '../../../../../contracts/drafts.ts';
import type { KeptDraft } from './kept-draft.ts';

/** The id of the draft that the person changed last, here or on another device; null when there is none. */
export function lastTouched(here: readonly KeptDraft[], there: readonly DraftEntry[]): string | null {
  const moments = [
    ...here.map(({ awsId, touchedAt }) => ({ awsId, at: Date.parse(touchedAt ?? '') })),
    ...there.map(({ awsId, savedAt }) => ({ awsId, at: Date.parse(savedAt) })),
  ];
  const known = moments.filter(({ at }) => !Number.isNaN(at)).toSorted((one, other) => other.at - one.at);
  return known[0]?.awsId ?? null;
}
