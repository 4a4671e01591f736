import { message } from './message.ts';
import { rich } from './rich.ts';

// Contact page
export const contactTitle = message('Contact Us');
export const givenName = message('Given Name');
export const subject = message('Subject');
export const authorServicesSubject = message('Author services');
export const messageField = message('Message');
export const messageHint = message('For questions about a manuscript, include its number');
export const contactNumber = message('Contact Number');
export const contactNumberHint = message('Optional, with country code');
export const homepageTrap = message('Homepage');
export const sendMessage = message('Send message');
export const willAnswer = message('Thank you. We will reply to {email}.');
export const ourAddresses = message('Our addresses');
export const byEmail = message('By email');
export const byPost = message('By post');

// Unsubscribe page
export const newsTitle = message('News by email');
export const unsubscribe = message('Unsubscribe');
export const subscribeAgain = message('Subscribe again');
export const subscribed = rich('<bdi>{address}</bdi> receives news.');
export const unsubscribed = rich(
  '<bdi>{address}</bdi> does not receive news. Emails about your manuscripts, reviews and purchases still arrive.',
);
export const changeFailed = message('{problem} Nothing has changed.');
export const expiredLogIn = rich('This link has expired. To receive news again, <login>log in</login>.');
export const expiredLogOut = rich(
  'This link has expired. To receive news again, <logout>log out</logout> and log in to the account with this address.',
);
export const linkInvalid = message('This link is incomplete, or its account was deleted.');
export const linkInvalidHint = rich(
  'Open the full link from the email, choose in <profile>your profile</profile>, or <contact>write to us</contact>.',
);

// Mailing tab
export const sentSoFar = message('Emails so far');
export const takenNote = rich('{message}: “<bdi>{subject}</bdi>”.');
export const viewStatus = message('View status');
export const everyone = message('Everyone who asked for news');
export const deletedAccount = message('A deleted account');
export const stateCount = message('{count, number} {state}');

// Recipients
export const to = message('To');
export const onePerson = message('One person');
export const audienceFailed = message('The recipients could not be counted: {problem}');
export const audienceLoading = message('Counting recipients');
export const audience = message('This will reach {count, plural, one {# person} other {# people}}.');
export const audienceBounced = message(
  'Left out: {count, plural, one {# person whose address bounces} other {# people whose addresses bounce}}.',
);
export const audienceEmpty = message('No one has asked for news yet.');
export const recipientEmail = message('Recipient’s email');
export const recipientEmailHint = message('One address, with or without an account');

// Content
export const content = message('Content');
export const contentHint = message('Emails to everyone get an unsubscribe link.');
export const preview = message('Preview');
export const previewTitle = message('As it will arrive');
export const sendTest = message('Send a test to me');
export const testFailed = message('The test was not sent: {problem}');

// Time
export const when = message('When');
export const now = message('Now');
export const later = message('Schedule');
export const dateAndTime = message('Date and time');
export const timeZone = message('Time zone of this device: {zone}');
export const willSendAt = message('Will be sent on {moment}.');
export const clockSkips = message('Clocks go forward then and skip this time. Which do you mean?');
export const clockRepeats = message('Clocks go back then, so this time occurs twice. Which do you mean?');
export const clockUnclear = message('Clocks change then. Choose one of the two times below.');

// Sending
export const sendEmail = message('Send email');
export const scheduleEmail = message('Schedule email');
export const draftSaved = message('{problem} Your text is saved.');
export const draftHint = message('Saved in this browser until sent.');

// Confirmation
export const confirmSend = message('Send to {count, plural, one {# person} other {# people}}?');
export const confirmSendAll = message('Send to everyone who asked for news?');
export const confirmSchedule = message('Schedule for {count, plural, one {# person} other {# people}}?');
export const confirmScheduleAll = message('Schedule for everyone who asked for news?');
export const sendNow = message('Send now');
export const schedule = message('Schedule');
export const confirmSendText = rich('“<bdi>{subject}</bdi>” will be sent at once. Sent emails cannot be recalled.');
export const confirmScheduleText = rich(
  '“<bdi>{subject}</bdi>” will be sent on {moment}. You can cancel it until then. New subscribers are included.',
);
export const noRecipientsTitle = message('No one has asked for news yet');
export const noRecipientsText = message('Schedule the email for later, or write to one person. Your text is saved.');
export const backToEmail = message('Back to the email');

// List of emails
export const emailsByStatus = message('Emails by status');
export const emailsIn = message('Emails: {view}');
export const emailsNoun = message('emails');
export const recipients = message('Recipients');
export const toRecipient = rich('To <bdi>{recipient}</bdi>');
export const noneYet = message('None yet');
export const scheduledView = message('Scheduled');
export const scheduledEmpty = message('No scheduled emails');
export const scheduledAdvice = message('To schedule an email, choose “Schedule” above.');
export const sentView = message('Sent');
export const sentEmpty = message('No sent emails');
export const failedView = message('Not delivered');
export const failedEmpty = message('All emails were delivered');
export const cancelledView = message('Cancelled');
export const cancelledEmpty = message('No cancelled emails');

// One email
export const allEmails = message('All emails');
export const willBeSent = message('Will be sent');
export const sentAt = message('Sent');
export const wasScheduled = message('Was scheduled for');
export const writtenBy = message('Written by');
export const failedSome = message('Showing the newest {shown, number} of {total, number}.');
export const failedHint = message('Send failed emails again from the outbox.');
export const failedTable = message('Recipients not reached');
export const address = message('Address');
export const whatHappened = message('What happened');
export const noReason = message('The mail server gave no reason.');

// Cancelling
export const cancelEmail = message('Cancel email');
export const doNotSend = message('Do not send');
export const stopSending = message('Stop sending');
export const cancelTitle = message('Cancel this email?');
export const cancelScheduled = message('The text stays here.');
export const cancelSending = message('Unsent emails are cancelled. Sent emails cannot be recalled.');
