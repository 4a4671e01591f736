import { commentsFromTheNextDesk } from '../manuscripts/comments-from-the-next-desk.ts';
import { countingTracks } from './counting-tracks.ts';
import { scores, toReview, type DemoCourse } from './course.ts';
import { readingADune } from './reading-a-dune.ts';

/** Waits for its initial checks, longer than it should; its text names its authors. */
const submitted: DemoCourse = { manuscript: readingADune, submitted: 12, deeds: [] };

/** One report has come, and one is awaited. */
const inReview: DemoCourse = {
  manuscript: commentsFromTheNextDesk,
  submitted: 24,
  deeds: [
    ...toReview(22, 'Within scope. The table is complete, and consent is described.', [
      'reviewer2@demo.example',
      'reviewer3@demo.example',
    ]),
    { daysAgo: 21, deed: 'accept', reviewer: 'reviewer2@demo.example' },
    {
      daysAgo: 20,
      deed: 'decline',
      reviewer: 'reviewer3@demo.example',
      reason: 'I am in the field until the end of the month. A reader of essays would serve you better.',
    },
    {
      daysAgo: 17,
      deed: 'invite',
      reviewer: 'reviewer@demo.example',
      message: 'You have taught with peer comments yourself, and would see what we cannot.',
    },
    { daysAgo: 16, deed: 'accept', reviewer: 'reviewer@demo.example' },
    {
      daysAgo: 6,
      deed: 'report',
      reviewer: 'reviewer2@demo.example',
      scores: scores(4, 3, 5, 4),
      comments: `1. The changed form was used in two sections with the same instructor. Please say in the abstract, and not only near the end, that form and instructor cannot be told apart.

2. Of the comments that were adopted although they were mistaken, how many were about articles and prepositions? A line on this would help teachers.

3. “Uptake” counts changes. The preference of two readers for the final version is reported in half a sentence; I should like the numbers by section.`,
      remarks: 'Careful work. The writing is better than the design, and the design can be described honestly.',
      recommendation: 'minor-modifications',
    },
  ],
};

/** Two reports have come; the first decision waits for the editor in chief. */
const awaitingRatification: DemoCourse = {
  manuscript: countingTracks,
  submitted: 40,
  deeds: [
    ...toReview(37, 'Within scope. Photographs are the authors’ own.', [
      'reviewer@demo.example',
      'reviewer3@demo.example',
    ]),
    { daysAgo: 36, deed: 'accept', reviewer: 'reviewer@demo.example' },
    { daysAgo: 35, deed: 'accept', reviewer: 'reviewer3@demo.example' },
    {
      daysAgo: 18,
      deed: 'report',
      reviewer: 'reviewer@demo.example',
      scores: scores(5, 3, 4, 4),
      comments: `1. Six pictures carry the whole argument. An analysis in which pictures vary as pupils do would show whether the difference survives.

2. Pupils wrote their method “if they wished”. Those who estimate tracks may simply have had more to say.

3. Please print the photographs at the size at which the pupils saw them.`,
      recommendation: 'minor-modifications',
    },
    {
      daysAgo: 12,
      deed: 'report',
      reviewer: 'reviewer3@demo.example',
      scores: scores(4, 2, 4, 3),
      comments: `A track is a line and a jar is a heap. The comparison in the title is therefore one of arrangement, as the discussion itself concedes, and the desert is an illustration.

1. A control with ordered objects from elsewhere, such as parked cars, is missing and could be run in a week.

2. Forty seconds on paper: who kept the time?`,
      remarks: 'With the control this would be a fine paper. Without it I would not print the title.',
      recommendation: 'minor-modifications',
    },
    { daysAgo: 3, deed: 'decide', kind: 'revise-major' },
  ],
};

export const underReview: DemoCourse[] = [awaitingRatification, inReview, submitted];
