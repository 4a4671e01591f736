import * as t from '../messages/contracts.ts';
import type { PlainMessage } from '../messages/message.ts';

/** The states of an email. */
export const emailStates = ['queued', 'sent', 'failed', 'bounced', 'cancelled'] as const;
export type EmailState = (typeof emailStates)[number];

/** The names of the states, the same on every screen. */
export const emailStateNames: Readonly<Record<EmailState, PlainMessage>> = {
  queued: t.waiting,
  sent: t.sent,
  failed: t.failed,
  bounced: t.bounced,
  cancelled: t.cancelled,
};

/** The recipients of a mailing: all subscribers, or one person. */
export const emailTypes = ['marketing', 'specific'] as const;
export type EmailType = (typeof emailTypes)[number];

export const mailingStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

/** The names of the states of a mailing. */
export const mailingStateNames: Readonly<Record<MailingState, PlainMessage>> = {
  scheduled: t.scheduled,
  sending: t.sending,
  sent: t.sent,
  cancelled: t.cancelled,
};
