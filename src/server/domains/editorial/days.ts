import { daysAfter } from '../../../contracts/days.ts';
import { printDate } from '../../print-date.ts';

/** The day of an instant: reviewers and authors are told no hours. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** A day as letters and answers name it. */
export const dayInWords = (instant: Date): string => printDate(dayOf(instant));

/** The last moment of a day so many days after an instant: people are told a day, and have all of it. */
export const endOfDayAfter = (instant: Date, days: number): Date =>
  new Date(`${dayOf(daysAfter(instant, days))}T23:59:59.999Z`);
