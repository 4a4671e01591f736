import { useCallback, useSyncExternalStore } from 'react';
import { Draft, newDraft } from './draft.ts';

const keyPrefix = 'colophon:submission:';
const keyOf = (userId: string) => keyPrefix + userId;

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

function stored(userId: string): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The draft of a person: the one that a reload has left, or a new one. */
export function readDraft(userId: string): Draft {
  const draft = drafts.get(userId) ?? stored(userId) ?? newDraft();
  drafts.set(userId, draft);
  return draft;
}

function keep(userId: string, draft: Draft): void {
  const savedAt = new Date().toISOString();
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...draft, savedAt }));
    drafts.set(userId, { ...draft, savedAt });
  } catch {
    // Without room in the browser's store, the draft lives as long as the page does, and the page says so.
    drafts.set(userId, { ...draft, savedAt: null });
  }
  for (const listener of listeners) listener();
}

/** Changes a draft and keeps it at once. */
export function changeDraft(userId: string, change: Partial<Draft>): void {
  keep(userId, { ...readDraft(userId), ...change });
}

/** Forgets a draft, when it has been sent or is given up. */
export function clearDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId));
  drafts.delete(userId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed a draft: what it kept is the newest.
  const changedElsewhere = ({ key }: StorageEvent) => {
    if (!key?.startsWith(keyPrefix)) return;
    drafts.delete(key.slice(keyPrefix.length));
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', changedElsewhere);
  };
}

/** A person's draft, and how to change it. */
export function useDraft(userId: string): [Draft, (change: Partial<Draft>) => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(userId));
  const change = useCallback((part: Partial<Draft>) => changeDraft(userId, part), [userId]);
  return [draft, change];
}
