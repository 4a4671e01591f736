/** The month so many before one: `2026-01` is two before `2026-03`. */
function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/** The month of a moment, UTC. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** So many months up to one, it included, the newest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, ago) => monthBefore(month, ago));

/** So many months that are over at a moment, the newest first. */
export const monthsOver = (moment: Date, count: number): string[] => monthsUpTo(monthBefore(monthOf(moment), 1), count);
