import { message } from './message.ts';

// Changing the email address
export const linkOpensOn = message('This link works from {day}. Until then you can cancel the change.');
export const changeEmailAgain = message('Edit your profile to get a new one.');
export const emailReachable = message('Thank you. You will receive our emails again.');
export const emailChanged = message('Your email address is now {email}. Use it to log in from now on.');
export const contactIfAtRisk = message('Contact us if your account is at risk.');
export const emailUnchanged = message(
  'Your email address is still {email}, and you have been logged out everywhere. If you did not ask for a change, choose a new password now.',
);

// Passwords
export const passwordChanged = message('Password changed. You have been logged out on your other devices.');
export const requestNewResetLink = message('Request a new one on the password reset page.');
export const passwordReset = message('Password reset successful');
export const passwordTooCommon = message('This password is too common. Choose another.');
export const enterPassword = message('Enter your password again.');
export const wrongPassword = message('This is not your current password.');

// Links in emails
export const linkSpent = message('This link has been used or has expired. {advice}');
export const requestNewLinkIfLockedOut = message('If you cannot log in, request a new one.');
export const emailConfirmed = message('Your email address is confirmed. You can log in now.');

// Emails that bounce
export const nothingToConfirm = message('There is no delivery problem with your address.');
export const confirmationSent = message('We have sent an email to {email}. Follow its link to confirm your address.');

// Registration
export const passwordRefused = message('The password is not accepted.');
export const registered = message(
  'Registration received. We have sent an email to {email}. Follow its link to confirm your address, then log in.',
);
export const resetEmailSent = message('An Email is sent to your email address to reset your password');
export const confirmationResent = message('If a registration for {email} is unconfirmed, we have sent the link again.');

// Profile
export const newsOwnerOnly = message('Only the account holder can turn on news emails.');
export const profileSaved = message('Edit successful');

// People
export const noRoleForSelf = message('You cannot give yourself a role. Ask another administrator.');
export const lastAdministrator = message('This is the only administrator. Make someone else an administrator first.');
export const administratorNeedsAccount = message('Only a confirmed, enabled account can become an administrator.');
export const noSuchJournal = message('There is no such journal.');

// Sessions
export const unknownDevice = message('Unknown device');
export const sessionEnded = message('Logged out on that device.');
export const loggedOut = message('You are logged out.');

// Deleting the account
export const deletedAccount = message('Deleted account');

// Command line
export const noAccount = message('An account with the address {email} was not found.');

// Deleting the account
export const manuscriptsPending = message(
  '{count, plural, one {One of your manuscripts awaits} other {# of your manuscripts await}} a decision. You can delete your account after that. You can withdraw a manuscript in peer review on its page first.',
);
export const paymentOpen = message(
  'You have an open payment. You can delete your account once it is completed, or a day after it started.',
);
export const accountDeleted = message(
  'Your account is deleted.{count, plural, =0 {} one { A review you had accepted has ended, and its editor has been told.} other { # reviews you had accepted have ended, and their editors have been told.}}',
);
