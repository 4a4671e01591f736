import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { plainPlace } from './issue-place.ts';
import { z } from './zod-for-pages.ts';

/** An id made by the application (UUIDv7), in paths and payloads. */
export const Id = z.uuid({ error: ({ input }) => (input === undefined ? undefined : t.invalidId()) }).toLowerCase();

/** The address of an article: its journal and its id. */
export const articlePlace = z.object({ journalAbbreviation: z.string().max(100), articleId: Id });

/** What the email field of a browser accepts, with a dot in the domain: without one, no server takes the email. */
const mailbox = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, '+$'));

/** One mailbox and nothing more: no list, no display name, no line break. Kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { error: () => t.emailTooLong({ max: 254 }) })
  .pipe(z.email({ pattern: mailbox, error: t.enterEmail }));

export const passwordMessage = t.passwordRule();

/** The rules of the specification, one by one, so that a form can tick each as it is met. */
export const passwordRules = [
  { label: t.passwordUppercase, holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: t.passwordSpecial, holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
  { label: t.passwordLength, holds: (password: string) => password.length >= 8 },
] as const;

/** A new password: the specification's rule, at most 128 characters. */
export const NewPassword = z
  .string()
  .max(128, { error: () => t.passwordTooLong({ max: 128 }) })
  .refine((password) => passwordRules.every((rule) => rule.holds(password)), passwordMessage);

/** Marks that turn the direction of what follows, and breaks of lines that are not seen as such. */
const unseen = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const isPlain = (text: string) => !/\p{Cc}/u.test(text) && !unseen.test(text);

/** A required line of text, trimmed, at most `max` characters. */
export const line = (label: PlainMessage, max = 200) =>
  z
    .string({ error: () => t.required({ label: label() }) })
    .trim()
    .min(1, { error: () => t.required({ label: label() }) })
    .max(max, { error: () => t.tooLong({ label: label(), max }) })
    .refine(isPlain, { error: () => t.noLineBreaks({ label: label() }) });

/** A required longer text; line breaks and tabs are kept. */
export const prose = (label: PlainMessage, max: number) =>
  z
    .string({ error: () => t.required({ label: label() }) })
    .trim()
    .min(1, { error: () => t.required({ label: label() }) })
    .max(max, { error: () => t.tooLong({ label: label(), max }) })
    .refine((text) => isPlain(text.replace(/[\n\r\t]/g, ' ')), {
      error: () => t.noControlCharacters({ label: label() }),
    });

/** A volume or a number of an issue that is looked for. */
export const anyPlace = z.string().max(20).transform(plainPlace);

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
