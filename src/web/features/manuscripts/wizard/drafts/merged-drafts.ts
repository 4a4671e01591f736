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

/** What the server said of a person's drafts, and when it was asked (epoch milliseconds). */
export interface ServerList {
  readonly entries: readonly DraftEntry[];
  readonly readAt: number;
}

/** As long as a save may take: a draft that was touched so shortly before may be missing from the list. */
const mayBeMissing = 60_000;

/**
 * A person's drafts, the last touched first: the server's, with what this browser alone has of them, and those that the
 * server has not got yet. Where the server's list is not known, this browser's own.
 */
export function mergedDrafts(here: readonly KeptDraft[], there: ServerList | undefined): DraftEntry[] {
  // One that was saved and is no longer there has been submitted or discarded elsewhere.
  const isLeft = ({ awsId, isSaved, touchedAt }: KeptDraft) =>
    !isSaved ||
    !there ||
    there.entries.some((draft) => draft.awsId === awsId) ||
    Date.parse(touchedAt ?? '') + mayBeMissing > there.readAt;
  const own = here.filter((kept) => kept.touchedAt !== null && isLeft(kept));
  const entries = new Map((there?.entries ?? []).map((draft) => [draft.awsId, draft]));
  for (const entry of own.map(entryOf)) {
    const known = entries.get(entry.awsId);
    if (!known || isNewer(entry, known)) entries.set(entry.awsId, entry);
  }
  return [...entries.values()].toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
}
