import { defineLetter } from './letter-template.ts';
import { dearReviewer, invitedFields, reminders, reviewFields, salutation } from './review-fields.ts';

const group = 'Peer review: reviewers';

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
    subject: 'Invitation to review: “{{manuscript}}”',
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

export const reviewNotNeeded = defineLetter({
  name: 'review-not-needed',
  title: 'A review is no longer needed',
  group,
  when: 'To whoever was invited or was reviewing, when it ends without them.',
  fields: invitedFields,
  words: {
    subject: 'Your review is no longer needed: “{{manuscript}}”',
    greeting: dearReviewer,
    text: 'We asked you to review “{{manuscript}}” for {{journal}}. The review is no longer needed, and there is nothing left for you to do. Thank you for your readiness to help.',
    actionLabel: '',
  },
});

const answerBy = {
  answerBy: { about: 'Day until which an answer is expected', example: '3 December 2026', isNeeded: true },
} as const;
const unanswered = {
  salutation,
  ...reviewFields,
  invitedOn: { about: 'Day of the invitation', example: '26 November 2026' },
  ...answerBy,
} as const;
const invited =
  'On {{invitedOn}} we asked you to review “{{manuscript}}” for {{journal}}. The invitation stays open until {{answerBy}}.';

export const invitationUnanswered = defineLetter({
  name: 'invitation-unanswered',
  title: 'Reminder: an invitation waits for an answer',
  group,
  when: 'To somebody invited who has an account, three days before the answer is due, unless they have muted it.',
  fields: unanswered,
  words: {
    subject: 'Please answer our invitation to review: “{{manuscript}}”',
    greeting: '{{salutation}}',
    text: `${invited}

Please accept or decline it. A quick no helps us, too.

{{link}}

${reminders}`,
    actionLabel: 'Answer the invitation',
  },
});

export const invitationUnansweredByLink = defineLetter({
  name: 'invitation-unanswered-by-link',
  title: 'Reminder: an invitation waits for an answer, without an account',
  group,
  when: 'To somebody invited who has no account, three days before the answer is due, with the link of the invitation.',
  fields: {
    ...unanswered,
    byWhichLink: {
      about: 'Says where the link is, when this email cannot carry it; else empty',
      example: '',
    },
  },
  words: {
    subject: 'Please answer our invitation to review: “{{manuscript}}”',
    greeting: '{{salutation}}',
    text: `${invited}

Please accept or decline it{{byWhichLink}}. A quick no helps us, too.

{{link}}

The link is yours alone; please do not forward it. You need no account to decline.`,
    actionLabel: 'Answer the invitation',
  },
});

export const answerExtended = defineLetter({
  name: 'answer-extended',
  title: 'More time to answer an invitation',
  group,
  when: 'To somebody invited, when an editor gives them more days to answer.',
  fields: {
    ...invitedFields,
    ...answerBy,
    linkNote: {
      about: 'Says that the first link stays good, when this email cannot carry it; else empty',
      example: '',
    },
  },
  words: {
    subject: 'More time to answer the invitation to review: “{{manuscript}}”',
    greeting: dearReviewer,
    text: `You have more time to answer whether you can review “{{manuscript}}”: until {{answerBy}}. {{linkNote}}

{{link}}`,
    actionLabel: 'Answer the invitation',
  },
});
