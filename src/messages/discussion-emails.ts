import { message } from './message.ts';

// In the email about new messages
export const answerAbove = message('--- Write your answer above this line ---');
export const answerByEmail = message('You can answer this email. What you write reaches the discussion.');
export const answerOnPage = message('Please answer on the page, not to this email.');

// Why an answer was not sent
export const tooLarge = message('The email is larger than {megabytes} MB.');
export const unreadable = message('We could not read the email.');
export const noText = message('We found no text above the quoted message.');
export const noLongerTakesPart = message('You no longer take part in this discussion.');

export const emailSaid = message('Your email said:');

// Files
export const onlyFiles = message('Please see the attached files.');
export const tooManyFiles = message('“{name}”: a message can have {most} files.');
export const unnamedFile = message('attachment');

// From another address
export const unknownSender = message('an unknown address');
export const filesLeftOut = message('{count, plural, one {# file was not saved.} other {# files were not saved.}}');
export const dismissed = message('The email is deleted.');
