import { accounts } from '../../../contracts/accounts.ts';
import { callApi } from '../../api/call-api.ts';
import { changeStoredUser, readSession } from '../../session/session.ts';

/** Stores what the signed-in person's account says now; a session whose sign-in has ended goes. */
export async function refreshSession(): Promise<void> {
  const session = readSession();
  if (!session) return;
  try {
    // What was submitted is read where it is shown; the browser keeps none of it.
    const { articles: _, ...user } = await callApi(accounts.user, { params: { id: session.user.id } });
    if (readSession()?.token === session.token) changeStoredUser(user);
  } catch {
    // What is stored stays as it is until the next login.
  }
}
