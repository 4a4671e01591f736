import { message } from './message.ts';

// Answering an invitation
export const declined = message('Thank you for telling us. The invitation is declined.');
export const otherAccount = message(
  'This invitation was sent to {invited}, but you are logged in as {own}. Log out and open the link again, or ask the editor to invite your other address.',
);
export const logInToAccept = message(
  'There is already an account for {email}. Log in with it to accept the invitation.',
);
export const acceptedByLink = message(
  'Thank you for accepting. Your report is due on {day}. The review is on your dashboard.',
);
export const acceptedWithAccount = message(
  'Thank you for accepting. Your account for {email} is ready. Your report is due on {day}.',
);
export const fillInAccountForm = message('There is no account for this address yet. Fill in the form to create one.');
export const cannotReview = message('You cannot review this manuscript. Please decline the invitation.');
export const alreadyReviewing = message('You already review this manuscript. Please decline this second invitation.');
export const accepted = message('You have accepted this review.');
export const linkSpent = message(
  'This link has been used or has expired. If you accepted the invitation, log in: the review is on your dashboard.',
);
export const notNeeded = message('This invitation was withdrawn. You do not need to do anything.');
export const alreadyDeclined = message(
  'You declined this invitation on {day}. If you can review after all, please write to us. The editor can invite you again.',
);
export const alreadyReported = message('You accepted this invitation and submitted your report. Log in to read it.');
export const alreadyWithdrawn = message('You accepted this invitation and later withdrew from the review.');
export const notExpired = message('This invitation has not expired. Open it again to answer it.');
export const renewedBefore = message('You have a newer invitation to this review. Look for it in your email.');
export const cannotRenew = message('We cannot send you a new invitation by this link. Please write to us.');
export const renewed = message('A new invitation is on its way to your email. You can answer it until {day}.');
export const alreadyAccepted = message('This invitation has been accepted. Log in: the review is on your dashboard.');
export const reviewEnded = message(
  'This manuscript is no longer in review, so the invitation has ended. You do not need to do anything.',
);
export const lapsed = message(
  'This invitation expired on {day}. If you would still like to review, ask for a new one.',
);
export const reviewPaused = message('This review is paused. Try again later; the link stays valid.');

// Published letters
export const reportElsewhere = message('[A report, which is published separately if its reviewer agrees.]');

// Inviting reviewers
export const withdrawn = message('The invitation is withdrawn. {name} has been told.');
export const dateMoved = message(
  'The date was changed to {day} since you opened this page. Your change was not saved.',
);
export const reminded = message('{name} has been reminded.');
export const remindedMany = message(
  '{count, plural, =0 {No reviewers reminded.} one {# reviewer reminded.} other {# reviewers reminded.}}',
);
export const nothingOwed = message('No answer or late report is awaited.');
export const alreadyReminded = message('{name} was already reminded today. Nothing was sent.');
export const noDateToRemind = message(
  'The decision was sent without this report. Give {name} a date before you remind them.',
);
export const cannotBeReminded = message('{name} can no longer be written to. Nothing was sent.');
export const extended = message('{name} now has until {day} and has been told.');
export const endedReported = message('{name} has submitted the report. Nothing was changed.');
export const endedDeclined = message('{name} has declined. Nothing was changed.');
export const endedLapsed = message(
  '{name} did not answer in time. Nothing was changed. You can send a new invitation.',
);
export const endedCancelled = message('{name} is no longer invited. Nothing was changed.');
export const endedRecused = message('{name} has withdrawn from the review. Nothing was changed.');
export const accountDisabled = message(
  'The account of this address is disabled, so an invitation could not be answered.',
);
export const accountDeleted = message('This person has deleted their account.');
export const nameNeeded = message('There is no account for this address. Enter the person’s name.');
export const reviewerNeeded = message('Choose a reviewer, or enter an email address.');
export const manuscriptHasFindings = message(
  'The title, abstract, keywords or author’s answers may tell reviewers who the authors are. Under “Initial checks” and “Author’s answers”, dismiss the findings, remove the words or return the revision. Nothing was changed.',
);
export const alreadyInvited = message('{name} is already invited to this round. Nothing was changed.');
export const notInvited = message('{name} was not invited. Why: {conflict}');
export const invited = message('{name} is invited, and the email is on its way.');
export const lastRoundInvited = message('Invited, and the emails are on their way: {names}.');
export const noLastRound = message(
  'No one who can be invited has reported on an earlier version. Nothing was changed.',
);
export const notInvitedWithoutReason = message(
  '{name} was not invited. Why: {conflict} To invite them anyway, give a reason. It is saved in the audit log.',
);

export const invitationNotGone = message('The invitation of {name} has not been delivered. No reminder was sent.');
export const sameAddress = message('This is the address that emails come back from. Enter another one.');
export const hasArrived = message('This invitation did not come back. Withdraw it, then invite the other address.');
export const corrected = message('{name} is invited at {email}, and the email is on its way.');

// Conflicts of interest
export const isAuthor = message('Is an author of this manuscript.');
export const sameName = message('May be the author {author}: the name is the same.');
export const sharedArticle = message('Wrote “{title}” ({year}) with the author {author}.');
export const sameInstitution = message('Is at {institution}, like the author {author}.');
export const sameDomainAsAuthor = message('Has an address at {domain}, like the author {author}.');
export const sameDomainAsSubmitter = message(
  'Has an address at {domain}, like the person who submitted the manuscript.',
);
export const seesAuthors = message('Can see who the authors are, as an editor of this manuscript or an administrator.');
export const isInvited = message('Is already invited to this round.');
export const hasRecused = message('Withdrew from reviewing this manuscript.');
export const hasDeclined = message('Declined to review this manuscript.');
export const takesNoReviews = message('Is not taking reviews.');
export const tooManyReviews = message(
  'Has {count, plural, one {# open review} other {# open reviews}} and takes {most} at most.',
);

// Suggested reviewers
export const wroteArticle = message('Wrote “{title}” ({year}), which shares: {words}');
export const interests = message('Interests: {words}');
export const reviewsFor = message('Reviews for {journal}.');

// Writing a report
export const reportSubmitted = message('You have submitted this report, and it can no longer be changed.');
export const reviewCancelled = message(
  'The editor has cancelled this review. Your text is saved. Nothing else was changed.',
);
export const reviewRecused = message(
  'You have withdrawn from this review. Your text is saved. Nothing else was changed.',
);
export const reviewNotAccepted = message('You have not accepted this review, so there is no report to write.');
export const manuscriptOnHold = message(
  'This manuscript is on hold and takes no reports. Your text is saved. Nothing else was changed.',
);
export const roundEnded = message(
  'The review of this manuscript has ended and takes no more reports. Your text is saved. Nothing else was changed.',
);
export const reviewerNumber = message('Reviewer {number}');
export const csvReviewer = message('Reviewer');
export const csvRecommendation = message('Recommendation');
export const decisionAccept = message('Acceptance');
export const decisionReviseMinor = message('Minor revision');
export const decisionReviseMajor = message('Major revision');
export const decisionUnsuitable = message('Unsuitable for this journal');
export const decisionReject = message('Rejection');
export const ownReport = message('{reviewer} (you)');
export const commentsNameYou = message('Your report may tell the author who you are.');
export const reportReceived = message('Thank you. Your report has been submitted.');
export const reportChangedElsewhere = message(
  'This report was changed on another device or in another tab. Choose which version to keep.',
);
export const attachmentRemoved = message('The file is no longer attached.');

// Withdrawing
export const cannotRecuseDecided = message(
  'The decision has been sent, and your report was part of it. You can no longer withdraw. If something is wrong, please write to us.',
);
export const cannotRecuseClosed = message('This review is closed, so you cannot withdraw from it.');
export const recusedAfterReport = message(
  'You have withdrawn from this review. Your report no longer counts, and the author will not see it.',
);
export const recused = message('You have withdrawn from this review. Only the editor sees the reason.');

// Calendar file and profile
export const reviewerDetailsSaved = message('Your details as a reviewer are saved.');
export const noDueDate = message('There is a due date once you have accepted the review.');
export const calendarTitle = message('Review due for {journal}');
export const calendarDescription = message('The manuscript and your report are on the review’s page.');

// Returning a report
export const reportHasNoFinding = message('This report has no open findings. Nothing was changed.');
export const reviewerDeleted = message('The reviewer has deleted their account. Remove the words instead.');
export const tooLateForReports = message('Reports about this manuscript are no longer taken. Nothing was sent.');
export const reportNotHeldBack = message('This report does not wait to be forwarded. Nothing was sent.');
export const lateReportHasFindings = message(
  'The report may tell the author who wrote it. Dismiss the findings or remove the words. Nothing was sent.',
);
export const reportForwarded = message('The report is forwarded, and the author has been told.');
export const reportReturned = message('The report is returned. {name} has been told.');

// Reminders
export const remindersSaved = message('Reminder settings saved. You always receive decisions.');

// In place of what names authors in a statement
export const hiddenFromReviewers = message('[hidden]');
