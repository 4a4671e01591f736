import { message } from './message.ts';
import { rich } from './rich.ts';

// Decisions
export const decisionAccept = message('Accept');
export const decisionMinor = message('Minor revision');
export const decisionMajor = message('Major revision');
export const decisionUnsuitable = message('Unsuitable for this journal');
export const decisionReject = message('Reject');
export const decisionDeskReject = message('Rejected without review');
export const decisionStopReject = message('Rejected during review');
export const decisionUphold = message('Rejection upheld');
export const decisionReopen = message('Reopened');
export const decisionReturn = message('Returned to the author');

// State of an invitation
export const stateInvited = message('Invited');
export const stateReviewing = message('Reviewing');
export const stateReported = message('Report received');
export const stateDeclined = message('Declined');
export const stateNoAnswer = message('No answer');
export const stateWithdrawn = message('Withdrawn');
export const stateRecused = message('Reviewer withdrew');

// Whose turn it is
export const withAuthor = message('Author');
export const withEditor = message('Editor');
export const withReviewers = message('Reviewers');
export const withChief = message('Editor in chief');
export const withAdministrator = message('Administrator');

// Initial checks
export const checkScope = message('Scope');
export const checkScopeHelp = message('The work fits this journal.');
export const checkFiles = message('Files');
export const checkFilesHelp = message('The manuscript is complete and its files open.');
export const checkAnonymity = message('Anonymity');
export const checkAnonymityHelp = message('Nothing in the text identifies the authors.');
export const checkOriginality = message('Originality');
export const checkOriginalityHelp = message('It repeats no published text except what it cites.');
export const checkEthics = message('Ethics');
export const checkEthicsHelp = message('Approvals, consent and interests are declared where needed.');
export const checkLanguage = message('Language');
export const checkLanguageHelp = message('Reviewers can read and judge it as it is.');

// Anonymity findings
export const foundName = message('An author’s name');
export const foundEmail = message('An author’s email address');
export const foundOrcid = message('An author’s ORCID iD');
export const foundInstitution = message('An author’s institution');
export const foundPhrase = message('A phrase that points to earlier work');

// Reports in numbers
export const notInReview = message('Not in review yet');
export const reportsNotNeeded = message(
  '{received, plural, one {# report} other {# reports}} received{expected, plural, =0 {} other {, # expected}}',
);
export const noReportsNeeded = message('No reports needed');
export const reportsIn = message('{received, plural, one {# report} other {# reports}} received, {needed} needed');
export const reportsInExpected = message(
  '{received, plural, one {# report} other {# reports}} received, {needed} needed, {expected} expected',
);

// Due dates
export const dueInDays = message('in {count, plural, one {# day} other {# days}}');
export const dueTomorrow = message('tomorrow');
export const dueToday = message('today');
export const daysOverdue = message('{count, plural, one {# day} other {# days}} overdue');
export const overdueToday = message('overdue today');
export const due = message('Due {when}');

// Desk
export const deskParts = message('Part of the desk');
export const partNeedsMe = message('My tasks');
export const partMine = message('Assigned to me');
export const partUnassigned = message('Unassigned');
export const partAll = message('All');
export const partWaiting = message('Waiting');
export const partDecided = message('Decided');
export const searchDesk = message('Search by title, author or number');
export const emptyMineTitle = message('You’re all caught up');
export const emptyMine = message('New manuscripts, reports and decisions to make appear here.');
export const emptyWaitingTitle = message('Nothing waiting');
export const emptyWaiting = message('Manuscripts with reviewers or authors appear here.');
export const emptyAssignedTitle = message('No manuscripts assigned to you');
export const emptyAssigned = message('Manuscripts you take on or are assigned appear here.');
export const emptyUnassignedTitle = message('Every manuscript has an editor');
export const emptyUnassigned = message('Manuscripts without a handling editor appear here.');
export const emptyAllTitle = message('No manuscripts yet');
export const emptyAll = message('Submissions to your journals appear here.');
export const emptyDecidedTitle = message('No decisions yet');
export const emptyDecided = message('Published, rejected and withdrawn manuscripts appear here.');
export const noMatchesHelp = message('Search for a word of the title, an author or the number.');
export const showWaiting = message('Show waiting manuscripts');
export const status = message('Status');
export const anyStatus = message('Any status');
export const handlingEditor = message('Handling editor');
export const anySection = message('Any section');
export const anyEditor = message('Any editor');
export const deskTable = message('Manuscripts on the desk');
export const columnNext = message('Next');
export const columnDue = message('Due');
export const columnReports = message('Reports');
export const noAction = message('No action needed');
export const waitsForMoveAnswer = message('Waiting for the author’s answer about another journal');
export const isWith = message('With: {party}');
export const receivedOn = message('Received {day}');
export const receivedOnRound = message('Received {day} · round {round}');
export const noDate = message('No date');
export const manuscriptsNoun = message('manuscripts');
export const nothingToDo = message('No tasks on your desk.');
export const tasksToDo = message('{count, plural, one {# manuscript needs} other {# manuscripts need}} you.');
export const tasksOverdue = message(
  '{count, plural, one {# manuscript needs} other {# manuscripts need}} you; {overdue} overdue.',
);

// Next step
export const nextTitle = message('Next step');
export const nextCheck = message('Do the initial checks, then send to review, return or reject.');
export const nextRatify = message('Ratify the first decision, or send it back to the editor.');
export const nextExtension = message('The author asks for more time to revise.');
export const nextHold = message('On hold. Resume it, or return it to the author.');
export const nextDecideReopened = message('Reopened after a rejection. Decide, or invite reviewers.');
export const nextDecideRevision = message(
  'A revision has arrived. Read it and the author’s answers, then decide or invite reviewers.',
);
export const nextDecide = message(
  'You have {count, plural, one {the report} other {the # reports}} you need. Read {count, plural, one {it} other {them}} and decide.',
);
export const nextTask = message('{task}.');
export const nextInvite = message('Invite {count, plural, one {# more reviewer} other {# more reviewers}}.');
export const nextPublish = message('Accepted. Publish it now.');
export const nextMoveAnswer = message('Another journal is offered to the author. Nothing goes on until the answer.');
export const reviewersOverdue = message('Overdue: {names}. Remind them, give them more days, or invite someone else.');
export const nextWait = message('With: {party}. No action needed.');
export const nextNothing = message('Decided. No action needed.');
export const goToDecision = message('Go to the decision');
export const inviteReviewers = message('Invite reviewers');
export const inviteAnother = message('Invite another reviewer');
export const goToReports = message('Go to the reports');
export const goToReviews = message('Go to the reviews');
export const goToPublication = message('Go to publication');
export const sendToReview = message('Send to review');
export const resume = message('Resume');
export const extend = message('Extend');
export const refuse = message('Refuse');
export const returnToAuthor = message('Return to the author');
export const offerMove = message('Offer another journal');
export const offerMoveTitle = message('Offer another journal?');
export const offerMoveText = message(
  'The author agrees or declines. Until then the manuscript waits. If they agree, it moves there with its reports, and its review here ends.',
);
export const sendOffer = message('Send the offer');
export const chooseJournal = message('Choose a journal');
export const journalMissing = message('Choose the journal.');
export const takeOfferBack = message('Take the offer back');
export const takeOfferBackTitle = message('Take the offer back?');
export const takeOfferBackText = message('The manuscript goes on from where it was. The author is told.');
export const decisionMoveOffer = message('Another journal offered');
export const putOnHold = message('Put on hold');
export const rejectWithoutReview = message('Reject without review');
export const onHoldBecause = message('On hold: {reason}');
export const chiefSentBack = message('The editor in chief sent back the last decision: {remark}');
export const extensionAsked = message('{count, plural, one {# more day} other {# more days}} requested: {reason}');

// Dialogs of the steps
export const days = message('Days');
export const daysRange = message('From 1 to {most}');
export const letterToAuthor = message('Letter to the author');
export const letterShown = message('Sent by email and shown on the author’s page. Saved as a draft.');
export const sectionNotes = message('Notes');
export const notesLead = message(
  '{count, plural, =0 {For editors only} one {# note, for editors only} other {# notes, for editors only}}',
);
export const newNote = message('New note');
export const addNote = message('Add the note');
export const noteBy = rich('<bdi>{name}</bdi>, {moment}');
export const nextAppeal = message('The authors appeal. Reopen the manuscript, or uphold the rejection.');
export const appealMade = message('Appeal of {day}. Only editors read it:');
export const reopen = message('Reopen');
export const reopenTitle = message('Reopen the manuscript?');
export const reopenText = message(
  'The author gets your letter at once. The manuscript returns to the initial checks, or to another round if it was in review.',
);
export const upholdRejection = message('Uphold the rejection');
export const upholdTitle = message('Uphold the rejection?');
export const upholdText = message('The author gets your letter at once and cannot appeal again.');
export const rejectNow = message('Reject now');
export const stopRejectTitle = message('End the review and reject?');
export const stopRejectText = message(
  'The author gets your letter at once, without the reports. Reviewers are told that their review is no longer needed. You cannot undo this.',
);
export const stopReturnTitle = message('End the review and return?');
export const stopReturnText = message(
  'The author gets your letter and submits the manuscript again to this desk. Reviewers are told that their review is no longer needed.',
);
export const retractDecision = message('Take the decision back');
export const retractTitle = message('Take the decision back?');
export const retractText = message(
  'The manuscript is in review again, and you can change your letter. The author is not told.',
);
export const takenBack = message('Taken back before it was ratified.');
export const deskRejectTitle = message('Reject without review?');
export const deskRejectText = message('The author gets your letter at once. You cannot undo this.');
export const rejectManuscript = message('Reject the manuscript');
export const returnTitle = message('Return to the author?');
export const returnText = message('The author changes the manuscript and submits it again to this desk.');
export const returnManuscript = message('Return the manuscript');
export const startReviewTitle = message('Send this manuscript to review?');
export const startReviewText = message('We email the author and make copies without names. Then you invite reviewers.');
export const notTicked = message('Not ticked: {checks}.');
export const openFindings = message('Dismiss each anonymity finding first.');
export const extendRevisionTitle = message('Extend the revision?');
export const extendRevisionFrom = message(
  'Due {day}. Days count from then, or from today if later. We email the author.',
);
export const extendRevisionText = message('Days count from today. We email the author.');
export const refuseExtensionTitle = message('Refuse more time?');
export const refuseExtensionText = message('We email the author, who keeps at least three days.');
export const holdTitle = message('Put on hold?');
export const holdText = message(
  'Nothing moves until you resume or return it. The author learns that it is on hold, not why.',
);
export const editorsOnly = message('Only this journal’s editors see it. Saved as a draft.');
export const resumeTitle = message('Resume this manuscript?');
export const resumeText = message('It continues where it stopped. We email the author.');
export const returnHeldText = message(
  'Open invitations and reviews end. The author can change the manuscript and submit it again.',
);
export const returnRevision = message('Return the revision');
export const returnRevisionTitle = message('Return this revision?');
export const returnRevisionText = message('The author corrects the revision and the answers, and submits them again.');

// Overtaken
export const overtakenWithoutText = message('{problem} The page now shows the current state.');
export const overtaken = message('{problem} The page now shows the current state. Your text is saved.');

// Manuscript page
export const pageTitle = message('Manuscript on the editors’ desk');
export const editorsDesk = message('Editors’ desk');
export const backToDesk = message('Back to the editors’ desk');
export const goToDesk = message('Go to the editors’ desk');
export const notOnDeskTitle = message('This manuscript is not on your desk');
export const notOnDesk = message(
  'You don’t edit its journal, it has moved to another one, or you have a conflict of interest.',
);
export const facts = message('Facts');
export const number = message('Number');
export const received = message('Received');
export const confirmedStatements = message(
  'The author confirmed {count, plural, one {# statement} other {# statements}} of the checklist',
);
export const statusRound = message('Round and version');
export const roundVersion = message('Round {round}, version {version}');
export const roundVersionSpecial = message('Round {round}, version {version}, for a special issue');
export const sectionManuscript = message('Manuscript');
export const sectionChecks = message('Initial checks');
export const sectionReviewers = message('Reviewers');
export const sectionReports = message('Reports');
export const sectionAnswers = message('Author’s answers');
export const goToManuscript = message('Go to the manuscript');
export const sectionDecision = message('Decision');
export const sectionDetails = message('Details');
export const sectionAuthors = message('Authors');
export const sectionFiles = message('Files');
export const sectionVersions = message('Versions');
export const sectionHistory = message('History');
export const versionsLead = message('{count} versions, with the changes');
export const manuscriptLead = message('Abstract, keywords and PDF');
export const readPdf = message('Read the PDF');
export const filesLead = message(
  '{count, plural, one {# file} other {# files}}{copies, plural, =0 {} one {, # copy for reviewers} other {, # copies for reviewers}}',
);
export const keywords = message('Keywords');
export const noKeywords = message('None');
export const authorFiles = message('Author’s files');
export const reviewerCopies = message('Copies for reviewers');
export const copiesLater = message('Made when you send the manuscript to review.');
export const copiesPending = message('Being made. Reviewers get them as soon as they are ready.');
export const copiesFailed = message('A copy could not be made. Return the manuscript and ask for files that open.');
export const submittingAuthor = message('Submitting author');
export const hiddenAuthors = message('{count, plural, one {# author} other {# authors}}, hidden from reviewers');
export const submittedBy = rich('Submitted by <bdi>{name}</bdi>');
export const answersOfRound = message('Round {round}: {count, plural, one {# point} other {# points}}');
export const historyEmpty = message('Nothing has happened yet.');
export const historyLine = rich('<bdi>{who}</bdi> {what}');
export const historyLineTimes = rich('<bdi>{who}</bdi> {what}, {times} times');

// Checks
export const checksLead = message('{done} of {all} done');
export const sectionSearched = message('Anonymity and similarity');
export const note = message('Note on the checks');
export const noteHelp = message('Only this journal’s editors see it.');
export const saving = message('Saving…');
export const saved = message('Saved.');
export const noteUnsaved = message('Your note is not saved yet.');
export const savesItself = message('Saves automatically.');
export const notSaved = message('{problem} Your entries are still here.');
export const saveAgain = message('Save again');
export const checked = message('{check}: checked');
export const unchecked = message('{check}: not ticked');
export const anonymityPending = message('Searching the text for anything that identifies the authors.');
export const anonymityClean = message('Nothing found that identifies the authors.');
export const anonymityFound = message('Dismiss false alarms. For real findings, return the manuscript.');
export const anonymityDismissed = message('All findings are dismissed.');
export const anonymityUnreadable = message('A file could not be searched. Check the manuscript yourself.');
export const authorSaysMeant = message('The author marked the findings as not a problem.');
export const onPages = message(', {count, plural, one {page} other {pages}} {pages}');
export const dismiss = message('Dismiss');
export const undoDismissal = message('Undo');
export const dismissNamed = message('Dismiss: {excerpt}');
export const undoNamed = message('Undo dismissal: {excerpt}');
export const dismissTitle = message('Dismiss this finding?');
export const dismissText = message('It stays dismissed while the text is unchanged. You can undo this.');
export const dismissedBy = rich('Dismissed by <bdi>{name}</bdi> on {day}: <bdi>{reason}</bdi>');
export const similarity = message('Similarity');
export const similarityTitle = message('Similarity to this site’s articles');
export const similarityPending = message('Comparing the text…');
export const similarityNone = message('No shared passages.');
export const retractedTitle = message('Retracted works cited');
export const retractedPending = message('Reading the references…');
export const retractedNone = message('No cited DOI is on the list of retracted works.');
export const retractedNotRead = message('References not read: this version is older than the check.');
export const retractedNoList = message('No list of retracted works is installed. The operator imports it.');
export const retractedOn = message('Retracted on {day}');
export const concernOn = message('Expression of concern on {day}');
export const retractedHelp = message('Ask the author to remove them, or to say that they are retracted.');
export const percent = message('{percent} %');
export const sharedPassages = rich(
  '{count, plural, one {# passage} other {# passages}}<hidden> shared with {title}</hidden>',
);
export const articleInNewTab = rich('<bdi>{title}</bdi><hidden> (opens in a new tab)</hidden>');

// Findings in texts
export const removeWords = message('Remove the words');
export const removeWordsNamed = message('Remove the words: {excerpt}');
export const removeWordsTitle = message('Remove these words?');
export const removeWordsText = message('The text shows “{replacement}” instead. Editors can still read the original.');
export const wordsToRemove = message('Words to remove');
export const wordsToRemoveHelp = message('Exactly as in the text');
export const theWords = message('The words');
export const identifiesToReviewers = message(
  'This text may tell the reviewers who wrote it. Dismiss each finding, remove the words or return the text.',
);
export const identifiesToAuthor = message(
  'This text may tell the author who wrote it. Dismiss each finding, remove the words or return the text.',
);
export const reviewerSaysMeant = message('The reviewer marked the findings as not a problem.');
export const findings = message('Findings');
export const originalText = message('Original text');

// Reviewers
export const nobodyInvited = message('No invitations in round {round} yet.');
export const invitationsOfRound = message('Invitations of round {round}');
export const earlierInvitations = message('Invitations of earlier rounds');
export const reviewedRound = message('Reviewed round {round}: {names}.');
export const inviteLastRound = message('Invite the reviewers of the last round');
export const inviteAgainFor = rich('Invite again<hidden>: {name}</hidden>');
export const invitationsBack = message(
  '{count, plural, one {The invitation of {names} came back.} other {The invitations of {names} came back.}} They do not know that they are invited. Correct the address or withdraw the invitation.',
);
export const goToReviewers = message('Go to the reviewers');
export const invitationBack = message('The invitation came back');
export const invitationWaiting = message('The email is not sent yet');
export const correctFor = rich('Correct<hidden> the address of {name}</hidden>');
export const correctTitle = message('Correct the address?');
export const correctText = rich(
  '<bdi>{name}</bdi> gets the invitation at the new address. The first invitation is withdrawn.',
);
export const newAddress = message('New email address');
export const declinedBefore = message('They declined to review this manuscript.');
export const recusedBefore = message('They withdrew from reviewing this manuscript.');
export const inviteByEmail = message('Invite by email');
export const columnDates = message('Dates');
export const columnActions = message('Actions');
export const invitedOn = message('Invited {day}');
export const answeredOn = message('Answered {day}');
export const reportedOn = message('Reported {day}');
export const reviewerNumber = message('Reviewer {number} · ');
export const quotedReason = message('“{reason}”');
export const noActions = message('None');
export const remindedToday = message('Reminded today');
export const remindFor = rich('Remind<hidden> {name}</hidden>');
export const extendFor = rich('Extend<hidden> for {name}</hidden>');
export const withdrawFor = rich('Withdraw<hidden> the invitation of {name}</hidden>');
export const withdrawTitle = message('Withdraw this invitation?');
export const withdrawInvitation = message('Withdraw the invitation');
export const keepInvitation = message('Keep it');
export const withdrawText = rich('We email <bdi>{name}</bdi> that the review is no longer needed.');
export const withdrawReviewText = rich(
  'We email <bdi>{name}</bdi> that the review is no longer needed. They can no longer open the manuscript.',
);
export const extendTitle = message('Extend the deadline?');
export const extendAnswerText = rich('<bdi>{name}</bdi> should answer by {day}. We email them the new date.');
export const extendReportText = rich('<bdi>{name}</bdi> should report by {day}. We email them the new date.');
export const inviteTitle = message('Invite a reviewer');
export const inviteText = rich(
  '<bdi>{name}</bdi> gets an email with the title, the abstract and a link to accept or decline. It names no author.',
);
export const inviteByEmailText = message(
  'They get an email with the title, the abstract and a link to accept or decline. It names no author.',
);
export const givenName = message('Given name');
export const lastName = message('Last name');
export const inviteReason = message('Reason to invite them anyway');
export const inAuditLog = message('Goes into the audit log.');
export const inviteMessage = message('Message (optional)');
export const inviteMessageHelp = message('Added above the standard text. Saved as a draft.');
export const sendInvitation = message('Send the invitation');
export const openReviews = message('{open} of {most} open reviews');
export const notInvitedBefore = message('Not invited before');
export const lastAnswer = message('Last invitation: {answer}, {day}');
export const proposalFacts = message('{load} · {last}');
export const invite = rich('Invite<hidden> {name}</hidden>');
export const inviteAnyway = rich('Invite anyway<hidden> {name}</hidden>');
export const matchOf = message('Match of {name}');
export const match = message('{percent} % match');
export const noExpertise = message('No matching expertise found');
export const searchReviewers = message('Search reviewers by name');
export const searchReviewersHelp = message('Leave empty to see suggestions by topic.');
export const reviewersNamed = message('{count, plural, one {# reviewer} other {# reviewers}} found.');
export const reviewersSuggested = message(
  '{count, plural, one {# suggestion} other {# suggestions}}, best match first.',
);
export const noSuggestion = message('No suggestions');
export const noReviewerNamed = message('No reviewer found');
export const inviteByEmailHint = message('Invite someone by email. They need no account to answer.');

// Reports
export const returnReport = message('Return the report');
export const lateReport = message('This report came after the decision. The author does not have it.');
export const forwardedOn = message('This report came after the decision. Forwarded to the author on {day}.');
export const forwardToAuthor = message('Forward to the author');
export const forwardTitle = message('Forward this report?');
export const forwardText = message(
  'The author can then read the report under its number, with its attachment, and gets your message by email.',
);
export const forwardMessage = message('Message to the author');
export const forwardMessageHelp = message('Sent by email and shown above the report. Saved as a draft.');
export const reportsAfterDecision = message(
  'The decision has been sent. Reports that come now wait here until you forward them.',
);
export const noDateAfterDecision = message('No date: the decision was sent');
export const dateFor = rich('Set a date<hidden> for {name}</hidden>');
export const setDateTitle = message('Set a date for the report?');
export const setDate = message('Set the date');
export const setDateText = rich('<bdi>{name}</bdi> gets an email with the date, and reminders before it.');
export const returnToReviewer = message('Return to the reviewer');
export const returnReportTitle = message('Return this report?');
export const returnReportMessage = message('Message to the reviewer');
export const returnReportMessageHelp = message('Sent by email and shown above the report. Saved as a draft.');
export const returnReportText = message(
  'The reviewer has at least a week to correct it. Until resubmitted, the report does not count.',
);
export const scoresCompared = message('Answers compared');
export const comparedQuestion = message('Question');
export const comparedScale = message('{question} (1 to {steps})');
export const comparedReviewer = message('Reviewer {number}');
export const comparedMean = message('Mean');
export const notCompared = message('–');
export const outOfFive = rich('{score}<hidden> of {most}</hidden>');
export const reportBy = rich('Reviewer {number}: <bdi>{name}</bdi>');
export const reportByUnnumbered = rich('<bdi>{name}</bdi>');
export const recommends = rich('Recommends: <strong>{recommendation}</strong>');
export const commentsToAuthor = message('Comments to the author');
export const confidential = message('Confidential: editors only');
export const round = message('Round {round}');
export const reportsOfRound = message('Reports of round {round}');

// Decision form
export const formName = message('Decide');
export const decideWithoutReports = message('Reports: {reports}. As an administrator you can decide without them.');
export const overrideReason = message('Reason to decide without the needed reports');
export const overrideReasonMissing = message('Give a reason for deciding without the needed reports.');
export const noOtherJournal = message('No other peer-reviewed journal to suggest.');
export const suggestedJournal = message('Journal that suits it better');
export const suggestedJournalHelp = message('The author can move the manuscript there, reports included.');
export const noJournal = message('None');
export const setUpJournal = message('Set up {journal}: sections, checklist, guidelines, board');
export const showEmail = message('Show the email');
export const hideEmail = message('Hide the email');
export const revisionDays = message('Days for the revision');
export const revisionDaysHelp = message(
  'Leave empty for the journal’s usual {count, plural, one {# day} other {# days}}.',
);
export const decision = message('Decision');
export const chooseDecision = message('Choose a decision');
export const chooseDecisionError = message('Choose a decision.');
export const firstDecisionText = message(
  'The editor in chief ratifies it first. Then the author gets your letter and the reports without names. Open invitations and reviews of this round end.',
);
export const laterDecisionText = message(
  'The author gets your letter and the reports without names at once. You cannot undo this. Open invitations and reviews of this round end.',
);
export const decide = message('Decide');
export const decideTitle = message('Decide: {decision}?');
export const decideUnnamedTitle = message('Decide?');
export const letterHelp = message('Choose a decision to start from a draft. Saved in this browser until you log out.');
export const drafting = message('Drafting the letter…');
export const draftFailed = message('The letter could not be drafted: {problem}');
export const draftedForOther = message('The letter was drafted for another decision: {decision}.');
export const draftedForOtherAdvice = message('Check the letter, or restore the template for the new decision.');
export const restoreTemplate = message('Restore template');
export const draftAgain = message('Draft again');
export const restoreMine = message('Restore my text');
export const theLetter = message('The letter');
export const theReason = message('The reason');
export const theMessage = message('The message');

// Decisions made
export const sentDecisionBack = message('Sent back');
export const sentBackBy = message('Sent back by \u2068{name}\u2069');
export const ratified = message('Ratified');
export const ratifiedBy = message('Ratified by \u2068{name}\u2069');
export const decidedBy = rich(' round {round}, by <bdi>{name}</bdi> on {day}');
export const decidedWithout = message('Decided without the needed reports: {reason}');
export const sentOn = message('Sent to the author on {day}');
export const pastDecisions = message('Past decisions');
export const readLetter = rich('Read the letter<hidden>: {decision}, round {round}</hidden>');
export const unsentLetter = message(
  'Your letter was not sent because no decision can be made now. It is saved in this browser.',
);
export const readOwnLetter = message('Read your letter');
export const copyLetter = message('Copy');
export const letterCopied = message('Letter copied.');
export const discardLetter = message('Discard');
export const decisionLead = message('Outcome and letter to the author');
export const lastDecision = message('{decision}, round {round}');
export const noDecision = message('None yet');
export const reportFindingsOpen = message(
  'A report has open findings. Dismiss them, remove the words or return the report.',
);

// Ratification
export const withChiefTitle = message('With the editor in chief');
export const toRatify = message('Decision to ratify');
export const ratify = message('Ratify');
export const ratifyTitle = message('Ratify this decision?');
export const ratifyText = message(
  'The author gets the letter and the reports without names at once. You cannot undo this.',
);
export const ratifyWithoutTitle = message('Ratify without the needed reports?');
export const ratifyWithoutReason = message('Reason to ratify without the needed reports');
export const ratifyWithoutText = message(
  'Reports: {reports}. The author gets the letter and the reports without names at once. You cannot undo this.',
);
export const sendBack = message('Send back');
export const sendBackWithRemark = message('Send back with a remark');
export const sendBackTitle = message('Send back to the editor?');
export const sendBackRemark = message('Remark for the editor');
export const sendBackRemarkHelp = message('The author does not see it. Saved as a draft.');
export const sendBackText = message('The editor decides again. The author is not told yet.');
