import { useSyncExternalStore } from 'react';
import type { SignedIn } from '../../contracts/accounts.ts';

const storageKey = 'currentUser';
const changed = 'colophon:session';

let cached: { text: string | null; session: SignedIn | null } = { text: null, session: null };

function parse(text: string | null): SignedIn | null {
  try {
    const value = JSON.parse(text ?? 'null') as SignedIn | null;
    return value?.token && value.user?.id ? value : null;
  } catch {
    return null;
  }
}

/** The stored answer of the login call, or null when nobody is signed in. */
export function readSession(): SignedIn | null {
  const text = localStorage.getItem(storageKey);
  if (text !== cached.text) cached = { text, session: parse(text) };
  return cached.session;
}

/** Stores the whole login answer; every tab hears of it. */
export function startSession(session: SignedIn): void {
  localStorage.setItem(storageKey, JSON.stringify(session));
  dispatchEvent(new Event(changed));
}

export function endSession(): void {
  localStorage.removeItem(storageKey);
  dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  addEventListener('storage', notify);
  addEventListener(changed, notify);
  return () => {
    removeEventListener('storage', notify);
    removeEventListener(changed, notify);
  };
}

/** The signed-in person; `undefined` while the page is still the server's, which renders for a visitor. */
export function useSession(): SignedIn | null | undefined {
  return useSyncExternalStore<SignedIn | null | undefined>(subscribe, readSession, () => undefined);
}
