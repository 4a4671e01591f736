export { forgetMailings, planMailing } from './plan-mailing.ts';
export { emailReader, readEmail, readOutbox, sendAgain } from './outbox/read-outbox.ts';
export { clearMark, handInReport, readUndeliverable } from './outbox/undeliverable-addresses.ts';
export { cancelMailing, previewMailing, readAudience, readMailing, readMailings } from './manage-mailings.ts';
export { changeSubscription, readSubscription, unsubscribeAtOnce, readOwnEmails } from './change-subscription.ts';
export { composeMailingEmail } from './compose-mailing.ts';
export { sendContactMessage } from './send-contact-message.ts';
export { sendDueMailings } from './write-emails.ts';
export { sendTest } from './send-test.ts';
