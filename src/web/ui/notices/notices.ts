import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly kind: 'good' | 'bad' | 'info';
  readonly text: string;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top centre; it hides after a while and is announced to screen readers. */
export function showNotice(kind: Notice['kind'], text: string): void {
  lastId += 1;
  set([...notices.filter((notice) => notice.text !== text), { id: lastId, kind, text }]);
}

export function hideNotice(id: number): void {
  set(notices.filter((notice) => notice.id !== id));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const none: readonly Notice[] = [];

export const useNotices = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
