/** A day, in milliseconds. */
export const dayInMs = 86_400_000;

/** So many days after an instant; before it, where they are fewer than none. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayInMs);
