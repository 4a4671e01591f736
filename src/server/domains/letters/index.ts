export {
  clearUndeliverable,
  countUndeliverable,
  findUndeliverable,
  isMarkOpenTo,
  listUndeliverable,
  type UndeliverableRow,
} from './bounces/undeliverable-store.ts';
export { presentMark } from './bounces/present-mark.ts';
export { readBounces } from './bounces/read-bounces.ts';
export { takeBounce, type BounceOutcome } from './bounces/take-bounce.ts';
export { clearLetters, forgetLetters, forgetLettersAbout } from './forget-letters.ts';
export { messageIdOf, ofNoManuscript, sendLetter, sendWritten } from './send-letter.ts';
export { composeLetter, type TemplateLetter } from './templates/compose-letter.ts';
export {
  changeTemplate,
  listTemplates,
  previewTemplate,
  readTemplate,
  resetTemplate,
  sendTestLetter,
} from './templates/change-template.ts';
export { composeKept, postLetter, postMail, type ComposeLetter, type LetterContent } from './post-letter.ts';
export { countLetters, findOpenLetter, listLetters, listLettersTo } from './letter-list-store.ts';
export { lettersOpenTo, marksOpenTo, type LetterReader } from './letter-reader-store.ts';
export { findNamedManuscript, type LetterRow } from './letter-store.ts';
export { resendLetter, whyNotAgain } from './resend-letter.ts';
export { readableHtml, readableText, textForReceiver } from './readable-text.ts';
export {
  countLettersOf,
  cancelWaiting,
  type LetterCounts,
  listFailures,
  hasWaitingLetter,
  insertLetters,
} from './mailing-letter-store.ts';
export * as accountTemplates from './templates/account-templates.ts';
export * as manuscriptTemplates from './templates/manuscript-templates.ts';
export * as noticeTemplates from './templates/notice-templates.ts';
export * as paymentTemplates from './templates/payment-templates.ts';
export * as houseTemplates from './templates/house-templates.ts';
export * as reviewTemplates from './templates/review-templates.ts';
