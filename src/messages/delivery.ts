import { message } from './message.ts';

// Why an email was not delivered, shown in the Outbox
export const mailServerLate = message('The mail server did not answer in time.');
export const mailServerUnknown = message('The mail server’s name could not be found.');
export const mailServerInsecure = message('No safe connection to the mail server could be made.');
export const mailServerRefusedLogin = message('The mail server refused our name and password.');
export const mailServerAsksLogin = message('The mail server asks for a name and a password.');
export const mailServerAway = message('The mail server could not be reached: {reason}');
export const mailServerSaid = message('{fault} It said: {response}');
export const mailServerAnswered = message(
  'The mail server {answer, select, refused {refused} other {put off}} the {about, select, address {address} message {message} other {connection}}: {response}',
);

// Why a DOI was not registered
export const crossrefLate = message('Crossref did not answer within {seconds} s.');
export const crossrefAway = message('Crossref cannot be reached.');
export const crossrefLogin = message('Crossref refuses the account. Check CROSSREF_USERNAME and CROSSREF_PASSWORD.');
export const crossrefStatus = message('Crossref answered with status {status}.');
export const crossrefRefused = message('Crossref did not take the deposit: {reason}');
export const crossrefTooLong = message('Crossref’s answer is longer than any report.');
export const crossrefNoReason = message('Crossref gives no reason.');
export const crossrefOtherDoi = message('Crossref’s report does not name this DOI.');
export const crossrefUnreadable = message('Crossref’s report on a deposit could not be read.');
export const crossrefNotReport = message('Crossref answered with something other than a deposit report.');
export const noRegistrar = message('No registrar account is configured.');
