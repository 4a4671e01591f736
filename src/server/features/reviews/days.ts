import { printDate } from '../../typesetting/print-date.ts';

const dayMs = 86_400_000;

/** The day of an instant: reviewers and authors are told no hours. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** A day as letters and answers name it. */
export const dayInWords = (instant: Date): string => printDate(dayOf(instant));

/** So many days after an instant. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** The last moment of a day so many days after an instant: people are told a day, and have all of it. */
export const endOfDayAfter = (instant: Date, days: number): Date =>
  new Date(`${dayOf(daysAfter(instant, days))}T23:59:59.999Z`);
