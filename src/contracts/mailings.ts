import { ArrivingMail } from './arriving-mail.ts';
import { defineCall, TextReply } from './call.ts';
import { emailTypes, letterStates, mailingStates } from './mail-values.ts';
import { MailingContent, NewMailing } from './mailing-form.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The parts of the list: what is to go, what went or goes, where a letter did not arrive, what was called off. */
export const mailingViews = ['scheduled', 'sent', 'failed', 'cancelled'] as const;
export type MailingView = (typeof mailingViews)[number];

/** An email to many or to one, with how its letters stand. */
export const Mailing = z.object({
  id: Id,
  emailType: z.enum(emailTypes),
  subject: z.string(),
  recipientEmail: z.string().nullable(),
  state: z.enum(mailingStates),
  sendAt: Instant,
  /** Who wrote it; null when the account is gone. */
  writtenBy: z.string().nullable(),
  counts: z.record(z.enum(letterStates), z.int()),
  allowed: z.array(z.enum(['cancel'])),
});
export type Mailing = z.infer<typeof Mailing>;

/** A letter of a mailing that did not arrive, and why. */
const FailedLetter = z.object({
  id: Id,
  toAddress: z.string(),
  state: z.enum(letterStates),
  reason: z.string().nullable(),
  at: Instant,
});
export type FailedLetter = z.infer<typeof FailedLetter>;

const mailingId = z.object({ mailingId: Id });
/** For so long the link that ended marketing emails can take that back: who holds the letter may be somebody else. */
export const undoMinutes = 60;

/** What the link of a letter carries: who, and that it was made here. */
const unsubscribeToken = z.object({ token: z.string().regex(/^[\w-]{10,100}$/) });
const Subscription = z.object({
  /** Enough of the address to be recognised by its owner, and no more: letters are passed on. */
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
    summary: 'Sends an email to everyone who opted in or to one person, now or at a time',
    access: 'administrator',
    body: NewMailing,
    reply: z.object({ message: z.string(), mailing: Mailing }),
  }),
  audience: defineCall({
    method: 'GET',
    path: '/api/mailings/audience',
    summary: 'How many people a marketing email reaches now, and how many more opted in whose address does not work',
    access: 'administrator',
    reply: z.object({ people: z.int(), undeliverable: z.int() }),
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/mailings/preview',
    summary: 'An email as it will arrive; nothing is sent or kept',
    access: 'administrator',
    body: MailingContent,
    reply: ArrivingMail,
  }),
  sendTest: defineCall({
    method: 'POST',
    path: '/api/mailings/test',
    summary: 'Sends an email to the caller alone, as it will arrive',
    access: 'administrator',
    limit: { rule: 'test-letter', account: 'caller' },
    body: MailingContent,
    reply: z.object({ message: z.string() }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/mailings',
    summary: 'Emails to many or to one, part by part: those that are to go, the next first; else the newest first',
    access: 'administrator',
    query: z.object({ view: z.enum(mailingViews).default('scheduled'), after: Id.optional() }),
    reply: z.object({ mailings: z.array(Mailing), next: z.string().nullable() }),
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/mailings/:mailingId',
    summary: 'One email with what it says and the recipients that it did not reach',
    access: 'administrator',
    params: mailingId,
    reply: z.object({
      mailing: Mailing,
      emailContent: z.string(),
      arriving: ArrivingMail,
      /** The first of them; the counts say how many there are. */
      failures: z.array(FailedLetter),
    }),
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/mailings/:mailingId/cancel',
    summary: 'Calls an email off: what has not gone yet stays here',
    access: 'administrator',
    params: mailingId,
    reply: z.object({ message: z.string(), mailing: Mailing }),
  }),
  subscription: defineCall({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    summary: 'Whether the person of an email’s link gets marketing emails; changes nothing',
    access: 'visitor',
    params: unsubscribeToken,
    reply: Subscription,
  }),
  setSubscription: defineCall({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    summary:
      'Unsubscribes the person of an email’s link from marketing emails; subscribes again shortly after, or when the person asks',
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
    summary: 'Unsubscribes at once, as mail programs ask (List-Unsubscribe=One-Click)',
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
