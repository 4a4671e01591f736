export { forgetMailings, planMailing } from './plan-mailing.ts';
export { letterReader, readLetter, readOutbox, sendAgain } from './outbox/read-outbox.ts';
export { clearMark, handInReport, readUndeliverable } from './outbox/undeliverable-addresses.ts';
export { cancelMailing, previewMailing, readAudience, readMailing, readMailings } from './manage-mailings.ts';
export { changeSubscription, readSubscription, unsubscribeAtOnce, readOwnLetters } from './change-subscription.ts';
export { composeMailingLetter } from './compose-mailing.ts';
export { sendContactMessage } from './send-contact-message.ts';
export { sendDueMailings } from './write-letters.ts';
export { sendTest } from './send-test.ts';
