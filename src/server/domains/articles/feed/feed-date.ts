/** The date of RFC 822 that RSS wants; of a month or a year its first day, the exact date stands beside it in `dc:date`. */
export const feedDate = (partialDay: string) => new Date(partialDay).toUTCString();

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A whole day as a person reads it: `4 March 2026`. */
export const exactDay = (day: string) => longDate.format(new Date(day));
