const forms: Record<number, Intl.DateTimeFormatOptions> = {
  1: { year: 'numeric' },
  2: { month: 'long', year: 'numeric' },
  3: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** A date as day, month name, year, as exact as its source: `4 January 2023`, `January 2023` or `2023`; in UTC. */
export function formatDay(day: string): string {
  const form = forms[day.slice(0, 10).split('-').length] ?? {};
  return new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(new Date(day));
}
