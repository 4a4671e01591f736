/** How a letter stands: it waits, the mail server has it, it was given up, it came back, or it was called off in time. */
export const letterStates = ['queued', 'sent', 'failed', 'bounced', 'cancelled'] as const;
export type LetterState = (typeof letterStates)[number];

/** How a letter stands, in a word or two: the same wherever people read it. */
export const letterStateNames: Readonly<Record<LetterState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
  bounced: 'Came back',
  cancelled: 'Called off',
};

/** To whom a mailing goes: to everyone who opted in, or to one person. */
export const emailTypes = ['marketing', 'specific'] as const;
export type EmailType = (typeof emailTypes)[number];

export const mailingStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

/** How an email to many or to one stands, in the words of its letters. */
export const mailingStateNames: Readonly<Record<MailingState, string>> = {
  scheduled: 'Scheduled',
  sending: 'Being sent',
  sent: letterStateNames.sent,
  cancelled: letterStateNames.cancelled,
};
