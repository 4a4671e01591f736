import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly kind: 'good' | 'bad' | 'info';
  readonly text: string;
}

let notice: Notice | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Notice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top centre, in place of the one before; it hides after a while and is announced to screen readers. */
export function showNotice(kind: Notice['kind'], text: string): void {
  lastId += 1;
  set({ id: lastId, kind, text });
}

export const hideNotice = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotice = () =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
