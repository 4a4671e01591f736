/** The first moment of the month that comes so many after the one of this moment, in UTC. */
export const monthStart = (at: Date, later = 0): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));

/** The month of a moment in UTC, as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The last months up to the one of this moment, the oldest first. */
export const lastMonths = (at: Date, count: number): string[] =>
  Array.from({ length: count }, (_, place) => monthOf(monthStart(at, place - count + 1)));
