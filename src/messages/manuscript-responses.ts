import { message } from './message.ts';

// Files that cannot be printed
export const oldWordNoConverter = message('It is an old Word document (.doc), which this site cannot convert.');
export const oldWordNotConverted = message('It is an old Word document (.doc) that could not be converted.');
export const passwordProtected = message('It is password-protected.');
export const tooComplexToPrint = message('It takes too much time or memory to print.');
export const damaged = message('It is damaged and cannot be printed.');

// Anonymity
export const noFindings = message('The anonymity check found nothing in this version.');
export const attachmentUnreadable = message(
  'We could not check whether this file names you. Attach it in parts, or paste it into your report.',
);
export const attachmentNamesYou = message(
  'This file names you on page {page}: “{excerpt}”. Remove your name and attach the file again.',
);
export const attachmentNotPrintable = message(
  '“{name}” could not be prepared for its readers. {why} Save it as a PDF or a .docx without a password and attach that.',
);
export const moreFindings = message('And {count} more');
export const confirmNames = message(
  '{detail} Change the text, or tick “Not a problem, send it anyway”. Nothing was sent.',
);
export const letterNamesReviewers = message('The letter may tell the author who the reviewers are.');
export const messageNamesAuthors = message('The message may tell the reviewer who the authors are.');

// Deleting and restoring
export const notDeleted = message('This manuscript is not deleted. Nothing was changed.');
export const deletedTooLongAgo = message(
  'This manuscript was deleted more than {days} days ago and cannot be restored.',
);
export const authorDeleted = message('The author’s account has been deleted, so the manuscript cannot be restored.');
export const restored = message('The manuscript is restored.');

// Drafts
export const draftDiscarded = message('The draft is discarded.');
export const draftSubmitted = message('This draft has been submitted. It is under My Manuscripts.');
export const tooManyDrafts = message(
  'You have {limit} drafts, the maximum. Submit or discard one, then this one will be saved.',
);
export const draftChangedElsewhere = message('This draft was changed on another device. Choose which version to keep.');
export const draftDiscardedElsewhere = message(
  'This draft was discarded on another device. Save it as a new one to keep what you have here.',
);

// Steps that cannot be taken
export const listPartNotFound = message('This part of the list was not found. Start from the beginning.');
export const fillAuthorFields = message('Please fill all the fields to add an author');

// Files
export const manuscriptFileUnclear = message(
  'We cannot tell which file is the manuscript. Put its file name in publicPdfName.',
);
export const filesInOneSlot = message(
  'Two files have the same role. Name one cover letter, one manuscript and one supplementary file, in this order.',
);
export const fileNotUploadedHere = message('A file named here was not uploaded with this submission.');

// The author’s answers and requests
export const extensionAlreadyRequested = message(
  'You have already asked for more time. The editor will answer. Nothing was changed.',
);
export const deadlinePassed = message('The deadline has passed. Submit your revision now, or write to us.');
export const extensionRequested = message(
  'Your request has been sent to the editor. Your manuscript stays open until the editor answers.',
);
export const findingsExplained = message('Thank you. The editor will see your explanation.');
export const answersOtherRound = message('These answers belong to a report of another round. Reload the page.');
export const answerReviewer = message('Answer the points of Reviewer {number}.');
export const answersSubmitted = message(
  'These answers were submitted with your revision and can no longer be changed.',
);
export const pointsUnanswered = message(
  '{count, plural, one {One point has no answer yet.} other {# points have no answer yet.}}',
);
export const answersChangedElsewhere = message(
  'These answers were changed on another device or in another tab. Choose which version to keep.',
);

// The author’s history of the manuscript
export const stepSubmitted = message('You submitted the manuscript');
export const stepSubmittedAgain = message('You submitted a changed version');
export const stepFindingsExplained = message('You marked the anonymity findings as not a problem');
export const stepAcceptedAndPublished = message('The manuscript was accepted and published');
export const stepRejected = message('The manuscript was rejected');
export const stepReviewStarted = message('The initial checks were done, and review began');
export const stepRejectedInReview = message('The review ended, and the manuscript was rejected');
export const stepRejectedUnreviewed = message('The manuscript was rejected without review');
export const stepReturned = message('The manuscript was returned to you');
export const stepRevisionReturned = message('The revision was returned to you');
export const stepAccepted = message('The manuscript was accepted');
export const stepRevisionRequested = message('A revision was requested');
export const stepOnHold = message('The manuscript was put on hold');
export const stepResumed = message('The manuscript was resumed');
export const stepReviewsPublished = message('Reviews were published with your article');
export const stepReportForwarded = message('You received another review report');
export const stepExtensionRequested = message('You asked for more time');
export const stepExtensionGranted = message('You were given more time');
export const stepExtensionRefused = message('Your request for more time was refused');
export const stepRevised = message('You submitted your revision');
export const stepDiscussionOpened = message('A discussion with the editor was opened');
export const stepDiscussionClosed = message('The editor closed a discussion');
export const stepDiscussionReopened = message('The editor reopened a discussion');
export const stepAppealed = message('You appealed against the rejection');
export const stepUpheld = message('The rejection was upheld');
export const stepReopened = message('The manuscript was reopened');
export const stepLapsed = message('The revision deadline passed, and the manuscript was withdrawn');
export const stepMoved = message('You moved the manuscript to the suggested journal');
export const stepMoveDeclined = message('You declined the suggested journal');
export const stepOfferTakenBack = message('The editor took the suggestion of another journal back');
export const wasNumbered = message('(it was {number})');
export const stepWithdrawn = message('You withdrew the manuscript');
export const stepOrcidsAsked = message('Authors were asked for their ORCID iDs');
export const stepOrcidConfirmed = message('An author confirmed an ORCID iD');
export const stepPublished = message('The article was published');
export const stepArticleWithdrawn = message('The article was withdrawn');
export const stepOtherJournal = message('Another journal was suggested');

// Submitting
export const moveDeclined = message(
  '{isRejected, select, yes {The editors know that you declined.} other {The editors know that you declined. They go on with your manuscript.}}',
);
export const noSuggestedJournal = message('No journal is suggested for this manuscript. Nothing was changed.');
export const moved = message('The manuscript is now with {journal}. The editor there looks at it next.');
export const submitterOnly = message('Only the author who submitted a manuscript can edit it.');
export const journalClosed = message(
  '{journal} no longer accepts submissions. Submit this manuscript to another journal as a new one.',
);
export const submittedForVerification = message('The manuscript is submitted for verification.');
export const changedSubmitted = message('The changed manuscript is submitted. An editor checks it next.');
export const changedKeepingFiles = message(
  'The changed manuscript is submitted with its previous files. An editor checks it next.',
);
export const verificationKeepingFiles = message(
  'The manuscript is submitted for verification with its previous files.',
);
export const journalNotFound = message('This journal was not found. Choose another.');
export const arrivedAndDeleted = message(
  'This submission arrived already, and its manuscript has since been deleted. Contact support team for further assistance.',
);
export const arrivedAlready = message(
  'This submission already arrived as {number}; what you sent now did not change it. Edit it under My Manuscripts.',
);
export const journalClosedChooseAnother = message(
  'This journal no longer accepts submissions. Choose another; the rest of your submission is unaffected.',
);
export const submitted = message('Manuscript submitted successfully');
export const textsNameAuthors = message('Your texts may tell the reviewers who you are.');
export const revisionSubmitted = message(
  'Your revision is submitted with your answers to the reports. The editor looks at it next.',
);
export const feeReturnedWithdrawn = message('The authors withdrew the manuscript before publication.');
export const appealSent = message('Your appeal is with the editor in chief. We will email you the answer.');
export const appealOnce = message('You have already appealed for this manuscript. Nothing was sent.');
export const appealTooLate = message(
  'An appeal was possible until {day}. Nothing was sent. If there is something new, please write to us.',
);
export const withdrawn = message('The manuscript is withdrawn.');
export const feeReturnedDeleted = message('The manuscript was deleted.');
export const feeReturnedLapsed = message('The manuscript was withdrawn when its revision deadline passed.');

// A manuscript that has changed or been decided
export const submittedAgain = message(
  'This manuscript was submitted again since you opened it. Reload the page. Nothing was changed.',
);
export const submittedAgainWith = message(
  'This manuscript was submitted again since you opened it. Changed: {changes}. Reload the page. Nothing was changed.',
);
export const notPossible = message(
  'This is not possible now: the manuscript’s status is {status}. Nothing was changed.',
);
export const reviseInstead = message(
  'This is not possible now: the manuscript’s status is {status}. Nothing was changed. Submit your revision, with your answers to the reports, on the manuscript’s page.',
);
export const closedAccepted = message(
  'This is not possible now: the manuscript’s status is {status}. Nothing was changed. Its content and its list of authors can no longer be changed.',
);
export const closedPublished = message(
  'This is not possible now: the article’s status is {status}. Nothing was changed. Its content and its list of authors can no longer be changed.',
);
export const submitAnewRejected = message(
  'This is not possible now: the manuscript’s status is {status}. Nothing was changed. You can submit it as a new manuscript, with an account of what has changed.',
);
export const submitAnewWithdrawn = message(
  'This is not possible now: the manuscript’s status is {status}. Nothing was changed. You can submit a later version as a new manuscript.',
);
export const alreadyDecided = message(
  'This manuscript has already been decided{who, select, you { by you} other { by {name}} none {}}: its status is {status}. Nothing was changed.',
);
