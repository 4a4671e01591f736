import { message } from './message.ts';
import { rich } from './rich.ts';

// Profile
export const letterHelp = message('We email a link to confirm a new address.');
export const marketing = message('Email me journal news and calls for papers');
export const saveProfile = message('Save the profile');
export const undoChanges = message('Undo changes');
export const notSaved = message('Not saved yet');
export const editFailed = message('Edit failed, Please try again or contact Us');

// Profile: saved
export const editSuccessful = message('Edit successful');
export const confirmNewAddress = message(
  'Follow the link we sent to {wanted} within {hours, plural, one {# hour} other {# hours}}. Until then your email stays {current}.',
);
export const goingHome = message('Going to the home page…');
export const stayHere = message('Stay here');
export const goNow = message('Go now');

// Profile: password before an email changes
export const confirmPasswordTitle = message('Confirm your password');
export const confirmPasswordReason = message('Enter your password to change your email to {email}.');
export const passwordMissing = message('Enter your password.');

// Password
export const password = message('Password');
export const passwordLead = message('Other devices will be logged out.');
export const currentPassword = message('Current password');
export const newPassword = message('New password');
export const changePassword = message('Change the password');
export const currentPasswordMissing = message('Enter your current password.');

// Emails that bounce
export const emailsBounce = rich(
  'Emails to <address>{email}</address> have bounced since {date}. The mail server says: <quote>{reason}</quote>',
);
export const emailsBounceHelp = message('Enter another email below, or send a confirmation email to this one.');
export const sendConfirmation = message('Send a confirmation email');

// Sessions
export const sessions = message('Where you are logged in');
export const sessionsLead = message('If you do not recognise a device, log it out and change your password.');
export const thisDevice = message('This device');
export const lastUsed = rich('Last used <moment></moment>');
export const signedIn = rich('Logged in <moment></moment>');
export const logOutDevice = rich('Log out<hidden>: {device}</hidden>');

// Own data
export const yourData = message('Your data');
export const yourDataLead = message(
  'Your account, sessions, manuscripts, reviews, orders and emails in one JSON file.',
);
export const downloadData = message('Download my data');

// Deleting the account
export const deleteAccount = message('Delete your account');
export const deleteAccountLead = message(
  'You cannot delete your account while one of your manuscripts awaits a decision.',
);
export const deleteAccountTitle = message('Delete your account?');
export const lossPass = message('your pass (valid until {date})');
export const lossIssues = message('{count, plural, one {# full issue} other {# full issues}} that you bought');
export const lossDrafts = message('{count, plural, one {# draft} other {# drafts}}');
export const youLose = message('You lose {losses}.');
export const whatIsErased = message(
  'Your name, email and password are erased, and your roles end. This cannot be undone.',
);
export const reviewsEnd = message('Unfinished reviews end, and we tell their editors.');
export const articlesStay = message('Published articles stay online, with their authors.');
export const receiptsStay = message('We keep receipts for as long as the law requires.');
export const yourPassword = message('Your password');
export const keepAccount = message('Keep my account');
export const deleteMyAccount = message('Delete my account');
