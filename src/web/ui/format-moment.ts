import { siteZone } from '../../contracts/site-zone.ts';

const form = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
} as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it. */
function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formatters.set(key, formatter);
  return formatter;
}

/** An instant in the site's time zone, or in the one that is named: a pass ends at a moment, not on a day. */
export const formatMoment = (
  moment: Date,
  further: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'weekday'> = {},
): string =>
  formatterOf({ ...form, timeZone: siteZone(), ...further })
    .format(moment)
    .replace(/GMT(\+0$)?/, 'UTC');

/** The time of an instant in the site's time zone, for lists that are grouped by day. */
export const formatTime = (moment: Date): string =>
  formatterOf({ hour: '2-digit', minute: '2-digit', timeZone: siteZone() }).format(moment);
