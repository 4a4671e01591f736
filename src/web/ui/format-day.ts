import { siteDay } from '../../contracts/site-zone.ts';

/** Making one takes a hundred times as long as using it. */
const formatOf = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' });

const whole = formatOf({});
const forms: Record<number, Intl.DateTimeFormat> = {
  1: formatOf({ year: 'numeric' }),
  2: formatOf({ month: 'long', year: 'numeric' }),
  3: formatOf({ day: 'numeric', month: 'long', year: 'numeric' }),
};

/**
 * A date as day, month name, year, as exact as its source: `4 January 2023`, `January 2023` or `2023`. An instant has its day in
 * the site's time zone.
 */
export function formatDay(day: string): string {
  const date = day.length > 10 ? siteDay(new Date(day)) : day;
  return (forms[date.split('-').length] ?? whole).format(new Date(date));
}

const short = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });

/** A whole day with its month cut short, for lists: `4 Jan 2023`. */
export const formatShortDay = (day: string): string => short.format(new Date(day));
