import { message } from './message.ts';
import { rich } from './rich.ts';

// Invitation
export const publishesReviews = message(
  'This journal publishes reviews with accepted articles, if their writers agree. You choose with your report.',
);

// A writer's choice
export const publication = message('Publication');
export const chooseReports = message('Publish your comments if the article is accepted');
export const chooseReportsHelp = message('With public answers. Never your remarks, scores or attachment.');
export const chooseLetters = message('Publish your decision letters with the article');
export const chooseLettersHelp = message('Without the reports that they quote.');
export const choiceNo = message('Do not publish');
export const choiceUnnamed = message('Publish without my name');
export const choiceNamed = message('Publish with my name');
export const untilPublished = message('You can change this until they are published. It counts for every round.');
export const notOfferedNow = message('The journal no longer publishes reviews. You can only withdraw your consent.');
export const authorAgrees = message('Publish the reviews with the article');
export const authorAgreesHelp = message(
  'Reports, letters and your answers, for all authors. Each reviewer and editor decides, too.',
);

// Reviews to publish
export const reviewsToPublish = message('Reviews to publish');
export const piecesLead = message('{published} of {count} published');
export const authorHasAgreed = message('The author agrees that reviews are published.');
export const authorHasNotAgreed = message('The author has not agreed, so nothing is published.');
export const journalDoesNot = message('The journal does not publish reviews, so nothing more is published.');
export const publishedWithArticle = message(
  'What everyone agreed to is published with the article. Texts that may name someone wait for you.',
);
export const seePublished = message('See the published reviews');
export const pieceReport = message('Report of reviewer {number}, round {round}');
export const pieceAnswers = message('Answers to reviewer {number}, round {round}');
export const pieceLetter = message('Decision letter, round {round}');
export const pieceText = message('The text');
export const writerNo = message('Its writer has not agreed.');
export const writerUnnamed = message('Its writer agrees, without a name.');
export const writerNamed = message('Its writer agrees, with their name.');
export const stateOpen = message('Not published');
export const stateLeftOut = message('Left out');
export const statePublished = message('Published');
export const stateTakenDown = message('Taken down');
export const stateAndChoice = rich('<strong>{state}</strong>. {choice}');
export const findingOf = message('{kind}: “{excerpt}”');
export const waitsForReport = message('It quotes a report that is not published.');
export const quotesOthers = message('It quotes a report that is not published, or words for editors only.');
export const waitsForArticle = message('It will be published with the article.');
export const waitsForEditor = message('You decide about it once the article is published.');
export const mayName = message('It may name a person whom readers do not know:');
export const publishNamed = rich('Publish<hidden>: {piece}</hidden>');
export const leaveOutNamed = rich('Leave out<hidden>: {piece}</hidden>');
export const takeDownNamed = rich('Take down<hidden>: {piece}</hidden>');
export const publishAnyway = message('Publish it as it is?');
export const publishAnywayText = message('You have read what was found, and readers may read it.');
export const publish = message('Publish');
export const takeDown = message('Take down');
export const takeDownTitle = message('Take a published text down');
export const takeDownText = message('The text is deleted from the page. Its address and DOI stay and say so.');
// In the dialog that publishes the article
export const reviewsComeWithIt = message(
  '{count, plural, =0 {No texts of its review are} one {# text of its review is} other {# texts of its review are}} published with it.',
);
export const textsWait = message(
  '{count, plural, one {# text} other {# texts}} may name someone and will wait for the editor.',
);
export const reason = message('Reason');
export const reasonHelp = message('For the audit log.');

// The public page
export const peerReview = message('Peer review');
export const reviewsOf = message('Peer review: {title}');
export const peerReviewLead = message(
  'Texts of the review before publication, as their writers agreed. Unsigned texts have no name. Attachments are not published.',
);
export const round = message('Round {round}');
export const reportHeading = message('Reviewer {number}');
export const answersHeading = message('Authors’ answers to reviewer {number}');
export const letterHeading = message('Decision letter');
export const signed = rich('Signed: <bdi>{name}</bdi>');
export const unsigned = message('Not signed');
export const byAuthors = message('By the authors');
export const takenDown = message('This text was taken down.');
export const linkTo = message('Link to this text');
export const reviewsGone = message('The reviews were withdrawn with the article.');
