export {
  clearUndeliverable,
  countUndeliverable,
  findUndeliverable,
  isMarkOpenTo,
  listUndeliverable,
  type UndeliverableRow,
} from './bounces/undeliverable-store.ts';
export { presentMark, takeBounce, type BounceOutcome, readBounces } from './bounces/take-bounce.ts';
export { clearEmails, forgetEmails, forgetEmailsAbout } from './forget-emails.ts';
export {
  messageIdOf,
  ofNoManuscript,
  previewEmail,
  sendEmail,
  sendWritten,
  readableHtml,
  readableReplyTo,
  readableText,
  textForRecipient,
} from './send-email.ts';
export { titleOf } from './templates/all-templates.ts';
export { composeEmail, type TemplateEmail } from './templates/compose-email.ts';
export {
  changeTemplate,
  listTemplates,
  previewTemplate,
  readTemplate,
  resetTemplate,
  sendTestEmail,
} from './templates/change-template.ts';
export { composeSaved, postEmail, postMail, type ComposeEmail, type EmailContent } from './post-email.ts';
export { countEmails, findOpenEmail, listEmails, listEmailsTo } from './email-list-store.ts';
export { emailsOpenTo, marksOpenTo, type EmailReader, findNamedManuscript, type EmailRow } from './email-store.ts';
export { resendEmail, whyNotAgain } from './resend-email.ts';
export {
  countEmailsOf,
  cancelWaiting,
  type EmailCounts,
  listFailures,
  hasWaitingEmail,
  insertEmails,
} from './mailing-email-store.ts';
export * as accountTemplates from './templates/account-templates.ts';
export * as manuscriptTemplates from './templates/manuscript-templates.ts';
export * as noticeTemplates from './templates/notice-templates.ts';
export * as paymentTemplates from './templates/payment-templates.ts';
export * as productionTemplates from './templates/production-templates.ts';
export * as siteTemplates from './templates/site-templates.ts';
export * as reviewTemplates from './templates/review-templates.ts';
