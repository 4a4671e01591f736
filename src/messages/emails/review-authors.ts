import { emailField, emailText } from './email-text.ts';
import { givenSalutation, dearPerson, reminders, theManuscript } from './shared.ts';

// Review
export const reviewBegun = emailText({
  title: 'Review started',
  when: 'To the submitting author, when an editor sends the manuscript to review.',
  subject: 'Review started: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your manuscript ${theManuscript} has passed the initial checks of {{journal}}, and its review has started. You do not need to do anything now. We will email you the decision.

{{link}}`,
  actionLabel: 'View status',
});

export const held = emailText({
  title: 'Manuscript on hold',
  when: 'To the submitting author. The reason is for editors only.',
  subject: 'On hold: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your manuscript ${theManuscript} is on hold while we examine a question. You do not need to do anything now. We will email you when it resumes or is returned to you.

{{link}}`,
  actionLabel: 'View status',
});

export const released = emailText({
  title: 'Manuscript resumed',
  when: 'To the submitting author, when the hold ends.',
  subject: 'No longer on hold: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your manuscript ${theManuscript} is no longer on hold. Its page shows the next step and its deadline.

{{link}}`,
  actionLabel: 'View status',
});

// Decision
export const decision = emailText({
  title: 'Decision for authors',
  when: 'To the submitting author, with the editor’s letter.',
  subject: '{{decided}}: “{{manuscript}}” ({{number}})',
  greeting: givenSalutation,
  text: `{{letter}}

{{enclosed}}

{{link}}`,
  actionLabel: 'Open your manuscript',
});

export const reportForwarded = emailText({
  title: 'Another report for authors',
  when: 'To the submitting author, when an editor forwards a report that came after the decision.',
  subject: 'Another report: “{{manuscript}}” ({{number}})',
  greeting: dearPerson,
  text: `Another report on ${theManuscript} has arrived. The editor writes:

{{message}}

You can read the report on the page of your manuscript.

{{link}}`,
  actionLabel: 'Open your manuscript',
});

export const forwardMessage = emailField('Message from the editor', 'Please answer this report, too.');
export const decided = emailField('Decision, in two or three words', 'Revision requested');
export const decisionSalutation = emailField('Salutation, from the editor’s letter if it has one', 'Dear Dr Haddad,');
export const letter = emailField(
  'The editor’s letter',
  'Thank you for your manuscript. The reviewers ask for two changes.',
);
export const enclosed = emailField(
  'The reviewers’ comments and other enclosures; may be empty',
  'Comments of reviewer 1: the figures are too small.',
);

// Revision
export const revisionDue = emailText({
  title: 'Reminder: revision due',
  when: 'To the submitting author, a week and a day before the deadline, unless muted.',
  subject: 'Revision due by {{dueOn}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The revision of ${theManuscript} is due by {{dueOn}}.

If you need more time, please ask on the page of your manuscript before the deadline. Without a revision or a request, the manuscript will be withdrawn.

{{link}}

${reminders}`,
  actionLabel: 'Open your manuscript',
});

export const revisionReceived = emailText({
  title: 'Revision received',
  when: 'To the submitting author, after submitting a revision.',
  subject: 'Revision received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for your revision of ${theManuscript}. The editor will now decide, or ask reviewers to read it again. The page of your manuscript shows the next step and its deadline.

{{link}}`,
  actionLabel: 'View status',
});

export const extensionGranted = emailText({
  title: 'Extension granted',
  when: 'To the submitting author, when an editor moves the deadline of a revision.',
  subject: 'More time for your revision: “{{manuscript}}”',
  greeting: dearPerson,
  text: `You have more time for the revision of ${theManuscript}. It is now due by {{dueOn}}.

{{link}}`,
  actionLabel: 'Open your manuscript',
});

export const extensionRefused = emailText({
  title: 'Extension refused',
  when: 'To the submitting author, when an editor refuses more time for a revision.',
  subject: 'No more time for your revision: “{{manuscript}}”',
  greeting: dearPerson,
  text: `We cannot give you more time for the revision of ${theManuscript}. It is due by {{dueOn}}.

{{link}}`,
  actionLabel: 'Open your manuscript',
});

export const detailsCorrected = emailText({
  title: 'Details corrected',
  when: 'To the submitting author, when an editor corrects the title, the abstract or the keywords.',
  subject: 'Details corrected: “{{manuscript}}”',
  greeting: dearPerson,
  text: `An editor has corrected the title, the abstract or the keywords of ${theManuscript}. Please check them.

{{link}}`,
  actionLabel: 'Open your manuscript',
});

export const dueOn = emailField('Deadline of the revision', '24 December 2026');
export const daysLeft = emailField('Time left', 'one day');
export const dueIn = emailField('“tomorrow” or “in a week”', 'tomorrow');

// The end without publication
export const lapsed = emailText({
  title: 'Revision not received',
  when: 'To the submitting author, when the deadline of a revision passes.',
  subject: 'Revision not received in time: “{{manuscript}}”',
  greeting: dearPerson,
  text: `We did not receive a revision of ${theManuscript}, or a request for more time, by the deadline. The manuscript has been withdrawn.

You are welcome to submit a later version as a new manuscript. Please explain what has changed.

{{feeReturned}}

{{link}}`,
  actionLabel: 'View the manuscript',
});

export const takenBackByAuthor = emailText({
  title: 'Withdrawal confirmed',
  when: 'To the submitting author who withdraws a manuscript before publication.',
  subject: 'Withdrawn: “{{manuscript}}”',
  greeting: dearPerson,
  text: `You have withdrawn your manuscript ${theManuscript}. Its review has ended, and you are free to submit it elsewhere.

{{feeReturned}}

{{link}}`,
  actionLabel: 'View the manuscript',
});

export const feeReturned = emailField(
  'Says that a paid fee is refunded; may be empty',
  'We are refunding the handling fee you paid. You will receive an email when it is on its way.',
);

// Discussions
export const messagesForAuthor = emailText({
  title: 'New messages',
  when: 'To the submitting author, when the editor writes; once, until the author reads.',
  subject: 'New messages about “{{manuscript}}”',
  greeting: dearPerson,
  text: `There are new messages about your manuscript ${theManuscript}:

{{messages}}

{{answering}}

{{link}}`,
  actionLabel: 'Read and answer',
});

// Another journal
export const offerTakenBack = emailText({
  title: 'Suggestion of another journal taken back',
  when: 'To the submitting author who has not answered the suggestion.',
  subject: 'Still with {{journal}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `We no longer suggest another journal for ${theManuscript}. It goes on with {{journal}}, and you do not need to do anything.

{{link}}`,
  actionLabel: 'View status',
});
