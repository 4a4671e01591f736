import { dearPerson, defineLetter, personFields, type FieldFacts } from './letter-template.ts';
import { dearReviewer, due, invitedFields, reviewFields, reminders, salutation } from './review-fields.ts';

const group = 'Peer review: reviewers';

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
    subject: 'Your review: “{{manuscript}}”',
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
    subject: 'Your report is due on {{dueOn}}: “{{manuscript}}”',
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
    subject: 'Your report is overdue: “{{manuscript}}”',
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
    subject: 'Report received: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We have received your report on “{{manuscript}}”. Thank you for the time and care that it took.

The editor considers it with the other reports. The author receives your comments without your name.

{{link}}

You can download a certificate of the reviews of a year from your dashboard. It names no manuscript.`,
    actionLabel: 'Read your report',
  },
});

export const reportReturned = defineLetter({
  name: 'report-returned',
  title: 'A report is returned',
  group,
  when: 'To the reviewer, when the editor returns a report that may tell the authors who wrote it.',
  fields: {
    ...invitedFields,
    message: {
      about: 'What the editor wrote',
      example: 'Your last line has your name.',
      isNeeded: true,
      isLong: true,
    },
    ...due,
  },
  words: {
    subject: 'Please change your report: “{{manuscript}}”',
    greeting: dearReviewer,
    text: `The editor has returned your report on “{{manuscript}}”, because it may tell the authors who you are. The editor writes to you:

{{message}}

Your report is as you submitted it. Please change it and submit it again by {{dueOn}}.

{{link}}`,
    actionLabel: 'Open your report',
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
    subject: 'Thank you for your review: “{{manuscript}}”',
    greeting: dearReviewer,
    text: 'Thank you for your report on “{{manuscript}}”. It has helped the editors of {{journal}} to decide: the manuscript has been {{outcome}}.',
    actionLabel: '',
  },
});

export const reviewExtended = defineLetter({
  name: 'review-extended',
  title: 'More time for a report',
  group,
  when: 'To the reviewer, when an editor gives them more days.',
  fields: { ...invitedFields, ...due },
  words: {
    subject: 'More time for your review: “{{manuscript}}”',
    greeting: dearReviewer,
    text: `You have more time for your report on “{{manuscript}}”. It is now due on {{dueOn}}.

{{link}}`,
    actionLabel: 'Open the review',
  },
});
