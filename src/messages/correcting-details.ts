import { message } from './message.ts';

// On screen
export const correctDetails = message('Correct the details');
export const correctDetailsEffect = message(
  'The author is told. Earlier versions keep what the author wrote, and the history shows what you changed.',
);

// Answers
export const detailsCorrected = message('The details are corrected. The author has been told.');
export const detailsAreTheSame = message('Nothing was changed: the details are the same as before.');
export const noneBefore = message('none');
export const correctedFrom = message(
  '{field, select, title {title} abstract {abstract} section {section} articleType {article type} keywords {keywords} other {{field}}} (before: “{before}”)',
);
