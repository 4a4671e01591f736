export { sendLetter } from './send-letter.ts';
export { composeKept, postLetter, postMail, type ComposeLetter, type LetterContent } from './post-letter.ts';
export { listLetters, type LetterRow } from './letter-store.ts';
export { readableText } from './readable-text.ts';
