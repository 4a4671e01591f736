import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';
import { ArrivingMail } from './arriving-mail.ts';
import { defineCall } from './call.ts';
import { Id, Instant, line, prose, seenCount } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The text of an email; `{{field}}` is filled in when it is sent. */
export const EmailWords = z.object({
  subject: line(t.theSubject, 200),
  greeting: line(t.theGreeting, 200),
  text: prose(t.theText, 5000),
  /** The text of the button; empty if the email has no link. */
  actionLabel: z.union([z.literal(''), line(t.theButton, 60)]).default(''),
});
export type EmailWords = z.infer<typeof EmailWords>;

/** A value that is filled in when the email is sent. */
export const EmailField = z.object({
  name: z.string(),
  about: z.string(),
  example: z.string(),
  /** Whether the email makes no sense without it. */
  isNeeded: z.boolean(),
});
export type EmailField = z.infer<typeof EmailField>;

export const emailGroups = [
  'Accounts',
  'Manuscripts',
  'Peer review: authors',
  'Peer review: reviewers',
  'Peer review: editors',
  'Production',
  'Payments',
  'Site',
] as const;
export type EmailGroup = (typeof emailGroups)[number];

/** The names of the groups on screen. */
export const emailGroupNames: Readonly<Record<EmailGroup, PlainMessage>> = {
  Accounts: t.groupAccounts,
  Manuscripts: t.groupManuscripts,
  'Peer review: authors': t.groupReviewAuthors,
  'Peer review: reviewers': t.groupReviewReviewers,
  'Peer review: editors': t.groupReviewEditors,
  Production: t.groupProduction,
  Payments: t.groupPayments,
  Site: t.groupSite,
};

/** An email that administrators can edit. */
export const ListedTemplate = z.object({
  name: z.string(),
  title: z.string(),
  group: z.enum(emailGroups),
  /** When it is sent, and to whom. */
  when: z.string(),
  isOriginal: z.boolean(),
  /** The error in the changed template, if it has one; the default is sent instead. */
  fault: z.string().nullable(),
  changedAt: Instant.nullable(),
});
export type ListedTemplate = z.infer<typeof ListedTemplate>;

const CurrentTemplate = ListedTemplate.extend({
  content: EmailWords,
  /** The delivered text; for a journal, that of the other journals. */
  original: EmailWords,
  version: seenCount,
  fields: z.array(EmailField),
  /** Whether it has a link, shown as a button in place of `{{link}}`. */
  hasLink: z.boolean(),
});
export type CurrentTemplate = z.infer<typeof CurrentTemplate>;

const path = '/api/administration/letter-templates';
const params = z.object({ name: z.string().max(60) });
/** The journal whose emails are meant; without it, the emails of the whole site. */
const query = z.object({ journalId: Id.optional() });

export const emailTemplates = {
  list: defineCall({
    method: 'GET',
    path,
    summary: 'Email templates that can be edited',
    access: 'administrator',
    query,
    reply: z.object({ templates: z.array(ListedTemplate) }),
  }),
  read: defineCall({
    method: 'GET',
    path: `${path}/:name`,
    summary: 'An email template, its default and its fields',
    access: 'administrator',
    params,
    query,
    reply: CurrentTemplate,
  }),
  preview: defineCall({
    method: 'POST',
    path: `${path}/:name/preview`,
    summary: 'Previews an email with this text',
    access: 'administrator',
    params,
    query,
    body: EmailWords,
    reply: ArrivingMail,
  }),
  test: defineCall({
    method: 'POST',
    path: `${path}/:name/test`,
    summary: 'Sends a test email with this text and example values to the caller',
    access: 'administrator',
    limit: { rule: 'test-letter', account: 'caller' },
    params,
    query,
    body: EmailWords,
    reply: z.object({ message: z.string() }),
  }),
  publish: defineCall({
    method: 'PUT',
    path: `${path}/:name`,
    summary: 'Changes an email template; 409 if someone else changed it since',
    access: 'administrator',
    params,
    query,
    body: EmailWords.extend({ version: seenCount }),
    reply: CurrentTemplate,
  }),
  reset: defineCall({
    method: 'POST',
    path: `${path}/:name/original`,
    summary: 'Restores the default email template',
    access: 'administrator',
    params,
    query,
    body: z.object({ version: seenCount }),
    reply: CurrentTemplate,
  }),
} as const;
