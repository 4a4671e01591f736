import { dearPerson, defineLetter } from './letter-template.ts';
import { namedManuscript } from './manuscript-fields.ts';
import { editorFields, reminders } from './review-fields.ts';

const group = 'Peer review: editors';

const reviewer = { about: 'Name of the person who was invited', example: 'Omar Said' } as const;
const noMore = 'Fewer reports than the journal needs are to be expected now. Please invite somebody else.';

export const reviewDeclined = defineLetter({
  name: 'review-declined',
  title: 'A reviewer has declined',
  group,
  when: 'To each editor whom the manuscript concerns, when it becomes their turn by that.',
  fields: {
    ...editorFields,
    reviewer,
    reasonGiven: {
      about: 'The reason given; empty where there was none',
      example: 'The reason given: I am away in December.',
      isLong: true,
    },
  },
  words: {
    subject: 'A reviewer has declined: “{{manuscript}}”',
    greeting: dearPerson,
    text: `{{reviewer}} has declined to review ${namedManuscript}.

{{reasonGiven}}

${noMore}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const invitationLapsed = defineLetter({
  name: 'invitation-lapsed',
  title: 'An invitation has lapsed',
  group,
  when: 'To each editor whom the manuscript concerns, when it becomes their turn by that.',
  fields: { ...editorFields, reviewer },
  words: {
    subject: 'An invitation has lapsed: “{{manuscript}}”',
    greeting: dearPerson,
    text: `{{reviewer}} has not answered the invitation to review ${namedManuscript} in time.

${noMore}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const reviewerRecused = defineLetter({
  name: 'reviewer-recused',
  title: 'A reviewer has stepped back',
  group,
  when: 'To each editor whom the manuscript concerns, with the reason for them alone.',
  fields: {
    ...editorFields,
    reviewer,
    reason: {
      about: 'The reason, for the editors alone',
      example: 'I have worked with one of the authors.',
      isNeeded: true,
      isLong: true,
    },
    aboutReport: {
      about: 'Says that a report no longer counts; empty where there was none',
      example:
        'The report that they submitted no longer counts and must not go to the author: please see that no letter quotes it.',
      isLong: true,
    },
    whoseTurn: {
      about: 'Says that it is the editor’s turn by that; else empty',
      example: 'It is your turn now: please invite somebody else where a report is missing.',
      isLong: true,
    },
  },
  words: {
    subject: 'A reviewer has stepped back: “{{manuscript}}”',
    greeting: dearPerson,
    text: `{{reviewer}} has stepped back from the review of ${namedManuscript}.

The reason, for you alone: {{reason}}

{{aboutReport}}

{{whoseTurn}}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const reviewerGone = defineLetter({
  name: 'reviewer-gone',
  title: 'A reviewer is no longer there',
  group,
  when: 'To each editor whom the manuscript concerns, when somebody of whom something was expected has deleted their account.',
  fields: editorFields,
  words: {
    subject: 'A reviewer is no longer there: “{{manuscript}}”',
    greeting: dearPerson,
    text: `A person whom you invited to review ${namedManuscript} has deleted their account, and the invitation has ended.

Please look whether somebody else has to be invited.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const reportOverdueForEditors = defineLetter({
  name: 'report-overdue-for-editors',
  title: 'A report is two weeks overdue',
  group,
  when: 'To each editor whom the manuscript concerns, unless they have muted it.',
  fields: { ...editorFields, reviewer },
  words: {
    subject: 'A report is two weeks overdue: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The report of {{reviewer}} on ${namedManuscript} is two weeks overdue. We have reminded them three times.

You can give them more days, or withdraw the invitation and invite somebody else.

{{link}}

${reminders}`,
    actionLabel: 'Open the manuscript',
  },
});

export const reportsIn = defineLetter({
  name: 'reports-in',
  title: 'The reports are in',
  group,
  when: 'To each editor whom the manuscript concerns, when enough are in to decide, unless they have muted it.',
  fields: {
    ...editorFields,
    reportsAre: { about: 'How many reports there are, with their verb', example: '2 reports are' },
    whatMore: {
      about: 'Whether more are expected, and what to do',
      example: 'No more are expected. Please read them and decide.',
    },
  },
  words: {
    subject: 'The reports are in: “{{manuscript}}”',
    greeting: dearPerson,
    text: `{{reportsAre}} in on ${namedManuscript}, which is enough for a decision.

{{whatMore}}

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});

export const reportLate = defineLetter({
  name: 'report-late',
  title: 'A late report has come',
  group,
  when: 'To whoever decided and to the editors in chief, while the first decision waits to be ratified.',
  fields: editorFields,
  words: {
    subject: 'One more report has come: “{{manuscript}}”',
    greeting: dearPerson,
    text: `A report on ${namedManuscript} has come while the first decision waits to be ratified. Its comments go to the authors under the letter.

If it changes your mind, the decision can go back to its editor with a remark.

{{link}}`,
    actionLabel: 'Open the manuscript',
  },
});
