import { useSyncExternalStore } from 'react';
import type { SignedIn } from '../../contracts/accounts.ts';
import type { CurrentUser } from '../../contracts/own-data.ts';

const storageKey = 'currentUser';
const changed = 'colophon:session';

let cached: { text: string | null; session: SignedIn | null } = { text: null, session: null };

// Only what this application relies on is looked at: pages that need no schemas keep the session, too.
function isSession(value: unknown): value is SignedIn {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value)) return false;
  const { token, user } = value;
  return (
    typeof token === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    'id' in user &&
    typeof user.id === 'string'
  );
}

function parse(text: string | null): SignedIn | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored answer of the login call, or null without a session. */
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

/** Stores what the server has just saved of the signed-in person. */
export function changeStoredUser(change: Partial<CurrentUser>): void {
  const session = readSession();
  if (session) startSession({ ...session, user: { ...session.user, ...change } });
}

/** Forgets the signed-in person; every tab hears of it. */
export function endSession(): void {
  localStorage.removeItem(storageKey);
  dispatchEvent(new Event(changed));
}

/** Forgets the session of a token that is no good any more; one that was started since stays. */
export function endSessionOf(token: string | undefined): void {
  if (token !== undefined && readSession()?.token === token) endSession();
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
