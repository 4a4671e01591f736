import { emailField, emailText } from './email-text.ts';
import { dearPerson, questions, theManuscript } from './shared.ts';

// Submission
export const received = emailText({
  title: 'Submission received',
  when: 'To the submitting author, after submission.',
  subject: 'Submission received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for submitting “{{manuscript}}” to {{journal}}. It is planned for volume {{volume}}, issue {{issue}}.

Its number is {{number}}. Please quote it when you write to us.

{{whatFollows}}

{{link}}`,
  actionLabel: 'View status',
});

export const receivedAgain = emailText({
  title: 'Resubmission received',
  when: 'To the submitting author, after resubmitting a returned or rejected manuscript.',
  subject: 'Resubmission received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for resubmitting ${theManuscript}. It is planned for volume {{volume}}, issue {{issue}} of {{journal}}.

{{whatFollows}}

{{link}}`,
  actionLabel: 'View status',
});

export const moved = emailText({
  title: 'Manuscript moved',
  when: 'To the submitting author, when the manuscript moves to the suggested journal.',
  subject: 'Moved to {{journal}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript} is now with {{journal}}, together with its reports. It is planned for volume {{volume}}, issue {{issue}}.

{{whatFollows}}

{{link}}`,
  actionLabel: 'View status',
});

export const volume = emailField('Planned volume', '3');
export const issue = emailField('Planned issue', '2');
export const whatFollows = emailField(
  'Who acts next, and by when',
  'We will check it and email you the outcome. You do not need to do anything until then.',
);

// Acceptance and publication
export const accepted = emailText({
  title: 'Manuscript accepted',
  when: 'To the submitting author, when an administrator accepts and publishes the manuscript.',
  subject: 'Accepted and published: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Congratulations! ${theManuscript} has been accepted and is now published in {{journal}}.

Please choose the access option. {{modes}}

{{link}}

Your article:
{{articleAddress}}`,
  actionLabel: 'Choose access',
});

export const published = emailText({
  title: 'Article published',
  when: 'To the submitting author, when an article is published and access is already chosen.',
  subject: 'Published: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Congratulations! ${theManuscript} is now published in {{journal}}.

{{link}}`,
  actionLabel: 'View the article',
});

export const articleAddress = emailField('Address of the article', 'https://example.org/journal/JDS/1');
export const modes = emailField(
  'The access options and their fees',
  'With open access everyone can read your article. With subscription only subscribers read it. Both are free for you.',
);

export const orcidRequest = emailText({
  title: 'ORCID iD of an author',
  when: 'To each author without an ORCID iD when a manuscript is accepted; once more if the submitting author asks.',
  subject: 'Confirm your ORCID iD for “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript}, which names you as an author, is accepted by {{journal}}. Confirm your ORCID iD, and the article will link to it.

{{link}}

The link works once, until {{until}}. If you are not an author of this work, please write to {{contactEmail}}.`,
  actionLabel: 'Confirm your ORCID iD',
});
export const orcidUntil = emailField('Last day of the link', '24 December 2026');

// Rejection and deletion by an administrator
export const rejected = emailText({
  title: 'Manuscript rejected',
  when: 'To the submitting author, when an administrator rejects the manuscript.',
  subject: 'Changes needed before publication: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for submitting ${theManuscript}. We cannot publish it in its current form, for these reasons:

{{reasons}}

{{files}}

You are welcome to change the manuscript and submit it again.

{{link}}`,
  actionLabel: 'Open your dashboard',
});

export const reasons = emailField('Reasons, from the administrator', 'The figures cannot be read in print.');
export const files = emailField('Names of the files sent with the reasons; may be empty', '');

export const deleted = emailText({
  title: 'Manuscript deleted',
  when: 'To the submitting author, when an administrator deletes the manuscript.',
  subject: 'Manuscript deleted: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Our support team has deleted your manuscript ${theManuscript}.

${questions}`,
  actionLabel: '',
});

export const restored = emailText({
  title: 'Manuscript restored',
  when: 'To the submitting author, when an administrator restores a deleted manuscript.',
  subject: 'Manuscript restored: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Our support team has restored your manuscript ${theManuscript}. Its status is the same as before.

{{link}}`,
  actionLabel: 'Open your dashboard',
});

// Notices about published articles
export const withdrawn = emailText({
  title: 'Article withdrawn',
  when: 'To the submitting author, when a published article is withdrawn.',
  subject: 'Article withdrawn: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your article ${theManuscript} has been withdrawn. Its page now shows a withdrawal notice with this reason:

{{reason}}

${questions}

{{link}}`,
  actionLabel: 'View the notice',
});

export const corrected = emailText({
  title: 'Article corrected',
  when: 'To all authors with an email address, when an article submitted here is corrected.',
  subject: 'Article corrected: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your article ${theManuscript} has been corrected. Its page keeps the earlier version and now shows this notice:

{{notice}}

${questions}

{{link}}`,
  actionLabel: 'View the notice',
});

export const noticed = emailText({
  title: 'Article retracted, or expression of concern',
  when: 'To all authors with an email address, when an article is retracted, or a concern is published or lifted.',
  subject: 'Notice about your article: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The page of your article ${theManuscript} shows a new notice. {{whatHappened}}

{{notice}}

The article can still be read. ${questions}

{{link}}`,
  actionLabel: 'View the notice',
});

export const withdrawalReason = emailField('Reason, as in the notice', 'Data could not be verified.');
export const correctionNotice = emailField('Text of the notice', 'The unit in Table 2 was wrong. It is now right.');
export const notice = emailField('Text of the notice', 'The data could not be verified.');
export const whatHappened = emailField('What happened, and when', 'This article was retracted on 5 March 2027.');
