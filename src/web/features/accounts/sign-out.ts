import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { endSession } from '../../session/session.ts';

/** Ends the session on the server and here, whatever the server answers. */
export async function signOut(): Promise<void> {
  await callApi(accounts.logout).catch(() => {});
  endSession();
}
