import type { DraftEntry } from '../../../../../contracts/drafts.ts';
import { localWork } from '../../../../drafts/saved-work.ts';
import { readSaved, type SavedDraft } from './saved-draft.ts';

/** A draft and its owner. */
export interface DraftName {
  readonly userId: string;
  readonly awsId: string;
}

const prefix = 'colophon:draft:';
const keysOf = (userId: string) => `${prefix}${userId}:`;
const keyOf = ({ userId, awsId }: DraftName) => keysOf(userId) + awsId;

/** The name in a key of the browser's storage, if it is one of ours. */
export function nameInKey(key: string | null): DraftName | null {
  const [userId, awsId] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && awsId !== undefined ? { userId, awsId } : null;
}

export const { readLocal, writeLocal, removeLocal } = localWork({ keyOf, read: readSaved });

/** Every draft of a person in this browser. */
export function listLocal(userId: string): SavedDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(keysOf(userId)));
  return keys.flatMap((key) => readLocal({ userId, awsId: key.slice(keysOf(userId).length) }) ?? []);
}

const entryOf = ({ awsId, version, touchedAt, content }: SavedDraft): DraftEntry => ({
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
 * A person's drafts, the last touched first: the server's, with newer versions of this browser, and those that the server
 * has not received yet. If the server's list is not known, this browser's own.
 */
export function mergedDrafts(here: readonly SavedDraft[], there: ServerList | undefined): DraftEntry[] {
  // One that was saved and is no longer there has been submitted or discarded elsewhere.
  const isLeft = ({ awsId, isSaved, touchedAt }: SavedDraft) =>
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
