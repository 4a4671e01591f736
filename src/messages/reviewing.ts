import { message } from './message.ts';
import { rich } from './rich.ts';

// Invitation: page
export const invitationTitle = message('Invitation to review');
export const invitationHead = rich('Invitation to review for {journal}, sent to <bdi>{name}</bdi>');
export const answerBy = message('Answer by');
export const reportDueIfAccepted = message('Report due if you accept today');
export const isRevision = message('The authors revised this manuscript after an earlier round of review.');
export const invitationIsConfidential = rich(
  'The manuscript and this invitation are confidential. Read the <link>guidelines for reviewers<hidden> (opens in a new tab)</hidden></link>.',
);

// Invitation: answer
export const yourAnswer = message('Your answer');
export const accept = message('Accept');
export const decline = message('Decline');
export const logInToAccept = message('Log in to accept');
export const loggedInAs = message('Logged in as {email}.');
export const invitedHasAccount = message('Log in as {email} to accept. You can decline without logging in.');
export const invitedHasNoAccount = message('You can decline without an account. If you accept, you create one.');
export const logOutFirst = rich('<link>Log out</link>, then follow the link in the email again.');
export const afterAccepting = message('The files and the report form appear after you accept.');

// Invitation: accepting with a new account
export const acceptWithAccountTitle = message('Accept and create your account');
export const invitedAddress = rich('Your email is <strong>{email}</strong>. It is already confirmed.');
export const password = message('Password');
export const acceptWithAccount = message('Accept and create account');

// Invitation: declining
export const declineTitle = message('Decline this invitation?');
export const declineEffect = message('Your own submissions are not affected.');
export const declineReason = message('Reason, or another reviewer to suggest (optional)');
export const onlyEditorReads = message('Only the editor reads it.');
export const declineInvitation = message('Decline the invitation');

// Invitation: after the answer
export const acceptedTitle = message('Invitation accepted');
export const declinedTitle = message('Invitation declined');
export const startReview = message('Start the review');
export const logInAndStart = message('Log in and start');
export const declinedOnward = rich('You can close this page. <link>Go to the home page</link>');

// Invitation: closed
export const invitationClosedTitle = message('This invitation is closed');
export const invitationExpiredTitle = message('This invitation has expired');
export const askForNewInvitation = message('Ask for a new invitation');
export const brokenLink = message('This link does not work. Check that you copied all of it from the email.');
export const seeReviews = message('See your reviews');
export const logIn = message('Log in');
export const contactUs = message('Contact us');

// List of reviews
export const action = message('Action');
export const journalAndRound = message('{journal}, round {round}');
export const answerReview = rich('Answer<hidden>: {title}</hidden>');
export const openReview = rich('Open<hidden>: {title}</hidden>');
export const viewReview = rich('View<hidden>: {title}, round {round}</hidden>');
export const noPendingReviews = message('No pending reviews');
export const noPendingReviewsHelp = message('Invitations arrive by email and appear here.');
export const pendingReviews = message('Pending reviews');
export const completed = message('Completed');
export const completedReviews = message('Completed reviews');
export const reviewsNoun = message('reviews');

// When an answer or a report is due
export const dueOn = message('{state, select, invited {Answer} other {Report}} due on {date}');
export const dueToday = message('{state, select, invited {Answer} other {Report}} due today, {date}');
export const dueInDays = message(
  '{state, select, invited {Answer} other {Report}} due in {days, plural, one {# day} other {# days}}, on {date}',
);
export const overdueByDays = message(
  '{state, select, invited {Answer} other {Report}} overdue by {days, plural, one {# day} other {# days}}, since {date}',
);
export const overdueWithoutDays = message('{state, select, invited {Answer} other {Report}} overdue since {date}');

// Status of a review
export const stateInvited = message('Awaiting your reply');
export const stateAccepted = message('Report due');
export const stateReported = message('Report submitted');
export const stateDeclined = message('Declined');
export const stateExpired = message('Expired');
export const stateCancelled = message('No longer needed');
export const stateWithdrawn = message('You withdrew');

// Review: page and head
export const reviewTitle = message('Review');
export const backToReviews = message('Reviews');
export const round = message('Round {round}');
export const overdueSince = message('Report overdue since {date}');
export const due = message('Report due on {date}');
export const goToAnswer = message('Go to your answer');
export const goToReport = message('Go to your report');
export const addToCalendar = message('Add to calendar');
export const reviewNotFound = message('Review not found');
export const reviewNotFoundHelp = message('The review may belong to another account.');

// Review: manuscript
export const keywords = rich('<strong>Keywords:</strong> <bdi>{keywords}</bdi>');
export const preparingFiles = message('Preparing the files for review…');
export const filesUnavailable = message('The files are unavailable. Try again later, or contact us.');
export const fileLink = rich('{name}<hidden> (opens in a new tab)</hidden>');
export const readHere = rich('Read here<hidden>: {name}</hidden>');

// Review: earlier rounds
export const earlierRounds = message('Earlier rounds');
export const roundAndDecision = message('Round {round}: {decision}');
export const receivedOn = message('Received on {date}');
export const authorsAnswers = message('The authors’ answers');
export const answerTo = message('To {reviewer}');

// Report: scores
export const scorePoor = message('Poor');
export const scoreFair = message('Fair');
export const scoreGood = message('Good');
export const scoreVeryGood = message('Very good');
export const scoreExcellent = message('Excellent');
export const scoreOfFive = message('{score} of 5, {meaning}');
export const scoreLegend = rich('{quality} <required>Required</required>');
export const originalityQuestion = message('Does it add something new?');
export const soundnessQuestion = message('Do the methods and the evidence support the conclusions?');
export const clarityQuestion = message('Can readers in the field follow it?');
export const significanceQuestion = message('Does it matter to the field?');

// Report: texts
export const yourReport = message('Your report');
export const shownByNumber = message('The author sees only a number, such as “Reviewer 1”. Don’t sign your report.');
export const guidelinesLink = rich('Guidelines for reviewers<hidden> (opens in a new tab)</hidden>');
export const commentsToAuthor = message('Comments to the author');
export const commentsLabel = rich('Comments to the author <required>Required</required>');
export const commentsHelp = message('Summarise, then number your points. Don’t state your recommendation.');
export const confidentialRemarks = message('Confidential remarks to the editor');
export const remarksLabel = rich('Confidential remarks to the editor <optional>Optional</optional>');
export const remarksHelp = message('Hidden from the author and other reviewers.');
export const returnedReport = message(
  'The editor returned your report because it may reveal who you are. Change it and submit it again.',
);

// Report: questions of the journal
export const journalQuestions = message('Questions from the journal');
export const requiredQuestion = rich('<bdi>{question}</bdi> <required>Required</required>');
export const optionalQuestion = rich('<bdi>{question}</bdi> <optional>Optional</optional>');
export const everyoneReadsAnswer = message('Published with your comments, if you agree.');
export const authorReadsAnswer = message('The author and the editors read your answer.');
export const editorsReadAnswer = message('Only the editors read your answer.');
export const chooseAnswerFile = message('Choose a file: {question}');
export const replaceAnswerFile = message('Replace the file: {question}');
export const removeAnswerFile = rich('Remove<hidden> the file: {question}</hidden>');
export const clearAnswer = rich('Clear<hidden> the answer: {question}</hidden>');
export const scaleWord = rich('<strong>{step}</strong> {word}');

// Report: attachment
export const attachmentLabel = rich('Attachment <optional>Optional</optional>');
export const attachmentHelp = message('The author can open it. Don’t sign it.');
export const checkingFile = message('Checking file…');
export const uploadProgress = message('{percent} % · {sent} of {total}');
export const fileUpload = message('File upload');
export const cancelUpload = rich('Cancel<hidden> the upload</hidden>');
export const removeAttachment = rich('Remove<hidden> the attachment</hidden>');
export const attachedWithoutProperties = message('{size} · attached, file properties removed');
export const replaceAttachment = message('Replace the attachment');
export const chooseAttachment = message('Choose the attachment');
export const chooseOrDropAnother = message('Choose or drop another file');
export const chooseOrDrop = message('Choose or drop a file');
export const fileUploaded = message('{percent} per cent uploaded.');
export const isAttached = message('{name} is attached.');

// Report: recommendation
export const recommendation = message('Recommendation');
export const recommendationLegend = rich('Recommendation <required>Required</required>');
export const recommendationHelp = message('The author does not see it.');
export const whenAcceptance = message('Publish as it is, or nearly so.');
export const whenMinorModifications = message('Clear, limited changes would make it publishable.');
export const whenMajorRevision = message('Promising, but needs major changes and another review.');
export const whenUnsuitable = message('Sound, but belongs in another journal. Say which kind.');
export const whenRejection = message('Revision cannot fix its faults.');

// Report: submitting
export const reportNoun = message('report');
export const submitReport = message('Submit the report');
export const submitReportTitle = message('Submit your report?');
export const submitReportEffect = message('You cannot change it afterwards.');
export const notAProblem = message('Not a problem, the editor will check it');
export const beforeSubmitting = message('Before you submit:');
export const scoreMissing = message('Give a score for {quality}.');
export const commentsMissing = message('Write your comments to the author.');
export const remarksHaveControlCharacters = message('Remove control characters from the confidential remarks.');
export const remarksTooLong = message('Shorten the confidential remarks to {most} characters.');
export const alreadySubmitted = message('You have submitted this report.');
export const fileStillUploading = message('Wait for the file to upload, or cancel it.');
export const chooseVersionFirst = message('Choose which version of the report to keep.');

// Report: changed on two devices
export const changedElsewhere = message(
  'This report was also changed on another device or tab: {parts}. Choose the version to keep.',
);
export const differsOriginality = message('the score for originality');
export const differsSoundness = message('the score for soundness');
export const differsClarity = message('the score for clarity');
export const differsSignificance = message('the score for significance');
export const differsComments = message('the comments to the author');
export const differsRemarks = message('the confidential remarks');
export const differsAnswers = message('the answers to the journal’s questions');
export const differsRecommendation = message('the recommendation');
export const readOtherComments = message('Read the other comments to the author');
export const noComments = message('No comments');
export const takeOtherVersion = message('Use the other version');
export const keepMine = message('Keep mine');
export const endedElsewhere = message(
  'This report was submitted elsewhere, or the review has ended. Your text is still here.',
);
export const checkStatus = message('Check the status');

// Report: submitted
export const reportSubmitted = message('Report submitted. Thank you.');
export const afterSubmitting = message('We will email you if there is a revision to review.');
export const reportDoesNotCount = message('You withdrew. This report does not count.');

// Review: closed
export const yourReview = message('Your review');
export const lateReport = message(
  'The decision has been sent. Your report goes to the editors, who may forward it to the authors.',
);
export const noDateAfterDecision = message('No date: the decision was sent without your report');
export const reportsClosed = message('Reports are closed: the manuscript is on hold, or its review has ended.');
export const youDeclined = message('You declined this invitation.');
export const invitationExpired = rich(
  'This invitation has expired. To review anyway, <link>write to the editor</link>.',
);
export const reviewNotNeeded = message('This review is no longer needed. Thank you for your help.');
export const youWithdrew = message('You withdrew from this review.');
export const reviewNotOpen = message('This review is not open.');
export const unsentReport = message('Your unsent report');

// Review: withdrawing
export const withdrawReportHeading = message('Withdraw your report');
export const cannotContinue = message('Can’t continue?');
export const whenToWithdrawReport = message('Withdraw if you recognise the authors or have a conflict of interest.');
export const whenToWithdraw = message(
  'Withdraw if you recognise the authors, have a conflict of interest or lack time.',
);
export const withdrawFromReview = message('Withdraw from this review');
export const withdrawTitle = message('Withdraw from this review?');
export const withdrawReportEffect = message(
  'Your report will not count, and the author will not see it. This cannot be undone.',
);
export const withdrawEffect = message('Your text will not be sent. This cannot be undone.');
export const withdraw = message('Withdraw');

// Settings: reviewer profile
export const reviewerProfile = message('Reviewer profile');
export const reviewerProfileLead = message('Only editors see this.');
export const topics = message('Topics you review');
export const topicsHelp = message('Fields, methods and subjects, used to match manuscripts.');
export const maximumOpenReviews = message('Maximum open reviews');
export const maximumOpenReviewsHelp = message('Reviews you can take on at once. 0 means no invitations.');

// Settings: certificate
export const certificate = message('Certificate');
export const certificateLead = message('Lists your completed reviews without naming manuscripts.');
export const year = message('Year');

// Settings: reminders
export const reminders = message('Peer review reminders');
export const remindersLead = message('Decision letters are always sent.');
export const remindersLegend = message('Reminders you receive');
export const remindInvitation = message('Invitation awaiting reply');
export const remindInvitationWhen = message('3 days before it expires');
export const remindReviewDue = message('Review due soon');
export const remindReviewDueWhen = message('3 days before the due date');
export const remindReviewOverdue = message('Review overdue');
export const remindReviewOverdueWhen = message('1, 7 and 14 days after the due date');
export const remindReportsIn = message('All reports received');
export const remindReportsInWhen = message('For editors, immediately');
export const remindDecisionDue = message('Decision due');
export const remindDecisionDueWhen = message('For editors');
export const remindRevisionDue = message('Revision due');
export const remindRevisionDueWhen = message('For authors, 7 days and 1 day before the due date');
