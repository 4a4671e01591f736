import { aMuseumOfSand } from './a-museum-of-sand.ts';
import { scores, toReview, type DemoCourse } from './course.ts';
import { lessonsAtDawn } from './lessons-at-dawn.ts';
import { waterByTheHour } from './water-by-the-hour.ts';

/** Its author answers the reviewers’ points. */
const revisionRequested: DemoCourse = {
  manuscript: waterByTheHour,
  submitted: 66,
  deeds: [
    ...toReview(63, 'Within scope. The keeper of the falaj agreed to be quoted.', [
      'reviewer@demo.example',
      'reviewer2@demo.example',
    ]),
    { daysAgo: 62, deed: 'accept', reviewer: 'reviewer2@demo.example' },
    { daysAgo: 61, deed: 'accept', reviewer: 'reviewer@demo.example' },
    {
      daysAgo: 45,
      deed: 'report',
      reviewer: 'reviewer2@demo.example',
      scores: scores(5, 4, 4, 5),
      comments: `1. The keeper’s words are the heart of the paper, and are not in it. Please give a page of them.

2. Twelve classes in six schools are not 274 independent pupils. The intervals should respect that.`,
      recommendation: 'minor-modifications',
    },
    {
      daysAgo: 40,
      deed: 'report',
      reviewer: 'reviewer@demo.example',
      scores: scores(4, 4, 5, 4),
      comments: `1. The same teacher taught both groups, and preferred one. Was that measured?

2. The seventh lesson failed. Why is it still part of what you recommend?

3. Table 1 gives no numbers of pupils after three months.`,
      remarks: 'I would gladly see this in the journal.',
      recommendation: 'minor-modifications',
    },
    { daysAgo: 22, deed: 'decide', kind: 'revise-minor' },
    { daysAgo: 19, deed: 'ratify' },
  ],
};

/** Revised; one reviewer has reported again, and another is invited. */
const secondRound: DemoCourse = {
  manuscript: lessonsAtDawn,
  submitted: 95,
  deeds: [
    ...toReview(92, 'Within scope. The parents’ consent is on file.', [
      'reviewer@demo.example',
      'reviewer3@demo.example',
    ]),
    { daysAgo: 91, deed: 'accept', reviewer: 'reviewer@demo.example' },
    { daysAgo: 90, deed: 'accept', reviewer: 'reviewer3@demo.example' },
    {
      daysAgo: 74,
      deed: 'report',
      reviewer: 'reviewer@demo.example',
      scores: scores(3, 3, 4, 5),
      comments: `1. Schools that volunteer differ from those that do not. Is there attendance from the year before?

2. Afternoon sleep is reported for girls and boys, and not for those who travel far. They may gain most.`,
      recommendation: 'minor-modifications',
    },
    {
      daysAgo: 69,
      deed: 'report',
      reviewer: 'reviewer3@demo.example',
      scores: scores(4, 3, 3, 4),
      comments: `1. Please give temperatures: “hottest” is all that we learn.

2. What became of the midday meal?`,
      recommendation: 'minor-modifications',
    },
    { daysAgo: 44, deed: 'decide', kind: 'revise-major' },
    { daysAgo: 42, deed: 'ratify' },
    {
      daysAgo: 14,
      deed: 'revise',
      answers: [
        {
          reviewer: 1,
          point: 'Schools that volunteer differ from those that do not. Is there attendance from the year before?',
          answer:
            'There is, for seven of the eight schools. It was 90% in those that moved later, and 89% in the others. We have added it to Table 1.',
        },
        {
          reviewer: 1,
          point: 'Afternoon sleep is reported for girls and boys, and not for those who travel far.',
          answer:
            'We have added pupils with more than forty minutes of travel. They slept as long in the afternoon as the others.',
        },
        {
          reviewer: 2,
          point: 'Please give temperatures.',
          answer: 'Each week’s mean at seven, at noon and at three now stands in the second section.',
        },
        {
          reviewer: 2,
          point: 'What became of the midday meal?',
          answer:
            'It became a breakfast, at half past eight, at no further cost. We are grateful for the question and have added a paragraph.',
        },
      ],
    },
    { daysAgo: 12, deed: 'invite', reviewer: 'reviewer3@demo.example' },
    { daysAgo: 11, deed: 'accept', reviewer: 'reviewer3@demo.example' },
    {
      daysAgo: 4,
      deed: 'report',
      reviewer: 'reviewer3@demo.example',
      scores: scores(4, 4, 4, 4),
      comments: 'The temperatures and the breakfast make the difference. I have no further points.',
      recommendation: 'acceptance',
    },
    {
      daysAgo: 3,
      deed: 'invite',
      reviewer: 'reviewer@demo.example',
      message: 'Your first point was decisive. Would you look at the answer to it?',
    },
  ],
};

/** Accepted in the second round; its author chooses how it is read. */
const accepted: DemoCourse = {
  manuscript: aMuseumOfSand,
  submitted: 88,
  deeds: [
    ...toReview(85, 'Within scope. No child is named.', ['reviewer2@demo.example', 'reviewer@demo.example']),
    { daysAgo: 84, deed: 'accept', reviewer: 'reviewer2@demo.example' },
    { daysAgo: 84, deed: 'accept', reviewer: 'reviewer@demo.example' },
    {
      daysAgo: 70,
      deed: 'report',
      reviewer: 'reviewer2@demo.example',
      scores: scores(5, 4, 5, 4),
      comments: 'A pleasure to read. Please show five labels in both versions, with a failure among them.',
      recommendation: 'acceptance',
    },
    {
      daysAgo: 67,
      deed: 'report',
      reviewer: 'reviewer@demo.example',
      scores: scores(4, 4, 4, 4),
      comments: 'Who judged whether a sentence was repeated in a child’s own words, and did a second person agree?',
      recommendation: 'minor-modifications',
    },
    { daysAgo: 64, deed: 'decide', kind: 'revise-minor' },
    { daysAgo: 62, deed: 'ratify' },
    {
      daysAgo: 36,
      deed: 'revise',
      answers: [
        {
          reviewer: 1,
          point: 'Please show five labels in both versions, with a failure among them.',
          answer: 'They stand in a new appendix. The fourth is worse than it was.',
        },
        {
          reviewer: 2,
          point: 'Who judged whether a sentence was repeated in a child’s own words?',
          answer: 'Two of us, separately, with a kappa of 0.77, which is now in the text.',
        },
      ],
    },
    { daysAgo: 34, deed: 'invite', reviewer: 'reviewer@demo.example' },
    { daysAgo: 33, deed: 'accept', reviewer: 'reviewer@demo.example' },
    {
      daysAgo: 14,
      deed: 'report',
      reviewer: 'reviewer@demo.example',
      scores: scores(4, 5, 4, 4),
      comments: 'My question is answered.',
      recommendation: 'acceptance',
    },
    { daysAgo: 5, deed: 'decide', kind: 'accept' },
  ],
};

export const afterADecision: DemoCourse[] = [secondRound, accepted, revisionRequested];
