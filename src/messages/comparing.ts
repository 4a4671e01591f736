import { message } from './message.ts';
import { rich } from './rich.ts';

export const whatChanged = message('What changed');
export const compareTexts = message('Compare the texts');
export const seeChangesInText = message('See what changed in the text');
export const seeChangesSinceReport = message('See what changed since your last report');
export const backToManuscript = message('Back to the manuscript');
export const backToReview = message('Back to the review');
export const earlierVersion = message('Earlier version');
export const laterVersion = message('Later version');
export const version = message('Version {version}');
export const yourLastReport = message('When you last reported');
export const thisRevision = message('This revision');
export const asReviewersRead = message('These are the texts of the copies for reviewers. Pictures are not compared.');
export const changedPassages = message(
  '{count, plural, =0 {The texts are the same.} one {1 passage changed.} other {# passages changed.}}',
);
export const unchanged = rich(
  '<hidden>Unchanged: </hidden>{beginning}… ({count, plural, one {1 word} other {# words}})',
);
export const notInThisVersion = message('Not in this version');
export const preparing = message(
  'The copies for reviewers are being made. This page shows the texts when they are ready.',
);
export const unreadable = message('The text of one version cannot be read. Open the files to compare them.');
export const onlyOneVersion = message('There is only one version so far.');
