export { readLetter, readOutbox } from './outbox/read-outbox.ts';
export { sendAgain } from './outbox/send-again.ts';
export { clearMark, handInReport, readUndeliverable } from './outbox/undeliverable-addresses.ts';
export { sendContactMessage } from './send-contact-message.ts';
