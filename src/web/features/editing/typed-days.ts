import { z } from 'zod';

/** A whole number, of days for the most part, as somebody types it. */
export const typedDays = (most: number, least = 1) => {
  const message = `Please enter a whole number from ${least} to ${most}.`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((days) => days >= least && days <= most, message);
};
