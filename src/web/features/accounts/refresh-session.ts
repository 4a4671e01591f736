import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { changeStoredUser, readSession } from '../../session/session.ts';

/** Updates the stored user from the server; an ended session is removed. */
export async function refreshSession(): Promise<void> {
  const session = readSession();
  if (!session) return;
  try {
    // Manuscripts are not stored in the browser.
    const { articles: _, ...user } = await callApi(accounts.user, { params: { id: session.user.id } });
    if (readSession()?.token === session.token) changeStoredUser(user);
  } catch {
    // The stored user stays until the next login.
  }
}
