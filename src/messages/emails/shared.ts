import { emailField } from './email-text.ts';

// Sentences that several emails share
export const hello = 'Hello,';
export const dearPerson = 'Dear {{title}} {{surname}},';
export const dearReviewer = 'Dear {{reviewer}},';
export const givenSalutation = '{{salutation}}';
export const theManuscript = '“{{manuscript}}” ({{number}})';
export const reminders = 'You can choose your reminders on your dashboard.';
export const questions = 'If you have any questions, please write to {{contactEmail}}.';

// Fields of every email
export const siteName = emailField('Name of the site', 'Colophon');
export const contactEmail = emailField('Contact address of the publisher', 'contact@example.org');
export const link = emailField('Becomes a button with its address. Put it on a line of its own.', '');

// Discussions
export const messages = emailField(
  'The new messages',
  '“Length of the manuscript”\n\nEditor: Please shorten the second part.',
);
export const answering = emailField('How to answer', 'Please answer on the page, not to this email.');

// The recipient
export const title = emailField('Title of the recipient', 'Dr');
export const surname = emailField('Surname of the recipient', 'Haddad');
export const salutation = emailField('Salutation', 'Dear Dr Haddad,');
export const reviewer = emailField('Name of the reviewer', 'Omar Said');

// The manuscript
export const manuscript = emailField('Title of the manuscript', 'Reading the dunes');
export const number = emailField('Number of the manuscript', 'JDS-2026-0012');
export const journal = emailField('Title of the journal', 'Journal of Desert Studies');
