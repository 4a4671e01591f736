/** Why somebody comes to the login; it travels beside the address. */
export type LoginArrival =
  | { readonly from: 'registration'; readonly email: string }
  | { readonly from: 'ended-session' }
  | { readonly from: 'reset' };

const endedSession: LoginArrival = { from: 'ended-session' };

/** What the login is told; always the same object, as the router would go there again for every new one. */
export const arrivalWithoutSession = (hadSession: boolean): LoginArrival | null => (hadSession ? endedSession : null);

/** The reason that came along, if there is one: the browser keeps it over a reload, and anything may stand there. */
export function loginArrival(state: unknown): LoginArrival | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (from === 'registration' && 'email' in state && typeof state.email === 'string')
    return { from, email: state.email };
  return from === 'ended-session' || from === 'reset' ? { from } : null;
}
