export { readOutbox } from './read-outbox.ts';
export { sendContactMessage } from './send-contact-message.ts';
