import { emailField, emailText } from './email-text.ts';
import { givenSalutation, dearPerson, dearReviewer, reminders, theManuscript } from './shared.ts';

// Sentences that several emails share
const invited = `On {{invitedOn}} we invited you to review ${theManuscript} for {{journal}}.`;
const personalLink = 'The link is personal; please do not forward it. You can decline without an account.';
const cannotFinish =
  'If you need more time, please reply to this email. If you cannot finish, withdraw on the review page so that we can ask someone else.';

const invitationRest = `{{message}}

Abstract:

{{abstract}}

Please answer by {{answerBy}}. Your report is due {{reviewDays}} days after you accept.

{{openReview}}

{{link}}

${personalLink}

The manuscript and this invitation are confidential.`;

// Invitation
export const reviewInvitation = emailText({
  title: 'Invitation to review',
  when: 'To the person an editor invites, with the personal link to answer.',
  subject: 'Invitation to review: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `The editors of {{journal}} invite you to review the manuscript ${theManuscript}. The review is double-anonymous: you and the authors do not learn each other’s names.

${invitationRest}`,
  actionLabel: 'Answer the invitation',
});

export const reviewInvitationAgain = emailText({
  title: 'Invitation to review a revision',
  when: 'To the person an editor invites to review a revised manuscript, with the personal link to answer.',
  subject: 'Invitation to review a revision: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `The manuscript ${theManuscript} was revised after an earlier review. The editors of {{journal}} invite you to review the revision. The review is double-anonymous: you and the authors do not learn each other’s names.

{{earlierReport}}

${invitationRest}`,
  actionLabel: 'Answer the invitation',
});

export const invitationUnanswered = emailText({
  title: 'Reminder: invitation to review',
  when: 'To an invited person with an account, three days before the deadline, unless muted.',
  subject: 'Please answer our invitation to review: “{{manuscript}}”',
  greeting: givenSalutation,
  text: `${invited}

Please accept or decline by {{answerBy}}. A quick no helps, too.

{{link}}

${reminders}`,
  actionLabel: 'Answer the invitation',
});

export const invitationUnansweredByLink = emailText({
  title: 'Reminder: invitation to review, without an account',
  when: 'To an invited person without an account, three days before the deadline.',
  subject: 'Please answer our invitation to review: “{{manuscript}}”',
  greeting: givenSalutation,
  text: `${invited}

Please accept or decline{{byWhichLink}}. We need your answer by {{answerBy}}. A quick no helps, too.

{{link}}

${personalLink}`,
  actionLabel: 'Answer the invitation',
});

export const answerExtended = emailText({
  title: 'More time to answer an invitation',
  when: 'To an invited person, when an editor gives more time to answer.',
  subject: 'More time to answer the invitation to review: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `You have more time to answer our invitation to review ${theManuscript}. Please accept or decline by {{answerBy}}. {{linkNote}}

{{link}}`,
  actionLabel: 'Answer the invitation',
});

export const reviewNotNeeded = emailText({
  title: 'Review no longer needed',
  when: 'To an invited person or reviewer, when the review ends without them.',
  subject: 'Your review is no longer needed: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `We asked you to review ${theManuscript} for {{journal}}. The review is no longer needed, and you do not need to do anything. Thank you for being willing to help.`,
  actionLabel: '',
});

export const decidedWithout = emailText({
  title: 'Decision sent without a report',
  when: 'To a reviewer whose report has not come, after a decision that asks for a revision or rejects.',
  subject: 'Decision sent: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `The decision about ${theManuscript} for {{journal}} was sent without your report, so you no longer need to send it.

If you have written it, it is still welcome. It goes to the editors, who may forward it to the authors.

{{link}}`,
  actionLabel: 'Open your review',
});

export const editorsMessage = emailField('Message from the editor; may be empty', '');
export const openReview = emailField('Says that the journal publishes reviews; may be empty', '');
export const earlierReport = emailField('Says that the link shows the earlier report; may be empty', '');
export const abstract = emailField('Abstract of the manuscript', 'Dunes move in winter more than they do in summer.');
export const answerBy = emailField('Deadline to answer', '3 December 2026');
export const reviewDays = emailField('Days for the report after acceptance', '21');
export const invitedOn = emailField('Date of the invitation', '26 November 2026');
export const byWhichLink = emailField('Says which link to use if this email has none; may be empty', '');
export const linkNote = emailField('Says which link to use if this email has none; may be empty', '');

// Review
export const reviewAccepted = emailText({
  title: 'Review accepted',
  when: 'To the reviewer, after accepting an invitation.',
  subject: 'Your review: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for agreeing to review ${theManuscript} for {{journal}}. Your report is due on {{dueOn}}.

The manuscript and the report form are on the review page. Your draft is saved as you write.

{{link}}

Add the deadline to your calendar: {{calendarAddress}}

The manuscript is confidential. If you cannot finish, or have a conflict of interest, you can withdraw on the same page at any time.`,
  actionLabel: 'Open the review',
});

export const reportDue = emailText({
  title: 'Reminder: report due soon',
  when: 'To the reviewer, before the deadline, unless muted.',
  subject: 'Your report is due on {{dueOn}}: “{{manuscript}}”',
  greeting: givenSalutation,
  text: `Your report on ${theManuscript} is due on {{dueOn}}.

${cannotFinish}

{{link}}

${reminders}`,
  actionLabel: 'Open the review',
});

export const reportOverdue = emailText({
  title: 'Reminder: report overdue',
  when: 'To the reviewer, after the deadline, unless muted.',
  subject: 'Your report is overdue: “{{manuscript}}”',
  greeting: givenSalutation,
  text: `Your report on ${theManuscript} was due on {{dueOn}}. Please submit it as soon as you can.

${cannotFinish}

{{link}}

${reminders}`,
  actionLabel: 'Open the review',
});

export const reviewExtended = emailText({
  title: 'More time for a report',
  when: 'To the reviewer, when an editor moves the deadline.',
  subject: 'More time for your review: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `You have more time for your report on ${theManuscript}. It is now due on {{dueOn}}.

{{link}}`,
  actionLabel: 'Open the review',
});

export const reviewDateSet = emailText({
  title: 'Date for a late report',
  when: 'To a reviewer whose report had not come before the decision, when an editor asks for it by a date.',
  subject: 'Please send your report by {{dueOn}}: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `The decision on ${theManuscript} has been sent, and the editor would still like to have your report. Please send it by {{dueOn}}.

${cannotFinish}

{{link}}`,
  actionLabel: 'Open the review',
});

export const dueOn = emailField('Deadline of the report', '24 December 2026');
export const calendarAddress = emailField(
  'Address of a calendar file with the deadline',
  'https://example.org/calendar.ics',
);

// Report
export const reportThanks = emailText({
  title: 'Report received',
  when: 'To the reviewer, after submitting a report.',
  subject: 'Report received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Thank you for your report on ${theManuscript}, and for the time and care you gave it.

The editor will consider it with the other reports. The authors receive your comments without your name.

{{openReview}}

{{link}}

You can download a yearly certificate of your reviews from your dashboard. It names no manuscript.`,
  actionLabel: 'View your report',
});

export const reportReturned = emailText({
  title: 'Report returned',
  when: 'To the reviewer, when an editor returns a report that may identify them.',
  subject: 'Please change your report: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `The editor has returned your report on ${theManuscript} because it may tell the authors who you are. The editor writes:

{{message}}

Please change your report and submit it again by {{dueOn}}. Your text is still there.

{{link}}`,
  actionLabel: 'Open your report',
});

export const reviewerThanks = emailText({
  title: 'Decision for reviewers',
  when: 'To every reviewer whose report counted, after the decision.',
  subject: 'Thank you for your review: “{{manuscript}}”',
  greeting: dearReviewer,
  text: `Thank you for your report on ${theManuscript}. It helped the editors of {{journal}} to decide: the manuscript has been {{outcome}}.

{{openReview}}`,
  actionLabel: '',
});

export const returnMessage = emailField('Message from the editor', 'Your last line has your name.');
export const outcome = emailField('Decision: “accepted”, “rejected” and so on', 'accepted');

// Discussions
export const messagesForReviewer = emailText({
  title: 'New messages',
  when: 'To a reviewer, when the editor writes; once, until the reviewer reads.',
  subject: 'New messages about “{{manuscript}}”',
  greeting: dearPerson,
  text: `There are new messages about “{{manuscript}}”, which you were asked to review for {{journal}}:

{{messages}}

{{answering}}

{{link}}`,
  actionLabel: 'Read and answer',
});
