import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { forgetTextsOf } from '../../drafts/kept-text.ts';
import { endSession, readSession } from '../../session/session.ts';

const prefix = 'colophon:profile:';

/** Under which name a tab keeps the unsaved profile of a person. */
export const editKey = (userId: string) => `${prefix}${userId}`;

/** Forgets whatever profiles were typed in this tab and not saved, whoever typed them. */
export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse its store: then nothing was kept.
  }
}

/** Ends the session on the server and here, whatever the server answers; what was typed and not saved goes with it. */
export async function signOut(): Promise<void> {
  const user = readSession()?.user;
  await callApi(accounts.logout).catch(() => {});
  forgetEdits();
  if (user) forgetTextsOf(user.id);
  endSession();
}
