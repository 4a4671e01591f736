import { message } from './message.ts';
import { rich } from './rich.ts';

// The section
export const discussions = message('Discussions');
export const summaryOf = message(
  '{count, plural, =0 {None yet} one {# discussion} other {# discussions}}{unread, plural, =0 {} one {, # new message} other {, # new messages}}{others, plural, =0 {} one {, # email from another address} other {, # emails from other addresses}}',
);
export const newMessages = message('{count, plural, one {# new message} other {# new messages}}');
export const noneForEditors = message(
  'Nothing has been discussed yet. Write to the author, a reviewer or other editors.',
);
export const noneWithEditor = message('A question about this manuscript? Write to the editor.');
export const newDiscussion = message('New discussion');
export const writeToEditor = message('Write to the editor');

// A discussion
export const withWhom = rich('With <bdi>{name}</bdi>');
export const amongEditors = message('Editors only');
export const isClosed = message('Closed');
export const writtenOn = rich('<bdi>{name}</bdi> · {day}');
export const files = message('Files of this message');
export const fileLink = rich('{name}, {size}<hidden> (opens in a new tab)</hidden>');
export const toldTo = rich('Also told: <bdi>{names}</bdi>');
export const cannotAnswer = message('This reviewer can read but not answer. Close and reopen to ask for an answer.');
export const readOnly = message('You can read this discussion but not write in it.');
export const closedHelp = message('The editor closed this discussion. Open a new one if something is missing.');
export const close = message('Close discussion');
export const reopen = message('Reopen discussion');

// Emails from other addresses
export const fromOthers = message('Emails from other addresses');
export const fromAddress = rich('Email from <bdi>{address}</bdi> · {day}');
export const fromAddressHelp = message('This address does not take part, so only editors read the email.');
export const dismiss = rich('Delete<hidden> the email from {address}</hidden>');

// Writing
export const to = message('To');
export const chooseTo = message('Choose who takes part');
export const subject = message('Subject');
export const messageLabel = message('Message');
export const reply = message('Reply');
export const answerTo = message('Reply in “{subject}”');
export const editorsRead = message('Only editors read this.');
export const authorReads = message('The author reads this as a message from “Editor”.');
export const reviewerReads = message('The reviewer reads this as a message from “Editor”.');
export const filesLabel = message('Files');
export const attachFiles = message('Attach files');
export const filesHelp = message('Up to {count} files: {types}.');
export const filesHelpUnnamed = message('Up to {count} files: {types}. Sent as PDFs without author details.');
export const tellEditors = message('Tell other editors');
export const editorsToTell = message('Tell {count, plural, one {# editor} other {# editors}}');
export const whomToTell = message('Editors to tell');
export const whomToTellHelp = message('They get an email, even if the manuscript is not theirs.');
export const send = message('Send');
export const uploading = message('Uploading a file…');
