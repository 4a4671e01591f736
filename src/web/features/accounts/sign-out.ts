import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { forgetTextsOf } from '../../drafts/saved-text.ts';
import { endSession, readSession } from '../../session/session.ts';

const prefix = 'colophon:profile:';

/** The storage key of a person's unsaved profile. */
export const editKey = (userId: string) => `${prefix}${userId}`;

/** Removes all unsaved profiles of this tab. */
export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was saved.
  }
}

/** Ends the session on the server and here, even if the server fails, and removes unsaved text. */
export async function signOut(): Promise<void> {
  const user = readSession()?.user;
  await callApi(accounts.logout).catch(() => {});
  forgetEdits();
  if (user) forgetTextsOf(user.id);
  endSession();
}
