import { message } from './message.ts';

// Titles of errors
export const titleMalformed = message('Malformed request');
export const titleNotLoggedIn = message('Not logged in');
export const titlePayment = message('Payment needed');
export const titleNotAllowed = message('Not allowed');
export const titleNotFound = message('Not found');
export const titleTooSlow = message('Too slow');
export const titleConflict = message('Conflict');
export const titleGone = message('No longer available');
export const titleTooLarge = message('Too large');
export const titleFileType = message('File type not accepted');
export const titleInput = message('Input not accepted');
export const titleBusy = message('Busy');
export const titleTooMany = message('Too many requests');
export const titleHeadTooLong = message('Address or headers too long');
export const titleInternal = message('Something went wrong');
export const titleUnavailable = message('Not available');
export const titleStorageFull = message('Storage is full');
export const titleOther = message('Error');

// Requests that cannot be answered
export const malformed = message('The request could not be read.');
export const tooLarge = message('The request is larger than this site accepts.');
export const unsupported = message('This kind of content is not accepted here.');
export const unavailable = message('The service is unavailable. Try again in a minute.');
export const internal = message('Something went wrong on our side. Nothing was changed. Try again.');
export const storageAway = message('File storage does not answer. Try again in a minute.');
export const diskFull = message('There is no storage space left. Try again later.');
export const busy = message('The site is busy. Try again in a minute.');
export const headTooLong = message('The address and the headers of this request are longer than this site accepts.');
export const incomplete = message('The request did not arrive completely in time. Send it again.');
export const tooDeep = message('The request is nested too deeply or has too many parts.');
export const notUtf8 = message('The request contains bytes that are not UTF-8 text.');
export const stopping = message('Not ready: the server is stopping.');
export const foreignForm = message('This form was not sent from our pages.');
export const sessionEnded = message('Your session has ended. Log in again.');
export const sendMultipart = message('Send the files as multipart/form-data.');
export const uploadBroken = message('The upload was interrupted or could not be read. Send it again.');
export const connectionClosed = message('The connection was closed before the answer.');
export const notValid = message('The request is not valid.');
export const addressNotFound = message('This address was not found.');
export const badCharacters = message('The text contains characters that cannot be stored.');
export const notReady = message('Not ready: {parts}.');

// Who may do what
export const administratorOnly = message('Only an administrator can do this.');
export const belongsToAnother = message('This belongs to another person.');
export const logIn = message('Please log in to continue.');
export const notAllowed = message('You are not allowed to do this.');
export const tooOften = message('Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}}.');
export const roleRemovedRecently = message(
  'An administrator or editor lost their role here in the last {days} days, so no one can act on a matter of their own. Appoint an administrator without a conflict of interest.',
);
export const printingBusy = message('Many documents are being printed. Try again in a minute.');
export const printingTooSlow = message('Printing this document took too long. Try again in a minute.');

// Fields: the label of the field comes first
export const theRequest = message('The request');
export const required = message('{label} is required.');
export const mustBeText = message('{label} must be text.');
export const mustBeNumber = message('{label} must be a number.');
export const mustBeWholeNumber = message('{label} must be a whole number.');
export const mustBeBoolean = message('{label} must be true or false.');
export const mustBeList = message('{label} must be a list.');
export const mustDiffer = message('{label} has the wrong format.');
export const mustBeOneOf = message('{label} must be one of these: {values}.');
export const tooSmall = message('{label} is too small: the least is {least}.');
export const tooShort = message('{label} is too short: the least is {least}.');
export const tooGreat = message('{label} is too large: the most is {most}.');
export const tooLong = message('{label} is too long: the most is {most}.');
export const invalid = message('{label} is not valid.');

// The API description
export const apiMoved = message('Another spelling of an address: redirects to it');
export const apiNotModified = message('Not changed since the ETag sent');
export const apiPart = message('The requested part');
export const apiNoPart = message('There is no such part');
export const apiDone = message('Done');
export const apiRefused = message('Refused');

// The page for a busy site
export const busyTitle = message('One moment, please');
export const busyText = message('The site is busy. Try again in a minute.');
export const busyReload = message('Reload this page');
