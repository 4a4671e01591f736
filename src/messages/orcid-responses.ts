import { message } from './message.ts';

// What the server answers about ORCID iDs
export const orcidUnavailable = message('ORCID does not answer. Try again in a few minutes.');
export const orcidRefused = message('ORCID did not confirm your iD. Nothing was changed. Start again.');
export const orcidDenied = message('You did not allow ORCID to confirm your iD. Nothing was changed.');
export const signInUnknown = message(
  'This sign-in at ORCID has ended, or began in another browser. Nothing was changed. Start again.',
);
export const connected = message('Your ORCID iD is connected.');
export const worksEnded = message('Your articles are no longer added to your ORCID record.');
export const reviewsEnded = message('Your reviews are no longer added to your ORCID record.');
export const disconnected = message('Your ORCID iD is no longer connected.');
export const otherIdConnected = message('Another ORCID iD is connected to your account. Disconnect it first.');
export const idOfOtherAccount = message(
  'This ORCID iD is connected to another account. Log in there and disconnect it first.',
);
export const authorLinkSpent = message('This link no longer works: it was used, or it has expired.');
export const idOfOtherAuthor = message(
  'This ORCID iD belongs to another author of the manuscript. Sign in at ORCID as yourself.',
);
export const authorConfirmed = message('Thank you. Your ORCID iD is confirmed for this article.');
export const cannotAsk = message('This author cannot be asked for an ORCID iD.');
export const askedAlready = message('This author was asked already. One reminder is possible, a week later.');
export const authorAsked = message('We emailed {email}.');
