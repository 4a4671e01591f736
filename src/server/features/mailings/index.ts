export { readOutbox } from './read-outbox.ts';
