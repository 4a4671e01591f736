import { dearPerson, defineLetter } from './letter-template.ts';
import { authorFields, namedManuscript } from './manuscript-fields.ts';
import { reminders } from './review-fields.ts';

const group = 'Peer review: authors';

export const decision = defineLetter({
  name: 'decision',
  title: 'The decision, for authors',
  group,
  when: 'To the submitting author, with the letter that the editor wrote.',
  fields: {
    ...authorFields,
    decided: { about: 'What was decided, in two or three words', example: 'Revision requested' },
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
    subject: '{{decided}}: “{{manuscript}}”',
    greeting: '{{salutation}}',
    text: `{{letter}}

{{enclosed}}

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
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
    subject: 'Revision due by {{dueOn}}: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The revision of ${namedManuscript} is due by {{dueOn}}.

If you need more time, please ask for it on the page of your manuscript before that day ends. Without a revision or a request the manuscript lapses.

{{link}}

${reminders}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

const feeReturned = {
  about: 'Says that a fee that was paid goes back; empty where none was',
  example: 'The handling fee that you have paid goes back to you.',
  isLong: true,
} as const;
const dueOn = { about: 'Day on which the revision is due', example: '24 December 2026', isNeeded: true } as const;

export const reviewBegun = defineLetter({
  name: 'review-begun',
  title: 'Review begins',
  group,
  when: 'To the submitting author, when an editor sends the manuscript to review.',
  fields: authorFields,
  words: {
    subject: 'Review begins: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The editors of {{journal}} have checked your manuscript ${namedManuscript}, and its review begins. You need not do anything now. We write to you with the decision.

{{link}}`,
    actionLabel: 'Follow your manuscript',
  },
});

export const held = defineLetter({
  name: 'held',
  title: 'A manuscript is on hold',
  group,
  when: 'To the submitting author, when an editor puts it on hold; the reason is for the editors alone.',
  fields: authorFields,
  words: {
    subject: 'On hold: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your manuscript ${namedManuscript} is on hold while a question is examined. You need not do anything now. We write to you when it goes on, or is returned to you.

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const released = defineLetter({
  name: 'released',
  title: 'A manuscript goes on',
  group,
  when: 'To the submitting author, when it is no longer on hold.',
  fields: authorFields,
  words: {
    subject: 'No longer on hold: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your manuscript ${namedManuscript} is no longer on hold. It goes on from where it stood; its page says whose turn it is, and until when.

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const revisionReceived = defineLetter({
  name: 'revision-received',
  title: 'A revision has arrived',
  group,
  when: 'To the submitting author, at once.',
  fields: authorFields,
  words: {
    subject: 'Revision received: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Thank you for your revision of ${namedManuscript}. The editor looks at it next, and decides or asks reviewers again. The page of your manuscript says whose turn it is, and until when.

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const extensionGranted = defineLetter({
  name: 'extension-granted',
  title: 'More time for a revision',
  group,
  when: 'To the submitting author, when an editor gives more days.',
  fields: { ...authorFields, dueOn },
  words: {
    subject: 'More time for your revision: “{{manuscript}}”',
    greeting: dearPerson,
    text: `You have more time for the revision of ${namedManuscript}. It is due by {{dueOn}}.

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const extensionRefused = defineLetter({
  name: 'extension-refused',
  title: 'No more time for a revision',
  group,
  when: 'To the submitting author whose request is refused.',
  fields: { ...authorFields, dueOn },
  words: {
    subject: 'No more time for your revision: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We cannot give more time for the revision of ${namedManuscript}. It is due by {{dueOn}}.

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});

export const lapsed = defineLetter({
  name: 'lapsed',
  title: 'The time for a revision has run out',
  group,
  when: 'To the submitting author, when no revision came by its day.',
  fields: { ...authorFields, feeReturned },
  words: {
    subject: 'Revision not received in time: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We have received no revision of ${namedManuscript} by its deadline, and no request for more time. The manuscript is therefore withdrawn.

You are welcome to submit a later version as a new manuscript, with an account of what has changed.

{{feeReturned}}

{{link}}`,
    actionLabel: 'See the manuscript',
  },
});

export const takenBackByAuthor = defineLetter({
  name: 'taken-back-author',
  title: 'An author has withdrawn a manuscript',
  group,
  when: 'To the submitting author who has withdrawn it before publication.',
  fields: { ...authorFields, feeReturned },
  words: {
    subject: 'Withdrawn: “{{manuscript}}”',
    greeting: dearPerson,
    text: `You have withdrawn your manuscript ${namedManuscript}. It is no longer considered here, and you are free to submit it elsewhere.

{{feeReturned}}

{{link}}`,
    actionLabel: 'Open the page of your manuscript',
  },
});
