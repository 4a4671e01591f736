import { message } from './message.ts';

// Who takes part
export const you = message('You');
export const tellEditorsOnly = message('Only other editors of this manuscript can be told. Nothing was sent.');
export const theEditor = message('Editor');
export const editorsOnly = message('Editors only');
export const authorByName = message('{name} (author)');
export const reviewerByNumber = message('Reviewer {number} ({name})');
export const reviewerByName = message('{name} (reviewer)');

// Writing
export const messageSent = message('Your message was sent.');
export const markedRead = message('Marked as read.');
export const isClosed = message('This discussion is closed. Nothing was sent.');
export const reviewEnded = message('You no longer review this manuscript, so you cannot write here. Nothing was sent.');
export const hasNoAccount = message('This reviewer has no account yet. Nothing was sent.');
export const onlyWithEditors = message('You can only write to the editors.');

// Closing
export const closed = message('The discussion is closed.');
export const reopened = message('The discussion is open again.');
export const onlyEditorsClose = message('Only editors can close or reopen a discussion.');

// Names that readers must not know
export const namesUnknownToAuthor = message('The message may tell the author who the reviewers are, or who you are.');
export const namesUnknownToReviewer = message(
  'The message may tell the reviewer who the authors or the other reviewers are, or who you are.',
);
export const fileNames = message(
  '“{name}” names a person on page {page} whom its readers must not know: “{excerpt}”. Remove the name and attach the file again.',
);

// Files
export const attachmentName = message('attachment-{number}.pdf');
export const fileUnreadable = message('We could not check “{name}” for names. Attach it in parts, or paste its text.');
export const fileNotPrintable = message(
  '“{name}” could not be copied without the details of its author. {why} Save it as a PDF or a .docx without a password and attach that.',
);
export const fileAlreadySent = message('“{name}” is part of another message. Attach the file again.');

// Emails
export const subjectInEmail = message('“{subject}”');
export const messageInEmail = message(
  '{by}: {text}{files, plural, =0 {} one { (with a file)} other { (with # files)}}',
);
