import { message } from './message.ts';

// Requests for more time
export const noExtensionRequest = message('There is no open request for more time. Nothing was changed.');
export const extensionDaysNeeded = message('Enter the number of days.');
export const deadlineMoved = message('The deadline has moved. The author has been told.');
export const extensionRefused = message('The request is refused. The author has been told.');

// Decisions in the middle of a sentence, and in subjects
export const leftReview = message('The manuscript left review before this decision was ratified.');

// Reports that a decision needs
export const reportHasFindings = message(
  'A report may tell the author who wrote it. Dismiss the findings, remove the words or return the report to the reviewer. Nothing was changed.',
);
export const headingWithoutReport = message(
  'The letter has a part for {heading}, who has no report. Remove the part, or restore the template. Nothing was changed.',
);
export const headingOfAnother = message(
  'A reviewer has withdrawn, so “{heading}” in the letter is now {now}. Correct the headings, or restore the template. Nothing was changed.',
);
export const lettersCountWrong = message(
  'The letter mentions the comments of {said, plural, one {# reviewer} other {# reviewers}}, but there {count, plural, one {is # report} other {are # reports}}. Correct the letter. Nothing was changed.',
);
export const quotesRecused = message(
  'The letter quotes {heading}, who has withdrawn from the review. Remove the quotation: this report must not go to the authors. Nothing was changed.',
);
export const quotesRecusedUnnamed = message(
  'The letter quotes a reviewer who has withdrawn from the review. Remove the quotation: this report must not go to the authors. Nothing was changed.',
);
export const reportsMissing = message(
  '{count, plural, one {One more report is} other {# more reports are}} needed before this manuscript of {journal} can be decided. Nothing was changed.{instead, select, withdrawInvitations { You can withdraw invitations that are not worth waiting for.} sendBack { You can send the decision back to its editor with a remark.} other {}}{isAdmin, select, yes { As an administrator you can decide without them if you give a reason, which is recorded.} other {}}',
);

// The editor’s next task
export const taskAnswerExtension = message('Answer the request for more time');
export const taskAppeal = message('Answer the appeal');
export const taskInvitationBack = message('An invitation came back');
export const taskForward = message('Read a late report, and forward it');
export const taskReviewTexts = message('Publish the reviews or leave them out');
export const taskRatify = message('Ratify the first decision');
export const taskPublish = message('Publish the article');
export const taskChecks = message('Check the submission');
export const taskOnHold = message('Resume or return the manuscript');
export const taskInvite = message('Invite reviewers');
export const taskDecideOrInvite = message('Decide, or invite reviewers');
export const taskDecide = message('Decide');
export const theSystem = message('The system');

// Findings
export const noSuchFinding = message('This finding no longer exists in this version. Nothing was changed.');
export const alreadyDismissed = message('This finding is already dismissed. Nothing was changed.');
export const findingDismissed = message('The finding is dismissed.');
export const findingReopened = message('The finding is open again.');
export const wordsNotInText = message(
  'The text does not contain these words. Copy them exactly as they are in the text.',
);
export const wordsRemoved = message('The words are removed. Editors can still read the original.');

// Starting review
export const checksSaved = message('The initial checks are saved.');
export const anonymityFindingsOpen = message(
  'The anonymity check has open findings. Dismiss them, or return the manuscript to the author. Nothing was changed.',
);
export const reviewStarted = message('The manuscript is in review. Invite reviewers next.');
export const searchPending = message(
  'The search for the authors’ names is still running. Return the manuscript to the author, or check it yourself and tick “Anonymity” under “Initial checks”. Nothing was changed.',
);
export const searchUnreadable = message(
  'A file could not be searched for the authors’ names. Return the manuscript to the author, or check it yourself and tick “Anonymity” under “Initial checks”. Nothing was changed.',
);

// Decisions
export const suggestReviewedJournal = message('Suggest another journal with peer review, or none.');
export const decided = message('The decision is made and sent to the author.');
export const awaitsRatification = message(
  'The decision is with the editor in chief. The author receives the letter once it is ratified.',
);
export const feeReturnedRejected = message('The manuscript was rejected.');
export const rejectedUnreviewed = message('The manuscript is rejected without review. The author has been told.');
export const returned = message('The manuscript is returned to the author with your letter.');
export const reportsAreIn = message('No more reports are needed. Decide instead. Nothing was changed.');
export const reviewStopped = message(
  'The review is over: the manuscript is {to, select, reject {rejected} other {returned}}. The author has your letter, and the reviewers have been told.',
);
export const decisionRetracted = message(
  'The decision is taken back. The author was not told, and you can decide again.',
);
export const notYourDecision = message('Only its editor or an administrator can take a decision back.');
export const reopened = message('The manuscript is open again. The author has your letter.');
export const upheld = message('The rejection is upheld. The author has your letter.');
export const chiefMoves = message('Only the editor in chief offers another journal to the author.');
export const moveOffered = message('The author has your letter, and can agree to {journal} or decline.');
export const offerTakenBack = message('The offer is taken back. The author has been told.');
export const wasNumbered = message('Its number was {number}.');
export const chiefReopens = message('Only the editor in chief reopens a manuscript or answers an appeal.');
export const noteAdded = message('The note is added. Only editors read it.');
export const onHold = message('The manuscript is on hold. The author has been told.');
export const returnReasonNeeded = message('Tell the author why the manuscript is returned.');
export const resumed = message('The manuscript is resumed. The author has been told.');
export const ownDecision = message('This is your own decision. Another editor in chief ratifies it.');
export const chiefOnly = message('Only the editor in chief ratifies a first decision.');
export const otherDecisionPending = message(
  'This decision was already dealt with, and a newer one is waiting. Reload to read it. Nothing was changed.',
);
export const sentBack = message(
  'The decision is back with the editor, with your remark. The author has not been told.',
);
export const ratified = message('The decision is ratified and sent to the author.');
export const remarkNeeded = message('Tell the editor in a remark why you are sending the decision back.');
export const rejected = message('The manuscript is rejected and its author has been told.');
export const cannotReturnRevision = message(
  'A revision can be returned only while it has open findings and no one is invited to read it. Nothing was changed.',
);
export const revisionReturned = message('The revision is returned to the author with your letter.');

// Publishing
export const acceptedAndPublished = message('The manuscript is accepted and published.');
export const withdrawnNotCorrected = message('This article has been withdrawn and cannot be corrected.');
export const corrected = message('The article is corrected, and its page says so.');
export const retracted = message('The article is retracted, and its page says so.');
export const concernPublished = message('The expression of concern is on the article’s page.');
export const concernLifted = message('The expression of concern is lifted, and the article’s page says so.');
export const pdfOfAnother = message('This PDF was not uploaded for this manuscript.');
export const pdfOutdated = message(
  'The manuscript has changed since this PDF was uploaded. Make the PDF from the current version.',
);
export const wordNotConverted = message(
  'The Word document could not be converted to a PDF. Upload the PDF to publish.',
);
export const pdfDamaged = message('The PDF made from the Word document is damaged. Upload the PDF to publish.');
export const docNotConverted = message(
  'The manuscript is a .doc file, which this site cannot convert. Upload the PDF to publish.',
);
export const noManuscriptFile = message('The manuscript has no manuscript file. Upload the PDF to publish.');
export const withdrawalReasonNeeded = message('Give the reason. The withdrawal notice shows it.');
export const articleAlreadyWithdrawn = message(
  'This article has already been withdrawn{who, select, you { by you} other { by {name}} none {}}. Nothing was changed.',
);
export const manuscriptAlreadyDeleted = message(
  'This manuscript has already been deleted{who, select, you { by you} other { by {name}} none {}}. Nothing was changed.',
);
export const belongsToAnother = message('This belongs to another person.');
export const articleDeleted = message('Article deleted successfully!');
export const articleWithdrawn = message('The article is withdrawn, and its page says so.');
export const notAcceptedAfterReview = message(
  'This journal is peer-reviewed, and the manuscript has not been accepted after review. As an administrator you can publish it if you give a reason, which is recorded. Nothing was changed.',
);
export const accessNotChosen = message(
  'The author has not chosen the access option. You can publish the article if you give a reason, which is recorded. Nothing was changed.',
);

// What was chosen, in the history
export const publishesNothing = message('not published');
export const publishesUnnamed = message('published without a name');
export const publishesNamed = message('published with their name');
export const modeOpen = message('open access');
export const modeSubscription = message('subscription');
