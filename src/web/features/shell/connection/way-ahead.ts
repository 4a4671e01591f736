import { useSyncExternalStore } from 'react';

/** The state of a navigation: closed when the files of the next page could not be loaded. */
export interface WayAhead {
  readonly isClosed: boolean;
  readonly isBeingTried: boolean;
  readonly tries: number;
  readonly tryAgain: () => void;
}

export const openWay: WayAhead = { isClosed: false, isBeingTried: false, tries: 0, tryAgain: () => {} };

let ahead = openWay;
const listeners = new Set<() => void>();

export function setWayAhead(next: WayAhead): void {
  if (next === ahead) return;
  ahead = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWayAhead = (): WayAhead =>
  useSyncExternalStore(
    subscribe,
    () => ahead,
    () => openWay,
  );
