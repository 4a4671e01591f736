import { message } from './message.ts';
import { rich } from './rich.ts';

// Page
export const yourManuscript = message('Your manuscript');
export const backToManuscripts = message('My Manuscripts');

// Whose turn it is (heading)
export const turnAuthor = message('Action needed');
export const turnEditor = message('With the editor');
export const turnReviewers = message('With the reviewers');
export const turnChief = message('With the editor in chief');
export const turnAdministrator = message('With the editorial office');
export const articlePublished = message('Article published');
export const manuscriptWithdrawn = message('Manuscript withdrawn');
export const noActionNeeded = message('No action needed');
export const otherJournalSuggested = message('Another journal suggested');
export const decisionMade = message('Decision made');

// What happens now (below the heading)
export const nowVerified = message('We check your manuscript and email you the outcome. You can edit it until then.');
export const nowChecked = message(
  'The editor does the initial checks. You can edit the manuscript until it goes to review.',
);
export const nowReturned = message('The editor returned it with reasons. Make the changes and submit it again.');
export const nowReviewed = message('Reviewers are reading your manuscript. We email you the decision.');
export const nowRatified = message('The editor in chief ratifies the first decision. We email you the outcome.');
export const nowWithEditor = message('The editor takes the next step. We email you the decision.');
export const nowRevise = message('Answer the reports, revise the manuscript and submit both together.');
export const nowChooseAccess = message(
  'Accepted. Choose open access (with a handling fee) or subscription (no fee). The author list is final.',
);
export const nowPublishedOpen = message(
  'Accepted, with open access. We publish it next and email you. The author list is final.',
);
export const nowPublishedNext = message('Accepted. We publish it next and email you. The author list is final.');
export const nowOnHold = message('The editor put it on hold. We email you when it resumes.');
export const nowRefused = message('Not accepted yet. Make the changes we asked for and submit the manuscript again.');
export const nowMoveOffered = message(
  'The editor suggests another journal. Agree to move your manuscript there, or decline and stay.',
);
export const nowMove = message('You can move the manuscript to the suggested journal, together with its reports.');
export const nowRejectedAppeal = message(
  'The letter below gives the reasons. You can appeal until {day}, or submit a later version as a new manuscript.',
);
export const nowRejected = message(
  'The letter below gives the reasons. You can submit a later version as a new manuscript and say what changed.',
);
export const nowPublished = message('Readers can find it online.');
export const nowWithdrawn = message('We no longer consider it. You can submit it elsewhere.');

// Dates
export const usualTime = message('This journal usually takes {count, plural, one {# day} other {# days}}.');
export const timeGiven = message('This journal allows {count, plural, one {# day} other {# days}}.');
export const untilDay = message('You have until {day}.');
export const deadlinePassed = message('The deadline was {day}.');
export const expectedBy = message('Expected by {day}.');
export const overdue = message('Overdue: expected by {day}.');
export const askAboutDelay = rich('<link>Write to the editor</link> about the delay.');
export const contactAboutDelay = rich('<link>Contact us</link> about the delay.');

// Actions
export const goToRevision = message('Go to your revision');
export const editAndResubmit = message('Edit and resubmit');
export const chooseAccess = message('Choose access');
export const accessAndFee = message('Access and fee');
export const moveTo = message('Move to {journal}');
export const editManuscript = message('Edit the manuscript');
export const viewArticle = message('View the article');
export const askForTime = message('Ask for more time');
export const withdraw = message('Withdraw the manuscript');

// Request for more time
export const extensionWaiting = message(
  'You asked for {count, plural, one {# more day} other {# more days}}. We will not withdraw your manuscript while you wait for the answer.',
);
export const extensionGranted = message(
  'The editor granted {count, plural, one {# more day} other {# more days}}. The date above includes {count, plural, one {it} other {them}}.',
);
export const extensionRefused = message(
  'The editor refused {count, plural, one {# more day} other {# more days}}. The date above applies.',
);
export const extensionText = message('The editor decides. We will not withdraw your manuscript while you wait.');
export const extensionTextDue = message(
  'Your revision is due by {day}. The editor decides. We will not withdraw your manuscript while you wait.',
);
export const extraDays = message('Extra days');
export const extraDaysMissing = message('Give the number of days, such as 14.');
export const extraDaysRange = message('Ask for 1 to {most} days.');
export const editorReads = message('The editor reads it; reviewers do not.');
export const sendRequest = message('Send the request');

// Moving to another journal
export const suggestedJournal = message('the suggested journal');
export const moveTitle = message('Move to {journal}?');
export const moveText = message(
  'The editor of {journal} gets the manuscript and its reports, without reviewers’ names. You do not submit it again.',
);
export const move = message('Move the manuscript');

export const declineMove = message('Decline');
export const declineMoveTitle = message('Decline {journal}?');
export const declineMoveText = message('Your manuscript stays as it was before. The editors are told.');
export const sendDecline = message('Decline the journal');

// Withdrawing
export const withdrawTitle = message('Withdraw this manuscript?');
export const withdrawText = rich(
  'We stop considering “<bdi>{title}</bdi>” and tell its reviewers. You can submit it elsewhere. You cannot undo this.',
);
export const reasonIfAny = message('Reason (optional)');

// Anonymity
export const anonymity = message('Anonymity');
export const anonymityPending = message('Searching your files for text that identifies you. The result appears here.');
export const anonymityFound = message('Reviewers must not learn who you are. We found:');
export const anonymityMeant = message('You marked the findings as not a problem.');
export const anonymityUnreadable = message(
  'We could not read your files. Check that they name neither you nor your institution. The editor checks too.',
);
export const findings = message('Findings');
export const anonymityAdvice = message(
  'Fix the files or the text. Is it a false alarm, such as a cited namesake? Choose “Not a problem”; the editor checks it.',
);
export const replaceFiles = message('Replace files');
export const notAProblem = message('Not a problem');
export const fixInRevision = message('Fix this in your revision.');

// Decisions
export const decision = message('Decision');
export const latestDecision = message('Latest decision');
export const decisionOn = message('{decision}, {day}');
export const earlierDecision = message('Earlier: {decision}, {day}');
export const decisionAccept = message('Accepted');
export const decisionMinor = message('Minor revision');
export const decisionMajor = message('Major revision');
export const decisionUnsuitable = message('Another journal suggested');
export const decisionReject = message('Rejected');
export const decisionDeskReject = message('Rejected without review');
export const appeal = message('Appeal');
export const appealTitle = message('Appeal against the rejection?');
export const appealText = message(
  'The editor in chief reads your reasons, and reopens the manuscript or upholds the rejection. You can appeal once.',
);
export const editorsRead = message('Only editors read them.');
export const appealReasons = message('Your reasons');
export const sendAppeal = message('Send the appeal');
export const nowAppealed = message('The editor in chief considers your appeal. You will get an email with the answer.');
export const decisionStopReject = message('Rejected during review');
export const decisionUphold = message('Rejection upheld');
export const decisionReopen = message('Reopened');
export const decisionReturn = message('Returned before review');
export const suggestion = rich('The editor suggests <link>{journal}</link>.');
export const reports = message('Reports');
export const forwarded = rich('<strong>Forwarded on {day}.</strong> The editor writes:');
export const reportReceived = message('{reviewer}, {day}');

// Beside the page
export const historyAndFiles = message('History and files');
export const history = message('History');
export const now = message('Now');
export const files = message('Files');

// Revision
export const yourRevision = message('Your revision');
export const submitBy = message('Submit it by {day}.');
export const revisionSubmitted = message('Revision submitted.');
export const changesRestored = message('Your earlier changes are restored. They are not submitted yet.');
export const revisedFiles = message('Revised files');
export const revisedFilesHelp = message(
  'Keep them anonymous: no names, affiliations or acknowledgements, also in file names and properties. Without a new file, your earlier one stays.',
);
export const revisedTexts = message('Title, abstract and keywords');
export const authorsFixed = rich('To change the authors, <link>write to the editor</link>.');

// Answers to the reports
export const answersTitle = message('Answers to the reports');
export const answersHelp = message(
  'For each point, say what you changed and where, or why not. Keep your answers anonymous: reviewers may read them.',
);
export const answersNoun = message('list of answers');
export const pointsAnswered = message('{answered} of {count, plural, one {# point} other {# points}} answered.');
export const changedElsewhere = message(
  'These answers were also changed on another device or tab. Here: {here} of {hereAll} points answered. There: {there} of {thereAll} points answered. Both are saved until you choose.',
);
export const readOtherAnswers = message('Read the other answers');
export const noAnswerYet = message('No answer yet');
export const takeOther = message('Use the other answers');
export const keepMine = message('Keep mine');
export const submittedElsewhere = message('These answers were submitted with a revision on another device or tab.');
export const alreadySubmitted = message('You have submitted this revision.');
export const answersTo = message('Answers to {reviewer}');
export const readReport = rich('Read the whole report<hidden> of {reviewer}, with its scores</hidden>');
export const addPoint = rich('Add a point<hidden> for {reviewer}</hidden>');
export const restorePoints = message('Restore {count, plural, one {# point} other {# points}} of {reviewer}');

// One point
export const pointName = message('{reviewer}, point {number}');
export const pointHelp = message('What the report asks, in your own words');
export const yourAnswer = message('Your answer');
export const yourAnswerTo = message('Your answer to {point}');
export const split = message('Split');
export const splitNamed = message('Split: {point}');
export const merge = message('Merge with previous');
export const mergeNamed = message('Merge with previous: {point}');
export const removeNamed = message('Remove: {point}');

// Submitting the revision
export const beforeSubmitting = message('Before you submit:');
export const reportUnanswered = message('Answer the points of {reviewer}.');
export const pointUnanswered = message('{reviewer}, point {number} has no answer yet.');
export const answerMissing = message('This point has no answer yet.');
export const stillUploading = message('A file is still uploading. Wait for it, or cancel the upload.');
export const chooseAnswers = message('Your answers were also changed elsewhere. Choose above which to use.');
export const notAProblemEditorChecks = message('Not a problem, the editor will check it');
export const entriesSaved = message('{problem} Your entries are saved.');
export const submitRevision = message('Submit the revision');
export const submitTitle = message('Submit this revision?');
export const submitText = message(
  '{hasFile, select, yes {The editor gets the new manuscript file} other {You chose no new manuscript file: the editor gets the earlier one}}{answers, plural, =0 {} one { with your answer} other { with your # answers}}. You cannot change it until the next decision.',
);
