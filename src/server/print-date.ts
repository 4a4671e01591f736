import { siteZone } from '../contracts/site-zone.ts';

const forms: Record<number, Intl.DateTimeFormatOptions> = {
  1: { year: 'numeric' },
  2: { month: 'long', year: 'numeric' },
  3: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** A date as precise as it is known: 3 May 2025, May 2025, 2025. Other text is returned unchanged. */
export function printDate(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat('en-GB', { ...forms[day.split('-').length], timeZone: 'UTC' }).format(date);
}

/** The first day of a partial date: 2025-05-01 for 2025-05. For an impossible date, the first of its year. */
export function firstDay(day: string): string {
  const date = new Date(day);
  return (Number.isNaN(date.getTime()) ? new Date(day.slice(0, 4)) : date).toISOString().slice(0, 10);
}

/** An instant in the site's time zone: 24 November 2026 at 14:00 UTC+4. */
export const printMoment = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...forms[3],
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: siteZone(),
  })
    .format(moment)
    .replace(/GMT(\+0$)?/, 'UTC');
