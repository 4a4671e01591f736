import { z } from './zod-for-pages.ts';

/** An id made by the application (UUIDv7), as it stands in paths and payloads. */
export const Id = z
  .uuid({ error: ({ input }) => (input === undefined ? undefined : 'This is not a valid identifier.') })
  .toLowerCase();

/** What the email field of a browser accepts, with a dot in the domain: without one, no server takes the email. */
const mailbox = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, '+$'));

/** One mailbox and nothing more: no list, no display name, no line break. Kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'An email address has at most 254 characters.')
  .pipe(z.email({ pattern: mailbox, error: 'Please enter a valid email address.' }));

export const passwordMessage =
  'Password must contain at least one uppercase letter, one special character, and have a minimum length of 8 characters.';

/** The rules of the specification, one by one, so that a form can tick each as it is met. */
export const passwordRules = [
  { label: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'One special character', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
  { label: 'At least 8 characters', holds: (password: string) => password.length >= 8 },
] as const;

/** A new password: the specification's rule, at most 128 characters. */
export const NewPassword = z
  .string()
  .max(128, 'A password has at most 128 characters.')
  .refine((password) => passwordRules.every((rule) => rule.holds(password)), passwordMessage);

/** Marks that turn the direction of what follows, and breaks of lines that are not seen as such. */
const unseen = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const isPlain = (text: string) => !/\p{Cc}/u.test(text) && !unseen.test(text);

/** A required line of text, trimmed, at most `max` characters. */
export const line = (label: string, max = 200) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} has at most ${max} characters.`)
    .refine(isPlain, `${label} may not contain line breaks or control characters.`);

/** A required longer text; line breaks and tabs are kept. */
export const prose = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} has at most ${max} characters.`)
    .refine((text) => isPlain(text.replace(/[\n\r\t]/g, ' ')), `${label} may not contain control characters.`);

/** A day, month or year, as exact as its source: `2011-05-20`, `2011-05` or `2011`. */
export const PartialDay = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);

/** A count of saves that a client hands back: no more than the database can count. */
export const seenCount = z.int().min(0).max(1_000_000_000);

/** An instant, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** An amount in the currency's minor unit. */
export const Money = z.object({ amountMinor: z.int(), currency: z.string() });
export type Money = z.infer<typeof Money>;

/** Yes or no, in a body or in an address. */
export const flag = z.union([z.boolean(), z.stringbool()]);

/** Where a file of ours lies, as the client was told it. */
export const fileAddress = z.string().max(300);

/** A page of a longer list. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1);
