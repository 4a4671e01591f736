import { message } from './message.ts';

// The decision letter: templates
export const askRevision = message(
  'Please submit the revised manuscript by the date given below, anonymised as before, with an answer to each of the reviewers’ points. If you disagree with a point, please say why. If you need more time, please ask for it on your manuscript’s page before that date.',
);
export const draftAccept = message(
  'We are pleased to tell you that it is accepted for publication in {journal}. The list of authors can no longer be changed.',
);
export const draftReviseMinor = message('It can be accepted after a minor revision.');
export const draftReviseMajor = message('It needs a major revision before we can make a decision.');
export const draftUnsuitable = message(
  'The work may be sound, but it is not suitable for {journal}. If we suggest another of our journals, you can move the manuscript there, with its reports, or decline.',
);
export const draftReject = message(
  'We are sorry to tell you that it cannot be published in {journal}. The reasons are in the reviewers’ comments. A later version can only be submitted as a new manuscript, with an account of what has changed.',
);
export const draftStopReject = message('We are sorry to tell you that it cannot be published in {journal}.');
export const draftUphold = message('We have considered your appeal and uphold the rejection.');
export const draftReopen = message(
  'We have reopened your manuscript. You do not need to do anything until you hear from us again.',
);
export const draftDeskReject = message(
  'We are sorry to tell you that {journal} will not send it to review. We tell you early so that you can submit it to a more suitable journal.',
);
export const draftReason = message('The reason:');
export const draftReturn = message(
  'Before it can go to review, please correct the following and submit it again. You can also withdraw it.',
);
export const draftHeading = message('Reviewer {number}');
export const commentsOnPage = message('These comments are on your manuscript’s page.');
export const draftThanks = message('Thank you for submitting {manuscript} to {journal}.');
export const draftEditors = message('The editors of {journal}');
export const draftComments = message(
  '{count, plural, one {The comments of an independent reviewer are below.} other {The comments of # independent reviewers are below.}}',
);

// Decisions in a sentence, and in subjects
export const chiefRemarks = message('The editor in chief remarks:\n\n{remark}');
export const subjectAccept = message('Accepted');
export const subjectReviseMinor = message('Minor revision requested');
export const subjectReviseMajor = message('Major revision requested');
export const subjectUnsuitable = message('Not suitable for this journal');
export const subjectReject = message('Rejected');
export const subjectDeskReject = message('Rejected without review');
export const subjectUphold = message('Rejection upheld');
export const subjectReopen = message('Reopened');
export const subjectMoveOffer = message('Another journal suggested');
export const subjectReturn = message('Returned for corrections');
export const saidAccept = message('accepted');
export const saidReviseMinor = message('returned to its authors for a minor revision');
export const saidReviseMajor = message('returned to its authors for a major revision');
export const saidUnsuitable = message('found unsuitable for this journal');
export const saidReject = message('rejected');

// Invitations
export const reasonGiven = message('Reason given: {reason}');
export const reviewsInvited = message(
  'The journal publishes reviews with accepted articles, if their writers agree. You choose with your report: not at all, without your name, or with your name.',
);
export const reviewsChosen = message(
  'If the article is published, your comments are published with it only as you choose on the page of your review: not at all, without your name, or with your name.',
);
export const reviewsOfAccepted = message(
  'The journal publishes reviews with the article, if their writers agree. On your manuscript’s page you choose whether you agree, also for your answers.',
);
export const earlierReportShown = message('The link shows your earlier report and the authors’ answers to it.');
export const editorWrites = message('The editor writes to you:\n\n{message}');
export const linkStaysValid = message('The link in the invitation stays valid.');

// Manuscripts
export const weCheckIt = message(
  'We will check it and email you the outcome. You do not need to do anything until then.',
);
export const editorChecksIt = message(
  'An editor of the journal does the initial checks next, usually by {day}, and we will email you the outcome. You do not need to do anything until then.',
);
export const rejectionFiles = message('Files attached to this decision are on your dashboard: {files}.');
export const accessOptionsFee = message(
  'With open access everyone can read your article, for a handling fee of {fee}, which can be reduced. With subscription only subscribers read it, and you pay nothing.',
);
export const accessOptionsFree = message(
  'With open access everyone can read your article. With subscription only subscribers read it. Both are free for you.',
);
export const copyForCorresponding = message(
  'A copy for you as the corresponding author. The email went to {author}, who submitted the manuscript.',
);

// Reminders
export const byEarlierLink = message(' by the link in that email, which works without an account');
export const inAWeek = message('in a week');
export const tomorrow = message('tomorrow');
export const daysLeft = message('{count, plural, one {one day} other {# days}}');

// Reports
export const noneExpected = message('No more reports are expected. Please read them and decide.');
export const moreExpected = message(
  '{count, plural, one {# more report} other {# more reports}} may still arrive. You can wait, or decide now.',
);
export const reportWithdrawn = message(
  'Their report no longer counts and must not go to the author. Please check that no letter quotes it.',
);
export const inviteAnother = message('Please invite another reviewer if a report is missing.');
export const reportsAre = message('{count, plural, one {One report is} other {# reports are}}');

// Revisions
export const theirReason = message('Their reason:\n\n{reason}');
export const moreDays = message('{count, plural, one {one more day} other {# more days}}');

// Below the decision letter
export const revisionDueBy = message('Your revision is due by {day}.');
export const weSuggest = message(
  'We suggest {journal}. You can move the manuscript there, with its reports, on your manuscript’s page.',
);
export const colleagueRetracted = message('took back the first decision');
export const colleagueSentBack = message('sent back the first decision');
export const colleagueUpheld = message('upheld the rejection');
export const colleagueReopened = message('reopened the review');
export const weOffer = message('We suggest {journal}. Please agree or decline on your manuscript’s page.');
export const chooseAccess = message('Please choose the access option on your manuscript’s page. {options}');
export const openAccessSettled = message(
  'Open access is settled: everyone can read your article as soon as it is published.',
);
