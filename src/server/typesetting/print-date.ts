const forms: Record<number, Intl.DateTimeFormatOptions> = {
  1: { year: 'numeric' },
  2: { month: 'long', year: 'numeric' },
  3: { day: 'numeric', month: 'long', year: 'numeric' },
};

/** A date as print has it, as exact as it is known: 3 May 2025, May 2025, 2025; one that is none stays as it stands. */
export function printDate(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat('en-GB', { ...forms[day.split('-').length], timeZone: 'UTC' }).format(date);
}

/** The first moment of a date as exact as it is known; of one that is none, of its year. */
export function firstMoment(day: string): Date {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? new Date(day.slice(0, 4)) : date;
}
