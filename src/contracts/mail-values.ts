/** How a letter stands: it waits, the mail server has it, it was given up, it came back, or it was called off in time. */
export const letterStates = ['queued', 'sent', 'failed', 'bounced', 'cancelled'] as const;
export type LetterState = (typeof letterStates)[number];

/** To whom a mailing goes: to everyone who opted in, or to one person. */
export const emailTypes = ['marketing', 'specific'] as const;
export type EmailType = (typeof emailTypes)[number];

export const mailingStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
