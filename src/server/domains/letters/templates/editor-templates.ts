import { dearPerson, defineLetter } from './letter-template.ts';
import { namedManuscript } from './manuscript-fields.ts';
import { editorFields, reminders } from './review-fields.ts';

const group = 'Peer review: editors';
const expectedBy = {
  about: 'Day by which the authors expect it',
  example: '24 December 2026',
  isNeeded: true,
} as const;

const checkBy = { about: 'Day by which the authors expect it', example: '24 December 2026', isNeeded: true } as const;

export const namedAsAuthor = defineLetter({
  name: 'named-as-author',
  title: 'Named as an author',
  group,
  when: 'To an editor, editor in chief or administrator whom a manuscript of the journal names as an author, by an address that is or was theirs, when it first does; not to whoever reviews it.',
  fields: {
    ...editorFields,
    submittedBy: { about: 'Who submitted the manuscript', example: 'Dr Lena Haddad', isNeeded: true },
  },
  words: {
    subject: 'You are named as an author: “{{manuscript}}”',
    greeting: dearPerson,
    text: `{{submittedBy}} has submitted ${namedManuscript} to {{journal}} and names you as one of its authors, by an address that is or was yours.

For that reason you have no part in its review: you do not see it in your office, and decide nothing about it. This stays so even if the list of authors is changed later.

If you are not an author of it, please write to {{contactEmail}}, and name its number.`,
    actionLabel: '',
  },
});

export const submissionArrived = defineLetter({
  name: 'submission-arrived',
  title: 'A new submission',
  group,
  when: 'To each editor of the journal, when a manuscript is submitted or moved to it.',
  fields: { ...editorFields, checkBy },
  words: {
    subject: 'New submission: “{{manuscript}}”',
    greeting: dearPerson,
    text: `${namedManuscript} has been submitted to {{journal}}.

Please carry out the initial checks by {{checkBy}}, then send it to review, return it to its authors, or reject it.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const submissionBack = defineLetter({
  name: 'submission-back',
  title: 'A returned manuscript comes back',
  group,
  when: 'To each editor whom the manuscript concerns, when its authors submit again what was returned.',
  fields: { ...editorFields, checkBy },
  words: {
    subject: 'Submitted again: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The authors of ${namedManuscript} have submitted it again after it was returned to them.

Please check it by {{checkBy}}, then send it to review, return it again, or reject it.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const toRatify = defineLetter({
  name: 'to-ratify',
  title: 'A decision to ratify',
  group,
  when: 'To the editors in chief, when an editor has taken a first decision.',
  fields: editorFields,
  words: {
    subject: 'A decision to ratify: “{{manuscript}}”',
    greeting: dearPerson,
    text: `An editor has taken a first decision about ${namedManuscript}. Please ratify it, or return it to the editor with a remark. The authors hear of it only then.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

const remark = {
  about: 'What the editor in chief remarks; may be empty',
  example: 'The editor in chief remarks:\n\nThe reports agree.',
  isLong: true,
} as const;

export const ratified = defineLetter({
  name: 'ratified',
  title: 'A first decision is ratified',
  group,
  when: 'To the editor who has taken it.',
  fields: { ...editorFields, remark },
  words: {
    subject: 'Your decision is ratified: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your first decision about ${namedManuscript} is ratified, and its letter has gone to the authors.

{{remark}}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const sentBack = defineLetter({
  name: 'sent-back',
  title: 'A first decision comes back',
  group,
  when: 'To the editor who has taken it, when the editor in chief does not ratify it.',
  fields: { ...editorFields, remark },
  words: {
    subject: 'Your decision comes back: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your first decision about ${namedManuscript} comes back to you. The authors have not heard of it.

{{remark}}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const decisionDue = defineLetter({
  name: 'decision-due',
  title: 'Reminder: a manuscript waits for an editor',
  group,
  when: 'To each editor whom the manuscript concerns, three days before the authors expect it, unless they have muted it.',
  fields: { ...editorFields, status: { about: 'How the manuscript stands', example: 'Under review' }, expectedBy },
  words: {
    subject: 'Your next step is due by {{expectedBy}}: “{{manuscript}}”',
    greeting: dearPerson,
    text: `${namedManuscript} waits for your next step. Its status is {{status}}.

The authors have been told to expect it by {{expectedBy}}.

{{link}}

${reminders}`,
    actionLabel: 'Open the manuscript',
  },
});

export const ratificationDue = defineLetter({
  name: 'ratification-due',
  title: 'Reminder: a decision to ratify',
  group,
  when: 'To the editors in chief, three days before the authors expect it, unless they have muted it.',
  fields: { ...editorFields, expectedBy },
  words: {
    subject: 'A decision to ratify by {{expectedBy}}: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The first decision about ${namedManuscript} waits for you to ratify it, or to return it with a remark.

The authors have been told to expect it by {{expectedBy}}.

{{link}}

${reminders}`,
    actionLabel: 'Open the manuscript',
  },
});

export const revised = defineLetter({
  name: 'revised',
  title: 'A revision is there',
  group,
  when: 'To each editor whom the manuscript concerns.',
  fields: editorFields,
  words: {
    subject: 'A revision is there: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The authors have submitted a revision of ${namedManuscript}, with their answers to the reports.

Please decide, or invite reviewers for another round.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const extensionAsked = defineLetter({
  name: 'extension-asked',
  title: 'The authors ask for more time',
  group,
  when: 'To each editor whom the manuscript concerns.',
  fields: {
    ...editorFields,
    moreDays: { about: 'How many days they ask for', example: '7 more days' },
    reason: {
      about: 'The reason of the authors',
      example: 'A measurement has to be repeated.',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'The authors ask for more time: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The authors of ${namedManuscript} ask for {{moreDays}} for their revision. Their reason:

{{reason}}

Please grant or refuse it. The manuscript does not lapse while they wait for your answer.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const takenBack = defineLetter({
  name: 'taken-back',
  title: 'The authors have withdrawn',
  group,
  when: 'To each editor whom the manuscript concerns, when its authors withdraw it before publication.',
  fields: {
    ...editorFields,
    reason: {
      about: 'The reason of the authors; empty where they gave none',
      example: 'Their reason:\n\nThe data belong to another study.',
      isLong: true,
    },
  },
  words: {
    subject: 'The authors have withdrawn: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The authors have withdrawn ${namedManuscript}. Nothing is left to do: open invitations have been withdrawn, and those people have been told.

{{reason}}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});
