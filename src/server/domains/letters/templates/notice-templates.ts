import { dearPerson, defineLetter } from './letter-template.ts';
import { authorFields, namedManuscript } from './manuscript-fields.ts';

const group = 'Manuscripts';

export const withdrawn = defineLetter({
  name: 'withdrawn',
  title: 'An article is withdrawn',
  group,
  when: 'To the submitting author, when a published article is withdrawn.',
  fields: {
    ...authorFields,
    reason: {
      about: 'The reason, as the notice gives it',
      example: 'Data could not be verified.',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'Article withdrawn: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your article ${namedManuscript} has been withdrawn. Its page now shows a notice of withdrawal with this reason:

{{reason}}

If you have a question about it, please write to {{contactEmail}}.

{{link}}`,
    actionLabel: 'See the notice',
  },
});

export const corrected = defineLetter({
  name: 'corrected',
  title: 'An article is corrected',
  group,
  when: 'To every author with an email address, when a published article that was submitted here is corrected.',
  fields: {
    ...authorFields,
    notice: {
      about: 'The notice, as readers see it',
      example: 'The unit in Table 2 was wrong. It is now right.',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'Article corrected: “{{manuscript}}”',
    greeting: dearPerson,
    text: `Your article ${namedManuscript} has been corrected. Its page keeps the earlier version and now shows this notice:

{{notice}}

If you have a question about it, please write to {{contactEmail}}.

{{link}}`,
    actionLabel: 'See the notice',
  },
});

export const noticed = defineLetter({
  name: 'noticed',
  title: 'An article is retracted, or gets an expression of concern',
  group,
  when: 'To every author with an email address, when an article submitted here is retracted, or an expression of concern is published or lifted.',
  fields: {
    ...authorFields,
    whatHappened: {
      about: 'What happened, and when',
      example: 'This article was retracted on 5 March 2027.',
      isNeeded: true,
    },
    notice: {
      about: 'The notice, as readers see it',
      example: 'The data could not be verified.',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'Notice about your article: “{{manuscript}}”',
    greeting: dearPerson,
    text: `The page of your article ${namedManuscript} shows a new notice. {{whatHappened}}

{{notice}}

The article can still be read. If you have a question about it, please write to {{contactEmail}}.

{{link}}`,
    actionLabel: 'See the notice',
  },
});
