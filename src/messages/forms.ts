import { message } from './message.ts';

// Loading
export const loading = message('Loading');
export const notLoaded = message('This could not be loaded. {reason}');
export const needsScripting = message('This form needs JavaScript. Turn it on in your browser.');

// Unsaved changes
export const leaveTitle = message('Leave without saving?');
export const leaveText = message('Your changes are not saved.');
export const leave = message('Leave');

// Passwords
export const hidePassword = message('Hide password');
export const showPassword = message('Show password');
export const passwordNeeds = message('Rules for the password');
export const ruleMet = message('(met)');
export const ruleNotMet = message('(not met)');

// Numbers and amounts
export const wholeNumberError = message('Enter a whole number from {least} to {most}.');
export const amountError = message('Enter an amount such as 1500.00.');

// Text editor
export const formatting = message('Formatting: {label}');
export const heading = message('Heading');
export const smallerHeading = message('Smaller heading');
export const list = message('List');
export const numberedList = message('Numbered list');
export const quotation = message('Quotation');
export const link = message('Link');
export const linkAddress = message('Link address');
export const linkPlaceholder = message('https://');
export const setLink = message('Set link');
export const removeLink = message('Remove link');
export const linkError = message('Enter a web address, such as https://example.org, or an email address.');

// Lists put in order by dragging
export const drag = message('Drag {name}');
export const moveUp = message('Move {name} up');
export const moveDown = message('Move {name} down');
export const dragHelp = message('Space picks up and drops the {noun}, arrow keys move it, Escape cancels.');
export const pickedUp = message('{name} picked up, {noun} {place} of {count}.');
export const movedOver = message('{name} moved to {noun} {place} of {count}.');
export const dropped = message('{name} dropped, {noun} {place} of {count}.');
export const notMoved = message('{name} not moved, {noun} {place} of {count}.');

// Tables of months
export const month = message('Month');
export const lastMonths = message('Show the last {count} months');
export const allMonths = message('Show all {count} months');

// Preview of an email
export const from = message('From');
export const replyTo = message('Reply-to');
export const subject = message('Subject');
export const previewAs = message('Preview as');
export const desktop = message('Desktop');
export const phone = message('Phone');
export const plainText = message('Plain text');
export const plainTextEmail = message('Email as plain text');
export const emailPreview = message('Preview of “{subject}”');

// Beside an email address
export const bouncedSince = message('Emails have bounced since {date}');
