/** An instant in the reader's own zone, by its distance from GMT as in every form: a pass ends at a moment, not on a day. */
export const formatMoment = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(moment);
