import { z } from './zod-for-pages.ts';

/** A message as it will arrive. */
export const ArrivingMail = z.object({
  subject: z.string(),
  from: z.string(),
  replyTo: z.string(),
  html: z.string(),
  text: z.string(),
});
export type ArrivingMail = z.infer<typeof ArrivingMail>;
