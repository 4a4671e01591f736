/** A day, in milliseconds. */
export const dayInMs = 86_400_000;

/** This many days after an instant; before it if negative. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayInMs);
