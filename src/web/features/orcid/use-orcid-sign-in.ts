import type { orcid } from '../../../contracts/orcid.ts';
import { useCallMutation } from '../../api/use-call.ts';

const storageKey = 'colophon:orcid';

/** Begins a sign-in at ORCID and goes there; this tab keeps the secret without which the answer does not count. */
export const useOrcidSignIn = (call: typeof orcid.connect | typeof orcid.confirm) =>
  useCallMutation<typeof call>(call, [], ({ location: there, browser }) => {
    sessionStorage.setItem(storageKey, browser);
    location.assign(there);
  });

/** The secret of the sign-in that this tab began, for its one answer. */
export function takeBrowserSecret(): string {
  const secret = sessionStorage.getItem(storageKey) ?? '';
  sessionStorage.removeItem(storageKey);
  return secret;
}
