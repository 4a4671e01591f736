import * as t from '../messages/contracts.ts';
import { ArrivingMail } from './arriving-mail.ts';
import { defineCall } from './call.ts';
import { Instant, line, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** What a letter of the product says; `{{field}}` stands for what the product fills in. */
export const LetterWords = z.object({
  subject: line(t.theSubject, 200),
  greeting: line(t.theGreeting, 200),
  text: prose(t.theText, 5000),
  /** What stands on the button; empty where the letter leads nowhere. */
  actionLabel: z.union([z.literal(''), line(t.theButton, 60)]).default(''),
});
export type LetterWords = z.infer<typeof LetterWords>;

/** Something that the product fills in. */
export const LetterField = z.object({
  name: z.string(),
  about: z.string(),
  example: z.string(),
  /** Whether the letter is of no use without it. */
  isNeeded: z.boolean(),
});
export type LetterField = z.infer<typeof LetterField>;

export const letterGroups = [
  'Accounts',
  'Manuscripts',
  'Peer review: authors',
  'Peer review: reviewers',
  'Peer review: editors',
  'Payments',
  'The house',
] as const;
export type LetterGroup = (typeof letterGroups)[number];

/** A letter of the product whose words can be changed. */
export const ListedTemplate = z.object({
  name: z.string(),
  title: z.string(),
  group: z.enum(letterGroups),
  /** When it is sent, and to whom. */
  when: z.string(),
  isOriginal: z.boolean(),
  /** Why the changed words are not used, when they are not: the delivered ones are sent. */
  fault: z.string().nullable(),
  changedAt: Instant.nullable(),
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

const StandingTemplate = ListedTemplate.extend({
  content: LetterWords,
  original: LetterWords,
  version: seenCount,
  fields: z.array(LetterField),
  /** Whether it has a link, which stands as a button where the text says `{{link}}`. */
  hasLink: z.boolean(),
});
export type StandingTemplate = z.infer<typeof StandingTemplate>;

const path = '/api/administration/letter-templates';
const params = z.object({ name: z.string().max(60) });

export const letterTemplates = {
  list: defineCall({
    method: 'GET',
    path,
    summary: 'The emails of the product whose words can be changed',
    access: 'administrator',
    reply: z.object({ templates: z.array(ListedTemplate) }),
  }),
  read: defineCall({
    method: 'GET',
    path: `${path}/:name`,
    summary: 'What an email says now, what it said as delivered, and its fields',
    access: 'administrator',
    params,
    reply: StandingTemplate,
  }),
  preview: defineCall({
    method: 'POST',
    path: `${path}/:name/preview`,
    summary: 'An email with these words, as it would arrive; nothing changes',
    access: 'administrator',
    params,
    body: LetterWords,
    reply: ArrivingMail,
  }),
  test: defineCall({
    method: 'POST',
    path: `${path}/:name/test`,
    summary: 'Sends an email with these words and example values to the caller',
    access: 'administrator',
    limit: { rule: 'test-letter', account: 'caller' },
    params,
    body: LetterWords,
    reply: z.object({ message: z.string() }),
  }),
  publish: defineCall({
    method: 'PUT',
    path: `${path}/:name`,
    summary: 'Changes what an email says; 409 when somebody else has changed it since',
    access: 'administrator',
    params,
    body: LetterWords.extend({ version: seenCount }),
    reply: StandingTemplate,
  }),
  reset: defineCall({
    method: 'POST',
    path: `${path}/:name/original`,
    summary: 'Goes back to what the email said as delivered',
    access: 'administrator',
    params,
    body: z.object({ version: seenCount }),
    reply: StandingTemplate,
  }),
} as const;
