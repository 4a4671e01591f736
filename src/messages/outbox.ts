import { message } from './message.ts';
import { rich } from './rich.ts';

// Overview
export const noMailServer = message('No mail server: emails stay here, unsent.');
export const noneFailed = message('No email has failed.');
export const allEmails = message('All emails');
export const attention = message('Needs attention');
export const stateCount = message('{state}: {count}');
export const bouncingCount = message('Addresses that bounce: {count, number}');

// Emails
export const emails = message('Emails');
export const emailsNoun = message('emails');
export const searchEmails = message('Search emails');
export const searchHint = message('Recipient’s address or subject');
export const area = message('Area');
export const mailings = message('Mailings');
export const all = message('All');
export const toRecipient = rich('To <bdi>{address}</bdi>');
export const countOfKind = message('{count, number} · {state}');
export const noEmailsTitle = message('No emails yet');
export const noMatchesHint = message('Try part of the recipient’s address, or a word of the subject.');

// One email
export const hiddenLinks = message('Links meant only for the recipient are hidden.');
export const tries = message('{count, plural, one {Tried once} other {Tried # times}}');
export const replyTo = rich('Reply-to <bdi>{address}</bdi>');
export const messageId = rich('Message-ID <bdi>{id}</bdi>');
export const notRendered = message('The mailing’s text is added on sending.');
export const viewMailing = message('View mailing');
export const sendAgain = message('Send again');
export const sendAgainNamed = rich('Send again<hidden>: {subject}</hidden>');
export const sendAgainTitle = message('Send this email again?');
export const sendAgainSame = message('It goes to {address}, unchanged.');
export const sendAgainCopy = message('It goes to {address} as a new email with the same text.');
export const sendAgainWarning = message('This email was already sent: the recipient gets a second copy.');

// Addresses that bounce
export const bouncingTitle = message('Addresses that bounce');
export const bouncingLead = message('These addresses get no mailings. All other emails are still sent.');
export const bouncingNone = message('No addresses are marked.');
export const since = message('Since {moment}');
export const clearMark = rich('Clear bounce mark<hidden>: {address}</hidden>');
export const previousPage = message('Previous page');
export const nextPage = message('Next page');
export const pageOf = message('Page {page, number} of {count, number}');

// Delivery reports
export const addReport = message('Upload a delivery report');
export const addReportHint = message('The other mail server’s message as an .eml file');
export const readingReport = message('Reading the report…');
export const reportTooLong = message('This file is too long for a delivery report. Nothing was changed.');
export const reportUnreadable = message('The file could not be read. Choose it again.');
