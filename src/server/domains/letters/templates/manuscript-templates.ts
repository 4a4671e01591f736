import { dearPerson, defineLetter } from './letter-template.ts';
import { authorFields, namedManuscript } from './manuscript-fields.ts';

const group = 'Manuscripts';

const planned = {
  volume: { about: 'Volume that it is planned for', example: '3' },
  issue: { about: 'Issue that it is planned for', example: '2' },
  whatFollows: {
    about: 'Who acts next, and until when',
    example: 'We will check it and write to you with the outcome. Until then there is nothing for you to do.',
  },
} as const;

export const received = defineLetter({
  name: 'received',
  title: 'A manuscript has arrived',
  group,
  when: 'To the submitting author, at once.',
  fields: { ...authorFields, ...planned },
  words: {
    subject: 'Submission received: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Thank you for submitting “{{manuscript}}” to {{journal}}. It is planned for volume {{volume}}, issue {{issue}}.

Its number is {{number}}. Please name it when you write to us.

{{whatFollows}}

{{link}}`,
    actionLabel: 'Follow your manuscript',
  },
});

export const receivedAgain = defineLetter({
  name: 'received-again',
  title: 'A changed manuscript has arrived',
  group,
  when: 'To the submitting author who submits again what was returned or rejected.',
  fields: { ...authorFields, ...planned },
  words: {
    subject: 'Changed manuscript received: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Thank you for submitting ${namedManuscript} again. It is planned for volume {{volume}}, issue {{issue}} of {{journal}}.

{{whatFollows}}

{{link}}`,
    actionLabel: 'Follow your manuscript',
  },
});

export const accepted = defineLetter({
  name: 'accepted',
  title: 'A manuscript is accepted',
  group,
  when: 'To the submitting author, when an administrator accepts; it is published with that.',
  fields: {
    ...authorFields,
    articleAddress: { about: 'Address of the article', example: 'https://example.org/journal/JDS/1' },
    modes: {
      about: 'What open access and subscription mean, and what each costs',
      example:
        'With open access everyone can read it. With subscription it is read by subscribers, and costs you nothing.',
      isNeeded: true,
    },
  },
  words: {
    subject: 'Accepted and published: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We are glad to tell you that ${namedManuscript} has been accepted and is now published in {{journal}}.

Please choose how it is read. {{modes}}

{{link}}

The article is at
{{articleAddress}}`,
    actionLabel: 'Choose how it is read',
  },
});

export const published = defineLetter({
  name: 'published',
  title: 'An article is published',
  group,
  when: 'To the submitting author, when what was accepted after peer review is published, or what is open access already.',
  fields: authorFields,
  words: {
    subject: 'Published: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We are glad to tell you that ${namedManuscript} is now published in {{journal}}.

{{link}}`,
    actionLabel: 'See the article',
  },
});

export const rejected = defineLetter({
  name: 'rejected',
  title: 'A manuscript is rejected',
  group,
  when: 'To the submitting author, when an administrator rejects.',
  fields: {
    ...authorFields,
    reasons: {
      about: 'What the administrator wrote',
      example: 'The figures cannot be read in print.',
      isNeeded: true,
      isLong: true,
    },
    files: { about: 'Names the files that go with it; empty where there are none', example: '', isLong: true },
  },
  words: {
    subject: 'Changes needed before publication: “{{manuscript}}”',
    greeting: dearPerson,
    text: `We are sorry to tell you that ${namedManuscript} cannot be published as it stands. The reasons:

{{reasons}}

{{files}}

You may change the manuscript and submit it again.

{{link}}`,
    actionLabel: 'Open your dashboard',
  },
});

export const deleted = defineLetter({
  name: 'deleted',
  title: 'A manuscript is deleted',
  group,
  when: 'To the submitting author, when an administrator deletes it.',
  fields: authorFields,
  words: {
    subject: 'Manuscript deleted: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Our support team has deleted your manuscript ${namedManuscript}.

If you have a question about it, please write to {{contactEmail}}.`,
    actionLabel: '',
  },
});

export const restored = defineLetter({
  name: 'restored',
  title: 'A deleted manuscript is back',
  group,
  when: 'To the submitting author, when an administrator brings it back.',
  fields: authorFields,
  words: {
    subject: 'Manuscript restored: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Our support team has brought your manuscript ${namedManuscript} back. It stands where it stood before.

{{link}}`,
    actionLabel: 'See it on your dashboard',
  },
});

export const moved = defineLetter({
  name: 'moved',
  title: 'A manuscript has moved',
  group,
  when: 'To the submitting author, when it arrives at the journal that was suggested.',
  fields: { ...authorFields, ...planned },
  words: {
    subject: 'Moved to {{journal}}: “{{manuscript}}”',
    greeting: dearPerson,
    text: `${namedManuscript} is now with {{journal}}, with the reports that it has. It is planned for volume {{volume}}, issue {{issue}}.

{{whatFollows}}

{{link}}`,
    actionLabel: 'Follow your manuscript',
  },
});
