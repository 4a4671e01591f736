/** Why someone comes to the login; stored in the history entry. */
export type LoginArrival =
  | { readonly from: 'registration'; readonly email: string }
  | { readonly from: 'ended-session' }
  | { readonly from: 'reset' };

const endedSession: LoginArrival = { from: 'ended-session' };

/** The state for the login; always the same object, as the router would navigate again for a new one. */
export const arrivalWithoutSession = (hadSession: boolean): LoginArrival | null => (hadSession ? endedSession : null);

/** The reason in the history entry, which survives a reload and may hold anything. */
export function loginArrival(state: unknown): LoginArrival | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (from === 'registration' && 'email' in state && typeof state.email === 'string')
    return { from, email: state.email };
  return from === 'ended-session' || from === 'reset' ? { from } : null;
}
