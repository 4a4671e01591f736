import { useSyncExternalStore } from 'react';
import { nextAddress } from './next-address.ts';

const storageKey = 'colophon:destination';

/** Remembers where a newcomer was on the way to: the letter's link opens a tab that knows nothing of it. */
export function rememberDestination(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // A browser may refuse its store: then the login leads to the home page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const neverChanges = () => () => undefined;

/** Where the login leads once the address is confirmed; undefined for whoever was on the way to nowhere. */
export function useDestination(): string | undefined {
  const next = useSyncExternalStore(neverChanges, stored, () => null);
  return next === null ? undefined : nextAddress(next);
}
