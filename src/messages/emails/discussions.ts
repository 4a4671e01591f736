import { emailField, emailText } from './email-text.ts';
import { dearPerson, theManuscript } from './shared.ts';

export const answerRefused = emailText({
  title: 'Answer by email not sent',
  when: 'To a person whose answer by email cannot be sent in the discussion.',
  subject: 'Your answer about “{{manuscript}}” was not sent',
  greeting: dearPerson,
  text: `We received your email, but did not send it in the discussion:

{{reason}}

Please write on the page instead.

{{link}}

{{answer}}`,
  actionLabel: 'Open the discussion',
});

export const filesRefused = emailText({
  title: 'Files of an answer by email not sent',
  when: 'To a person whose answer by email was sent without some of its files.',
  subject: 'Files of your answer about “{{manuscript}}” were not sent',
  greeting: dearPerson,
  text: `We sent your answer in the discussion, but without these files:

{{reason}}

You can attach other files on the page.

{{link}}`,
  actionLabel: 'Open the discussion',
});

export const unattributedEmail = emailText({
  title: 'Email from another address',
  when: 'To the editors, when an email for a discussion came from an address that does not take part.',
  subject: 'An email about “{{manuscript}}” came from another address',
  greeting: dearPerson,
  text: `An email for the discussion “{{discussion}}” about ${theManuscript} came from {{sender}}, who does not take part with this address. It was not sent in the discussion. Only editors can read it.

{{link}}`,
  actionLabel: 'Read the email',
});

export const reason = emailField('Why, or which files', 'This discussion is closed.');
export const answer = emailField('What the email said; may be empty', 'Your email said:\n\nTen pages are enough.');
export const sender = emailField('Address of the sender', 'omar@home.example');
export const discussion = emailField('Subject of the discussion', 'Length of the manuscript');
