/** Why somebody comes to the login; it travels beside the address. */
export type LoginArrival =
  | { readonly from: 'registration'; readonly email: string }
  | { readonly from: 'ended-session' }
  | { readonly from: 'reset' };

/** The reason that came along, if there is one: the browser keeps it over a reload, and anything may stand there. */
export function loginArrival(state: unknown): LoginArrival | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (from === 'registration' && 'email' in state && typeof state.email === 'string')
    return { from, email: state.email };
  return from === 'ended-session' || from === 'reset' ? { from } : null;
}
