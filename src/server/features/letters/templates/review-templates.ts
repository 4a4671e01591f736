import { dearPerson, defineLetter, personFields, type FieldFacts } from './letter-template.ts';
import { authorFields, manuscriptFields, namedManuscript } from './manuscript-fields.ts';

const group = 'Peer review';

/** What letters to reviewers can name: nothing that tells who wrote the manuscript. */
const reviewFields = { manuscript: manuscriptFields.manuscript, journal: manuscriptFields.journal } as const;
const invitedFields = { reviewer: { about: 'Name of the reviewer', example: 'Omar Said' }, ...reviewFields } as const;
const dearReviewer = 'Dear {{reviewer}},';
const due = {
  dueOn: { about: 'Day on which the report is due', example: '24 December 2026', isNeeded: true },
} as const;
const salutation: FieldFacts = { about: 'How the person is addressed', example: 'Dear Dr Haddad,' };
const reminders = 'You can choose on your dashboard which reminders you receive.';

export const reviewInvitation = defineLetter({
  name: 'review-invitation',
  title: 'Invitation to review',
  group,
  when: 'To whoever an editor invites, with the one link that answers.',
  fields: {
    ...invitedFields,
    message: { about: 'What the editor wrote besides; may be empty', example: '', isLong: true },
    abstract: {
      about: 'The abstract of the manuscript',
      example: 'Dunes move in winter more than they do in summer.',
      isNeeded: true,
      isLong: true,
    },
    answerBy: { about: 'Day until which an answer is expected', example: '3 December 2026', isNeeded: true },
    reviewDays: { about: 'Days for the report, from the acceptance', example: '21' },
  },
  words: {
    subject: 'Invitation to review for {{journal}}',
    greeting: dearReviewer,
    text: `The editors of {{journal}} invite you to review the manuscript “{{manuscript}}”. The review is double-anonymous: you do not learn who wrote the manuscript, and its authors do not learn who reviews it.

{{message}}

The abstract:

{{abstract}}

Please answer by {{answerBy}}. The report is due {{reviewDays}} days after you accept.

{{link}}

The link is yours alone; please do not forward it. You need no account to decline.

The manuscript is confidential, and so is this invitation.`,
    actionLabel: 'Answer the invitation',
  },
});

export const reviewAccepted = defineLetter({
  name: 'review-accepted',
  title: 'A review is agreed',
  group,
  when: 'To the reviewer who has accepted.',
  fields: {
    ...personFields,
    ...reviewFields,
    ...due,
    calendarAddress: { about: 'Address of a calendar file with the day', example: 'https://example.org/calendar.ics' },
  },
  words: {
    subject: 'Your review for {{journal}}',
    greeting: dearPerson,
    text: `Thank you for agreeing to review “{{manuscript}}” for {{journal}}.

Your report is due on {{dueOn}}. The manuscript and the form are on the page of the review; what you type there is kept as you write.

{{link}}

This calendar file enters the date for you: {{calendarAddress}}

The manuscript is confidential. If you find that you cannot finish or should not judge it, you can step back on the same page at any time.`,
    actionLabel: 'Open the review',
  },
});

export const reportDue = defineLetter({
  name: 'report-due',
  title: 'Reminder: a report is due soon',
  group,
  when: 'To the reviewer, before the day, unless they have muted it.',
  fields: { salutation, ...reviewFields, ...due },
  words: {
    subject: 'Your report for {{journal}} is due soon',
    greeting: '{{salutation}}',
    text: `Your report on “{{manuscript}}” is due on {{dueOn}}.

If you need more time, please tell us. If you cannot finish, you can step back on the page of the review, so that somebody else can be asked.

{{link}}

${reminders}`,
    actionLabel: 'Open the review',
  },
});

export const reportOverdue = defineLetter({
  name: 'report-overdue',
  title: 'Reminder: a report is overdue',
  group,
  when: 'To the reviewer, after the day, unless they have muted it.',
  fields: { salutation, ...reviewFields, ...due },
  words: {
    subject: 'Your report for {{journal}} is overdue',
    greeting: '{{salutation}}',
    text: `Your report on “{{manuscript}}” was due on {{dueOn}}. Please submit it as soon as you can.

If you need more time, please tell us. If you cannot finish, you can step back on the page of the review, so that somebody else can be asked.

{{link}}

${reminders}`,
    actionLabel: 'Open the review',
  },
});

export const reportThanks = defineLetter({
  name: 'report-thanks',
  title: 'A report has arrived',
  group,
  when: 'To the reviewer who has submitted it.',
  fields: { ...personFields, ...reviewFields },
  words: {
    subject: 'Thank you for your report for {{journal}}',
    greeting: dearPerson,
    text: `We have received your report on “{{manuscript}}”. Thank you for the time and care that it took.

The editor considers it with the other reports. The author receives your comments without your name.

{{link}}

You can download a certificate of the reviews of a year from your dashboard. It names no manuscript.`,
    actionLabel: 'Read your report',
  },
});

const outcome: FieldFacts = {
  about: 'What was decided: “accepted”, “declined”, …',
  example: 'accepted',
};

export const reviewerThanks = defineLetter({
  name: 'reviewer-thanks',
  title: 'The decision, for reviewers',
  group,
  when: 'To each reviewer whose report counted, after the decision.',
  fields: { ...invitedFields, outcome },
  words: {
    subject: 'Thank you for your review for {{journal}}',
    greeting: dearReviewer,
    text: 'Thank you for your report on “{{manuscript}}”. It has helped the editors of {{journal}} to decide: the manuscript has been {{outcome}}.',
    actionLabel: '',
  },
});

export const reviewNotNeeded = defineLetter({
  name: 'review-not-needed',
  title: 'A review is no longer needed',
  group,
  when: 'To whoever was invited or was reviewing, when it ends without them.',
  fields: invitedFields,
  words: {
    subject: 'Your review for {{journal}} is no longer needed',
    greeting: dearReviewer,
    text: 'We asked you to review “{{manuscript}}” for {{journal}}. The review is no longer needed, and there is nothing left for you to do. Thank you for your readiness to help.',
    actionLabel: '',
  },
});

export const decision = defineLetter({
  name: 'decision',
  title: 'The decision, for authors',
  group,
  when: 'To the submitting author, with the letter that the editor wrote.',
  fields: {
    ...authorFields,
    salutation: { about: 'The editor’s own greeting, or the usual one', example: 'Dear Dr Haddad,' },
    letter: {
      about: 'The letter of the editor',
      example: 'Thank you for your manuscript. The reviewers ask for two changes.',
      isNeeded: true,
      isLong: true,
    },
    enclosed: {
      about: 'The comments of the reviewers and what else goes with the decision; may be empty',
      example: 'Comments of reviewer 1: the figures are too small.',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'About your manuscript for {{journal}}',
    greeting: '{{salutation}}',
    text: `{{letter}}

{{enclosed}}

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const toRatify = defineLetter({
  name: 'to-ratify',
  title: 'A decision to ratify',
  group,
  when: 'To the editors in chief, when an editor has taken a first decision.',
  fields: authorFields,
  words: {
    subject: 'A first decision of {{journal}} waits for you',
    greeting: dearPerson,
    text: `An editor has taken a first decision about ${namedManuscript}. Please ratify it, or return it to the editor with a remark. The authors hear of it only then.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const revisionDue = defineLetter({
  name: 'revision-due',
  title: 'Reminder: a revision is due',
  group,
  when: 'To the submitting author, a week and a day before the day, unless they have muted it.',
  fields: {
    ...authorFields,
    dueOn: { about: 'Day on which the revision is due', example: '24 December 2026', isNeeded: true },
    daysLeft: { about: 'Time that is left', example: 'one day' },
    dueIn: { about: '“tomorrow” or “in a week”', example: 'tomorrow' },
  },
  words: {
    subject: 'Your revision for {{journal}} is due {{dueIn}}',
    greeting: dearPerson,
    text: `The revision of ${namedManuscript} is due by {{dueOn}}, in {{daysLeft}}.

If you need more time, please ask for it on the page of your manuscript before that day ends. Without a revision or a request the manuscript lapses.

{{link}}

${reminders}`,
    actionLabel: 'Open the page of your manuscript',
  },
});
