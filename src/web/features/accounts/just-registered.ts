/** What the login is told, beside its address, by the registration that leads to it. */
export const justRegistered = { from: 'registration' };

/** Whether someone has come to the login from a registration. */
export const isJustRegistered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === justRegistered.from;
