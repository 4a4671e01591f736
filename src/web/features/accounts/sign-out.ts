import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { forgetTextsOf } from '../../drafts/kept-text.ts';
import { endSession, readSession } from '../../session/session.ts';
import { forgetEdits } from './edit-storage.ts';

/** Ends the session on the server and here, whatever the server answers; what was typed and not saved goes with it. */
export async function signOut(): Promise<void> {
  const user = readSession()?.user;
  await callApi(accounts.logout).catch(() => {});
  forgetEdits();
  if (user) forgetTextsOf(user.id);
  endSession();
}
