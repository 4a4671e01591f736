export {
  clearUndeliverable,
  countUndeliverable,
  findUndeliverable,
  listUndeliverable,
  type UndeliverableRow,
} from './bounces/undeliverable-store.ts';
export { readBounces } from './bounces/read-bounces.ts';
export { takeBounce, type BounceOutcome } from './bounces/take-bounce.ts';
export { sendLetter } from './send-letter.ts';
export { composeKept, postLetter, postMail, type ComposeLetter, type LetterContent } from './post-letter.ts';
export { listLetters, type LetterRow } from './letter-store.ts';
export { readableText } from './readable-text.ts';
