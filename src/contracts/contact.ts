import * as t from '../messages/contracts.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email, line, prose } from './values.ts';

export const messageSent = t.messageSent();
export const messageNotSent = t.messageNotSent();

/** Digits as people write them: spaces, dots, dashes, slashes, brackets, a leading plus, an extension. */
const telephone = /^\+?[\p{Nd} ().\-/]{3,30}\p{Nd}( ?(x|ext\.?|#) ?\p{Nd}{1,8})?$/iu;

/** What a person sends through the contact form; the names are the specification's. */
export const ContactMessage = z.object({
  username: line(t.givenName, 100),
  email: Email,
  subject: line(t.subject, 200),
  message: prose(t.messageLabel, 5000),
  contact: z
    .string()
    .trim()
    .refine((text) => text === '' || telephone.test(text), { error: t.enterPhone })
    .default(''),
  /** No person sees this field; whatever fills it in is a program. */
  homepage: z.string().max(2000).default(''),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contact = {
  send: defineCall({
    method: 'POST',
    path: '/api/send-email/contact-us',
    summary: 'Sends a message to the publisher',
    access: 'visitor',
    limit: { rule: 'contact', account: 'email' },
    body: ContactMessage,
    reply: z.object({ message: z.string() }),
  }),
} as const;
