import { message } from './message.ts';
import { rich } from './rich.ts';

// Manuscripts in general
export const manuscriptsNoun = message('manuscripts');
export const files = message('Files');
export const actions = message('Actions');
export const authors = message('Authors');
export const keywords = message('Keywords');
export const noKeywords = message('None');
export const correspondingAuthor = message('Corresponding author');
export const volumeAndIssue = message('Volume and issue');
export const volumeAndIssueShort = message('Vol. {volume}, issue {issue}');
export const versionNumber = message('Version {version}');
export const journalFrom = rich('{journal} · from <bdi>{person}</bdi>');
export const openFile = rich('<bdi>{name}</bdi><hidden> (opens in a new tab)</hidden>');
export const viewArticle = message('View article');
export const withdrawOrRetract = message('Withdraw or retract');

// My Manuscripts: list
export const myManuscripts = message('My Manuscripts');
export const submittedAs = rich(
  'Your manuscript is <strong>{number}</strong>. Please quote this number when you write to us.',
);
export const searchMine = message('Search my manuscripts');
export const searchMineHelp = message('By number, title or author');
export const anyStatus = message('All');
export const noManuscripts = message('No manuscripts found');
export const noManuscriptsHelp = message('Submit a new manuscript to get started');
export const submitManuscript = message('Submit Manuscript');
export const newSubmission = message('New submission');
export const received = message('received {day}');
export const accepted = message('accepted {day}');
export const published = message('published {day}');
export const readReasons = message('Read the reasons');
export const paid = message('Paid');

// My Manuscripts: what the author can do
export const editNamed = message('Edit: {title}');
export const payNow = message('Pay Now · {amount}');
export const revise = message('Revise');
export const changeReturned = message('Change');
export const chooseAccess = message('Choose access');
export const actionNamed = message('{action}: {title}');
export const moreFor = message('More for {number}: {title}');
export const accessOption = message('Access option');
export const allVersions = message('All {count} versions');
export const manuscriptPage = message('Manuscript and authors');
export const submittedVersions = message('Submitted versions');

// My Manuscripts: certificate
export const certificate = message('Certificate');
export const certificateNamed = message('Certificate: {title} (opens in a new tab)');
export const preparingCertificate = message('Preparing the certificate…');
export const openCertificate = message('The new tab was blocked. Open the certificate');
export const certificateFailed = message('Could not make the certificate: {reason}');

// My Manuscripts: drafts
export const draftsToFinish = message('Drafts to finish');
export const draftsToFinishCount = message('{count, plural, one {Draft} other {Drafts}} to finish');
export const draftProgress = message('Step {step} of {count}, {name} · saved {moment}');
export const continueNamed = message('Continue: {title}');
export const discard = message('Discard');
export const discardNamed = message('Discard: {title}');
export const discardTitle = message('Discard this draft?');
export const discardDraft = message('Discard the draft');
export const discardEffect = rich(
  '“<bdi>{title}</bdi>” and its uploaded files will be deleted. This cannot be undone.',
);

// Whose turn it is
export const turnReturned = message('Change it and submit it again');
export const turnReviewers = message('With the reviewers');
export const turnChief = message('With the editor in chief');
export const turnEditor = message('With the editor');
export const turnRevision = message('Revise and answer the reports');
export const turnAccepted = message('Choose an access option');
export const turnOffice = message('With the editorial office');
export const turnMove = message('Another journal is suggested');
export const turnFinal = message('Rejected. The letter is on its page');
export const turnPay = message('Subscription access is free.');
export const turnWaiver = message('Waiver request pending; nothing is due');
export const turnCanChange = message('You can still change the access option');
export const turnWithdrawn = message('Its page shows the notice');
export const turnWithdrawnUnpublished = message('No longer considered');
export const dueOn = message('Due {day}');
export const overdueSince = message('Overdue since {day}');
export const turnUntil = message('{turn} until {day}');
export const turnOverdueSince = message('{turn}, overdue since {day}');

// Versions
export const versionsFold = message('All {count} versions and their decisions');
export const submittedAt = message('Submitted {moment} · {outcome}');
export const decisionPending = message('Decision pending');
export const outcomeAccepted = message('Accepted');
export const outcomeRejected = message('Rejected');
export const outcomeReturned = message('Returned');
export const outcomeRevision = message('Revision requested');
export const outcomeAt = message('{outcome} {moment}');
export const sameAsVersion = message('Same as version {version}');
export const sinceVersion = message('Since version {version}: {changes}');
export const titleChanged = message('Title changed');
export const abstractChanged = message('Abstract changed');
export const keywordsChanged = message('Keywords changed');
export const authorsChanged = message('Authors changed');
export const statementsChanged = message('Statements changed');
export const fileAdded = message('{slot} added');
export const fileReplaced = message('{slot} replaced');
export const fileRemoved = message('{slot} removed');
export const viewSubmission = rich('View submission<hidden>, version {version}</hidden>');

// Anonymity findings
export const foundName = message('An author’s name');
export const foundEmail = message('An author’s email address');
export const foundOrcid = message('An author’s ORCID iD');
export const foundInstitution = message('An author’s institution');
export const foundPhrase = message('Text that may identify you');
export const foundPlaces = message('({count} places)');
export const foundOnPage = message('{file}, page {page}');

// Verification: queue
export const manuscriptsToVerify = message('Manuscripts to verify');
export const searchPending = message('Search by number, title or name');
export const searchByName = message('By number, title or name');
export const pendingSince = message('Pending since');
export const nothingToVerify = message('No Manuscripts To Verify');
export const nothingToVerifyHelp = message('New submissions appear here.');
export const openNext = message('Open the next manuscript');

// Verification: one manuscript
export const backToList = message('Back to the list');
export const pendingManuscripts = message('Pending manuscripts');
export const previousNamed = rich('Previous<hidden>: {title}</hidden>');
export const nextNamed = rich('Next<hidden>: {title}</hidden>');
export const positionOf = message('{position} of {total}');
export const positionOfAtLeast = message('{position} of {total} or more');
export const manuscriptFile = message('Manuscript file');
export const wordBelow = message('The manuscript is a Word document. Open it from the files below.');
export const journalWithAbbreviation = message('{title} ({abbreviation})');
export const placeInIssue = message(
  '{state, select, public {In} other {Planned for}} volume {volume}, issue {issue} ({type, select, special {special} other {regular}})',
);
export const submitted = message('Submitted');
export const submittedBy = rich('{day} by <bdi>{person}</bdi>');
export const abstractAndKeywords = message('Abstract, keywords and statements');
export const submittedByPending = rich('{day} by <bdi>{person}</bdi>, pending since {since}');
export const reasonsForRejection = message('Reasons for rejection');
export const accept = message('Accept');
export const publish = message('Publish');
export const reject = message('Reject');
export const correct = message('Correct');

// Verification: status
export const isDeletedUntil = rich(
  'This manuscript is deleted. You can restore it until {moment} from <link>Deleted manuscripts</link>.',
);
export const noLongerPending = message('This manuscript is no longer pending. Status: {status}.');
export const showsCurrent = message('You now see the current version.');
export const unsentReasons = message('Your unsent reasons');
export const noManuscriptHere = rich(
  'No manuscript at this address. It may have been deleted. <link>Back to the list</link>',
);
export const importedArticle = rich(
  'This article was not submitted here: it has no manuscript. <link>View article</link>',
);
export const deletedManuscripts = message('Deleted manuscripts');

// Verification: before publishing
export const beforePublishing = message('Before publishing');
export const onlyAuthorChanges = message('Only the author can change this');
export const openAccess = message('Open access');
export const subscription = message('Subscription');
export const notChosenYet = message('Not chosen yet');
export const handlingFee = message('Handling fee');
export const feeToPay = message('{amount} to pay');
export const feeToPayReduced = message('{amount} to pay, reduced by {percent} %');
export const feeForOpenAccess = message('{amount} for open access');
export const noFee = message('None');
export const unknown = message('Unknown');
export const waivers = message('Waivers');
export const reports = message('Reports');
export const reportsReceived = message('{received} received, {needed} needed');
export const noPeerReview = message('No peer review');
export const review = message('Review');
export const journalSettings = message('Journal settings');
export const metadata = message('Metadata');
export const authorsAndKeywords = message(
  '{authors, plural, one {# author} other {# authors}}, {keywords, plural, one {# keyword} other {# keywords}}',
);
export const volumeIssue = message('Volume {volume}, issue {issue}');

// Accepting and publishing
export const acceptTitle = message('Accept this manuscript?');
export const publishTitle = message('Publish this article?');
export const acceptEffect = rich(
  '“<bdi>{title}</bdi>” becomes public at once, and we email its author. This cannot be undone.',
);
export const acceptAndPublish = message('Accept and publish');
export const publishWithoutAccess = message(
  'No access option chosen yet. The audit log records your reason for publishing.',
);
export const publishWithoutReview = message(
  'Not accepted after review. The audit log records your reason for publishing.',
);
export const reasonRequired = message('The reason is required.');
export const pdfForReaders = message('PDF for readers');
export const pdfForReadersHelp = message('This site cannot convert the Word document. Upload a PDF of it.');
export const ownPdf = message('Your own PDF instead (optional)');
export const ownPdfHelp = message('Readers get it unchanged.');
export const choosePdfFirst = message('Choose the PDF first.');
export const makingPdf = message('Making the PDF. This takes up to a minute.');
export const chooseJournalDesign = message('Use the journal’s design');
export const chooseLibreOffice = message('Use the LibreOffice version');

// Rejecting
export const rejectTitle = message('Reject this manuscript?');
export const reasonsForAuthor = message('Reasons for the author');
export const reasonsForAuthorHelp = message('Emailed to the author and shown on their dashboard. Saved as a draft.');
export const filesForAuthor = message('Files for the author (optional)');
export const filesForAuthorHelp = message('Up to {count}: {types}.');
export const rejectionSaved = message('{reason} Your text and your files are saved.');
export const rejectManuscript = message('Reject the manuscript');
export const fileIsUploading = message('Uploading a file…');

// Correcting a published article
export const correctTitle = message('Correct this article');
export const correctEffect = message(
  'Readers see the notice and can still open the earlier version. You cannot undo this, only correct again. Saved as a draft.',
);
export const noticeOfCorrection = message('Notice of correction');
export const noticeOfCorrectionHelp = message('Public. Say what was wrong and what is right now.');
export const correctAuthors = message('Correct how authors are written');
export const correctAuthorsHelp = message(
  'Names and affiliations only. Not for a person’s change of name, which stays private.',
);
export const authorNumber = message('Author {number}');
export const givenName = message('Given name');
export const lastName = message('Last name');
export const affiliations = message('Affiliations');
export const affiliationsHelp = message('One per line.');
export const correctedPdf = message('Corrected PDF (optional)');
export const correctedPdfHelp = message('Replaces the current PDF, which readers can still open as the earlier PDF.');
export const correctionRefused = message('{reason} Your changes are still here.');
export const correctedMeanwhile = message(
  'Someone else has corrected this article. Fields you did not change are updated; your changes are still here.',
);
export const correctTextInProduction = rich(
  'All formats of this article are made from its text. <link>Correct the text in production</link>',
);
export const publishCorrection = message('Publish the correction');
export const isCorrected = message('“\u2068{title}\u2069” is corrected.');

// Deleted manuscripts
export const searchDeleted = message('Search deleted manuscripts');
export const statusBefore = message('Previous status');
export const restoreUntil = message('Restore until');
export const noLonger = message('Expired');
export const restore = message('Restore');
export const restoreNamed = message('Restore: {title}');
export const noneDeleted = message('No deleted manuscripts');
export const noneDeletedHelp = message('You can restore a deleted manuscript for {days} days.');
export const deletedNoun = message('deleted manuscripts');

// Deleting
export const deleteTitle = message('Delete this manuscript?');
export const deleteEffect = rich(
  '“<bdi>{title}</bdi>” will be hidden from everyone, and we email its author. You can restore it for {days} days from “Deleted manuscripts”. Then its files are deleted permanently.',
);
export const deleteManuscript = message('Delete the manuscript');
export const isDeleted = message('“\u2068{title}\u2069” is deleted.');
export const deleteFailed = message('Error deleting article. Please try again.');
export const askSupportTitle = message('Delete this manuscript');
export const contactSupport = message('Contact Support');

// Withdrawing, retracting, expressing concern
export const noticeTitle = message('Withdraw or retract this article');
export const quotedTitle = rich('“<bdi>{title}</bdi>”');
export const notice = message('Notice');
export const chooseNotice = message('Choose a notice.');
export const theReason = message('The reason');
export const noticeReasonHelp = message('Public. Authors who submitted here get it by email.');
export const publishNotice = message('Publish the notice');
export const concern = message('Expression of concern');
export const concernHelp = message('Adds a notice to the article. You can lift it later.');
export const publishConcern = message('Publish the concern');
export const hasConcern = message('“\u2068{title}\u2069” has an expression of concern.');
export const liftConcern = message('Lift the expression of concern');
export const liftConcernHelp = message('The article page keeps both notices.');
export const publishLift = message('Lift the concern');
export const concernLifted = message('The expression of concern about “\u2068{title}\u2069” is lifted.');
export const retraction = message('Retraction');
export const retractionHelp = message('The article can still be read, marked as retracted everywhere. This is final.');
export const retractArticle = message('Retract the article');
export const isRetracted = message('“\u2068{title}\u2069” is retracted.');
export const withdrawal = message('Withdrawal');
export const withdrawalHelp = message('Only title, authors, dates and reason remain. This is final.');
export const withdrawArticle = message('Withdraw the article');
export const isWithdrawn = message('“\u2068{title}\u2069” is withdrawn.');
