import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { nextAddress } from './next-address.ts';

const storageKey = 'colophon:destination';

/** Remembers the page a new person was heading to, as a resent email does not name it. */
export function rememberDestination(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Without storage the login leads to the home page.
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

/** The page after the login, once the email is confirmed: from the link or from this browser; undefined without one. */
export function useDestination(): string | undefined {
  const [search] = useSearchParams();
  const remembered = useSyncExternalStore(neverChanges, stored, () => null);
  const next = search.get('next') ?? remembered;
  return next === null ? undefined : nextAddress(next);
}
