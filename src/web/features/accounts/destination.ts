import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { nextAddress } from './next-address.ts';

const storageKey = 'colophon:destination';

/** Remembers where a newcomer was on the way to, for an email that does not say it: one that was sent again. */
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

/** Where the login leads once the address is confirmed: where the email's link says, or this browser remembers; undefined for whoever was on the way to nowhere. */
export function useDestination(): string | undefined {
  const [search] = useSearchParams();
  const remembered = useSyncExternalStore(neverChanges, stored, () => null);
  const next = search.get('next') ?? remembered;
  return next === null ? undefined : nextAddress(next);
}
