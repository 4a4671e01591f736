const form = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
} as const;

/**
 * An instant in the reader's own zone, or in the one that is named, by its distance from UTC as in emails and lists: a pass ends
 * at a moment, not on a day.
 */
export const formatMoment = (
  moment: Date,
  further: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'weekday'> = {},
): string => new Intl.DateTimeFormat('en-GB', { ...form, ...further }).format(moment).replace(/GMT(\+0$)?/, 'UTC');
