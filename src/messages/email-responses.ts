import { message } from './message.ts';

// Mailings
export const noLongerCancellable = message('This email has already been sent and cannot be cancelled.');
export const cancelledPartly = message(
  'Cancelled. {sent, plural, one {# email was} other {# emails were}} already sent, {cancelled, plural, one {# was} other {# were}} not.',
);
export const cancelledWholly = message('Cancelled. No one receives this email.');
export const submittedBefore = message(
  'An email with different content was already submitted from this form. Check the list before you send it again.',
);
export const testSent = message('A test is on its way to {address}.');
export const recipientDeleted = message('To a deleted account');

// Subscription to news
export const subscribedAgain = message('You are subscribed again.');
export const unsubscribed = message('You are unsubscribed.');
export const unsubscribedFrom = message('You are unsubscribed. {site} sends you no more news.');
export const subscribeByLogin = message('This link has expired. To receive news again, log in.');

// Contact form
export const phoneNotGiven = message('not given');

// Outbox
export const aMailing = message('Mailing');
export const aTest = message('Test of a mailing');
export const otherEmail = message('Other email');

// Outbox: sending again
export const willBeSentAgain = message('The email will be sent again.');
export const willBeSentAsCopy = message('A copy of the email will be sent.');
export const alreadyQueued = message('This email is already waiting to be sent. Nothing was changed.');
export const wasCancelled = message('This email was cancelled.');
export const recipientUnknown = message('The recipient of this email is no longer known.');
export const addressBounces = message('Mailings are not sent to an address that bounces. Clear its mark first.');
export const mailingSentOnce = message('A mailing goes to each person only once.');
export const linkRemoved = message(
  'This email had a personal link, which was removed. The recipient can request a new one.',
);
export const emailRemoved = message('This email is no longer stored.');

// Outbox: bounces
export const markCleared = message('The bounce mark is cleared. Mailings can go to {address} again.');
export const reportBounced = message('The email bounced. It is marked, and so is its address if that is the cause.');
export const reportDelayed = message('The email is delayed. This is noted in the outbox.');
export const reportDelivered = message('The report says that the email was delivered. Nothing was changed.');
export const reportUnrecognised = message('This is not a delivery report. Nothing was changed.');
export const reportOfAnother = message('This report is not about an email from this site. Nothing was changed.');
export const bouncedWith = message('Bounced: {reason}');
export const delayedWith = message('Delayed: {reason}');

// Templates: errors in the text
export const fieldNotClosed = message(
  'A field is broken at {place}. Write fields as {example}, with two brackets on each side.',
);
export const tagNotAllowed = message('“{tag}” at {place} is not allowed. Write fields as {example}.');
export const placeInText = message('line {line}, character {character}');
export const placeInLine = message('character {character}');
export const fieldUnknown = message('{field} at {place} is not a field of this email.');
export const fieldUnknownHint = message('{field} at {place} is not a field of this email. Did you mean {meant}?');
export const buttonWithoutFields = message('The button text cannot contain fields.');
export const fieldInTextOnly = message('{field} at {place} is only allowed in the text.');
export const fieldNeeded = message('The text must contain {field}. The email makes no sense without it.');
export const linkNeeded = message('The text must contain {field}. The email makes no sense without its link.');
export const linkOnce = message('The text can contain {field} only once.');
export const linkAlone = message('{field} becomes a button. Put it on a line of its own, between empty lines.');
export const buttonNeeded = message('The button needs a text.');
export const noButton = message('This email has no link, so it has no button.');

// Templates: saving
export const templateOutdated = message('This version of the site cannot read the changed template.');
export const templateChangedElsewhere = message(
  'Someone else has changed this email. Nothing was changed, and what you typed is still here.',
);
