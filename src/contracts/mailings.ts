import { ArrivingMail } from './arriving-mail.ts';
import { defineCall, TextReply } from './call.ts';
import { emailTypes, emailStates, mailingStates } from './mail-values.ts';
import { MailingContent, NewMailing } from './mailing-form.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The parts of the list: what is to go, what went or goes, where an email did not arrive, what was called off. */
export const mailingViews = ['scheduled', 'sent', 'failed', 'cancelled'] as const;
export type MailingView = (typeof mailingViews)[number];

/** A mailing, with the states of its emails. */
export const Mailing = z.object({
  id: Id,
  emailType: z.enum(emailTypes),
  subject: z.string(),
  recipientEmail: z.string().nullable(),
  state: z.enum(mailingStates),
  sendAt: Instant,
  /** Who wrote it; null when the account is gone. */
  writtenBy: z.string().nullable(),
  counts: z.record(z.enum(emailStates), z.int()),
  allowed: z.array(z.enum(['cancel'])),
});
export type Mailing = z.infer<typeof Mailing>;

/** An email of a mailing that did not arrive, and why. */
const FailedEmail = z.object({
  id: Id,
  toAddress: z.string(),
  state: z.enum(emailStates),
  reason: z.string().nullable(),
  at: Instant,
});
export type FailedEmail = z.infer<typeof FailedEmail>;

const mailingId = z.object({ mailingId: Id });
/** How long the unsubscribe link can also subscribe again: the email may have been forwarded. */
export const undoMinutes = 60;

/** What the link of an email carries: who, and that it was made here. */
const unsubscribeToken = z.object({ token: z.string().regex(/^[\w-]{10,100}$/) });
const Subscription = z.object({
  /** Enough of the address to be recognised by its owner, and no more: emails are passed on. */
  address: z.string(),
  isSubscribed: z.boolean(),
  /** To subscribe again takes the person’s own login, but for a while after the link itself ended it. */
  allowed: z.array(z.enum(['unsubscribe', 'subscribe'])),
});
export type Subscription = z.infer<typeof Subscription>;

export const mailings = {
  send: defineCall({
    method: 'POST',
    path: '/api/auth/send-marketing-email',
    summary: 'Sends an email to all subscribers or to one person, now or later',
    access: 'administrator',
    body: NewMailing,
    reply: z.object({ message: z.string(), mailing: Mailing }),
  }),
  audience: defineCall({
    method: 'GET',
    path: '/api/mailings/audience',
    summary: 'The number of subscribers, and of those whose address bounces',
    access: 'administrator',
    reply: z.object({ people: z.int(), undeliverable: z.int() }),
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/mailings/preview',
    summary: 'Previews an email; nothing is sent or stored',
    access: 'administrator',
    body: MailingContent,
    reply: ArrivingMail,
  }),
  sendTest: defineCall({
    method: 'POST',
    path: '/api/mailings/test',
    summary: 'Sends a test of an email to the caller',
    access: 'administrator',
    limit: { rule: 'test-letter', account: 'caller' },
    body: MailingContent,
    reply: z.object({ message: z.string() }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/mailings',
    summary: 'Mailings by page: scheduled ones, next first; others, newest first',
    access: 'administrator',
    query: z.object({ view: z.enum(mailingViews).default('scheduled'), after: Id.optional() }),
    reply: z.object({ mailings: z.array(Mailing), next: z.string().nullable() }),
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/mailings/:mailingId',
    summary: 'One mailing with its content and failed recipients',
    access: 'administrator',
    params: mailingId,
    reply: z.object({
      mailing: Mailing,
      emailContent: z.string(),
      arriving: ArrivingMail,
      /** The first of them; the counts say how many there are. */
      failures: z.array(FailedEmail),
    }),
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/mailings/:mailingId/cancel',
    summary: 'Cancels a mailing; emails already sent are not recalled',
    access: 'administrator',
    params: mailingId,
    reply: z.object({ message: z.string(), mailing: Mailing }),
  }),
  subscription: defineCall({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    summary: 'Whether the person of an email’s link receives marketing emails',
    access: 'visitor',
    params: unsubscribeToken,
    reply: Subscription,
  }),
  setSubscription: defineCall({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    summary:
      'Unsubscribes the person of an email’s link from marketing emails, or subscribes again: within an hour, or when signed in',
    access: 'visitor',
    limit: { rule: 'unsubscribe', account: 'token' },
    params: unsubscribeToken,
    body: z.object({ isSubscribed: z.boolean() }),
    reply: Subscription.extend({ message: z.string() }),
  }),
  /** RFC 8058; at the address of the page, which a mail program without one-click opens. */
  unsubscribeAtOnce: defineCall({
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: 'Unsubscribes in one click, for mail programs (List-Unsubscribe=One-Click)',
    access: 'visitor',
    limit: { rule: 'unsubscribe', account: 'token' },
    params: unsubscribeToken,
    body: z.object({}),
    bodyKind: 'form',
    reply: TextReply,
    replyKind: 'text',
    mediaType: 'text/plain',
  }),
} as const;
