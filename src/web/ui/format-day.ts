/** Making one takes a hundred times as long as using it. */
const formatOf = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' });

const whole = formatOf({});
const forms: Record<number, Intl.DateTimeFormat> = {
  1: formatOf({ year: 'numeric' }),
  2: formatOf({ month: 'long', year: 'numeric' }),
  3: formatOf({ day: 'numeric', month: 'long', year: 'numeric' }),
};

/** A date as day, month name, year, as exact as its source: `4 January 2023`, `January 2023` or `2023`; in UTC. */
export function formatDay(day: string): string {
  return (forms[day.slice(0, 10).split('-').length] ?? whole).format(new Date(day));
}

const short = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });

/** A whole day with its month cut short, for lists: `4 Jan 2023`. */
export const formatShortDay = (day: string): string => short.format(new Date(day));
