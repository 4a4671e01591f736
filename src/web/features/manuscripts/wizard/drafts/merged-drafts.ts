import type { DraftEntry } from '../../../../../contracts/drafts.ts';
import type { KeptDraft } from './kept-draft.ts';

const entryOf = ({ awsId, version, touchedAt, content }: KeptDraft): DraftEntry => ({
  awsId,
  version,
  savedAt: touchedAt ?? '',
  articleTitle: content.articleTitle,
  step: content.step,
});

const isNewer = (one: DraftEntry, other: DraftEntry) => Date.parse(one.savedAt) > Date.parse(other.savedAt);

/**
 * A person's drafts, the last touched first: the server's, with what this browser alone has of them, and those that the
 * server has not got yet. Where the server's list is not known, this browser's own.
 */
export function mergedDrafts(here: readonly KeptDraft[], there: readonly DraftEntry[] | undefined): DraftEntry[] {
  // One that was saved and is no longer there has been submitted or discarded elsewhere.
  const own = here.filter(
    ({ awsId, isSaved, touchedAt }) =>
      touchedAt !== null && (!isSaved || !there || there.some((draft) => draft.awsId === awsId)),
  );
  const entries = new Map((there ?? []).map((draft) => [draft.awsId, draft]));
  for (const entry of own.map(entryOf)) {
    const known = entries.get(entry.awsId);
    if (!known || isNewer(entry, known)) entries.set(entry.awsId, entry);
  }
  return [...entries.values()].toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
}
