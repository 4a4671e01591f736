import { emailField, emailText } from './email-text.ts';
import { dearPerson, reminders, theManuscript } from './shared.ts';

// Sentences that several emails share
const inviteAnother = 'The manuscript now needs another reviewer. Please invite one.';
const expected = 'The authors have been told to expect it by {{expectedBy}}.';

// Submission
export const submissionArrived = emailText({
  title: 'New submission',
  when: 'To the handling editor, or every editor of the journal while there is none, when a manuscript is submitted or moved to it.',
  subject: 'New submission: “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript} has been submitted to {{journal}}.

Please check it by {{checkBy}}, then send it to review, return it to its authors or reject it.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const submissionBack = emailText({
  title: 'Resubmission',
  when: 'To the manuscript’s editors, when its authors resubmit it after a return.',
  subject: 'Resubmission: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors have resubmitted ${theManuscript}, which was returned to them.

Please check it by {{checkBy}}, then send it to review, return it again or reject it.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const assigned = emailText({
  title: 'Manuscript assigned',
  when: 'To an editor to whom another person assigns a manuscript or hands one over.',
  subject: 'Assigned to you: “{{manuscript}}”',
  greeting: dearPerson,
  text: `You now handle ${theManuscript}, submitted to {{journal}}.

If you have a conflict of interest, recuse yourself on the manuscript’s page.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const namedAsAuthor = emailText({
  title: 'Named as an author',
  when: 'To an editor or administrator whom a manuscript of the journal first names as an author, unless they review it.',
  subject: 'You are named as an author: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{submittedBy}} has submitted ${theManuscript} to {{journal}} and names you as an author, with an address that is or was yours.

Because of this conflict of interest, you cannot see the manuscript in your editorial office or decide about it. This does not change if the list of authors changes later.

If you are not an author of it, please write to {{contactEmail}} and quote its number.`,
  actionLabel: '',
});

export const checkBy = emailField('Date the authors expect', '24 December 2026');
export const submittedBy = emailField('Name of the submitting author', 'Dr Lena Haddad');

// Reviewers
export const reviewDeclined = emailText({
  title: 'Reviewer declined',
  when: 'To the manuscript’s editors, when they need to invite another reviewer.',
  subject: 'Reviewer declined: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{reviewer}} has declined to review ${theManuscript}.

{{reasonGiven}}

${inviteAnother}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const invitationLapsed = emailText({
  title: 'Invitation expired',
  when: 'To the manuscript’s editors, when they need to invite another reviewer.',
  subject: 'Invitation expired: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{reviewer}} did not answer the invitation to review ${theManuscript} in time.

${inviteAnother}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const invitationRenewed = emailText({
  title: 'Invitation sent again',
  when: 'To the manuscript’s editors, when someone asks for a new invitation after theirs expired.',
  subject: 'Invitation sent again: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{reviewer}} asked for a new invitation to review ${theManuscript}, because the first one had expired. We sent one. The answer is due by {{answerBy}}.

If you no longer need this review, withdraw the invitation.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const answerBy = emailField('Deadline to answer', '3 December 2026');

export const reviewerRecused = emailText({
  title: 'Reviewer withdrew',
  when: 'To the manuscript’s editors, with the reason for editors only.',
  subject: 'Reviewer withdrew: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{reviewer}} has withdrawn from the review of ${theManuscript}.

Reason, for editors only: {{reason}}

{{aboutReport}}

{{whoseTurn}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reviewerGone = emailText({
  title: 'Reviewer deleted their account',
  when: 'To the manuscript’s editors, when this person still owed an answer or a report.',
  subject: 'Reviewer no longer available: “{{manuscript}}”',
  greeting: dearPerson,
  text: `A person you invited to review ${theManuscript} has deleted their account, and the invitation has ended.

Please check whether you need to invite someone else.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reviewer = emailField('Name of the invited person', 'Omar Said');
export const reasonGiven = emailField('Reason given; may be empty', 'Reason given: I am away in December.');
export const recusalReason = emailField('Reason, for editors only', 'I have worked with one of the authors.');
export const aboutReport = emailField(
  'Says that a submitted report no longer counts; may be empty',
  'Their report no longer counts and must not go to the author. Please check that no letter quotes it.',
);
export const whoseTurn = emailField(
  'Asks for another reviewer if one is needed; may be empty',
  'Please invite another reviewer if a report is missing.',
);

// Reports
export const reportOverdueForEditors = emailText({
  title: 'Report two weeks overdue',
  when: 'To the manuscript’s editors, unless muted.',
  subject: 'Report two weeks overdue: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The report of {{reviewer}} on ${theManuscript} is two weeks overdue. We have sent three reminders.

You can extend the deadline, or withdraw the invitation and invite someone else.

{{link}}

${reminders}`,
  actionLabel: 'Open the manuscript',
});

export const reportsIn = emailText({
  title: 'Enough reports to decide',
  when: 'To the manuscript’s editors, when enough reports are in to decide, unless muted.',
  subject: 'The reports are in: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{reportsAre}} in on ${theManuscript}, which is enough for a decision.

{{whatMore}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reportLate = emailText({
  title: 'Late report received',
  when: 'To the deciding editor and the editors in chief, while the first decision waits for ratification.',
  subject: 'Late report received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Another report on ${theManuscript} has arrived while the first decision waits for ratification. The authors will receive its comments below the letter.

If it changes your mind, the decision can go back to the editor with a remark.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reportAfterDecision = emailText({
  title: 'Report received after the decision',
  when: 'To the editors, when a report comes after the decision was sent.',
  subject: 'Report received after the decision: “{{manuscript}}”',
  greeting: dearPerson,
  text: `A report on ${theManuscript} has arrived after the decision. The authors do not have it. You can read it and forward it to them.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reviewTextsWait = emailText({
  title: 'Reviews wait for you',
  when: 'To the editors, when an article is published and a text of its review may name someone.',
  subject: 'Reviews to publish: “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript} is published. A text of its review may name someone, so it was not published with the article. Please read it, and publish it or leave it out.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const reportsAre = emailField('Number of reports, with “is” or “are”', '2 reports are');
export const whatMore = emailField(
  'Whether more reports are expected, and what to do',
  'No more reports are expected. Please read them and decide.',
);

// Decision
export const decisionDue = emailText({
  title: 'Reminder: next step due',
  when: 'To the manuscript’s editors, three days before the authors expect it, unless muted.',
  subject: 'Your next step is due by {{expectedBy}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript} is waiting for your next step. Its status is {{status}}.

${expected}

{{link}}

${reminders}`,
  actionLabel: 'Open the manuscript',
});

export const toRatify = emailText({
  title: 'Decision to ratify',
  when: 'To the editors in chief, when an editor makes a first decision.',
  subject: 'Decision to ratify: “{{manuscript}}”',
  greeting: dearPerson,
  text: `An editor has made a first decision on ${theManuscript}. Please ratify it, or return it to the editor with a remark. The authors are told once you ratify it.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const ratificationDue = emailText({
  title: 'Reminder: decision to ratify',
  when: 'To the editors in chief, three days before the authors expect it, unless muted.',
  subject: 'Decision to ratify by {{expectedBy}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The first decision on ${theManuscript} is waiting for you. Please ratify it, or return it with a remark.

${expected}

{{link}}

${reminders}`,
  actionLabel: 'Open the manuscript',
});

export const ratified = emailText({
  title: 'Decision ratified',
  when: 'To the editor who made the first decision.',
  subject: 'Your decision is ratified: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your first decision on ${theManuscript} is ratified and has been sent to the authors.

{{remark}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const sentBack = emailText({
  title: 'Decision returned',
  when: 'To the editor, when the editor in chief does not ratify the first decision.',
  subject: 'Your decision was returned: “{{manuscript}}”',
  greeting: dearPerson,
  text: `Your first decision on ${theManuscript} was returned to you. Please decide again. The authors have not been told.

{{remark}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const appealReason = emailField('Reasons of the appeal', 'The second report judges an earlier version.');
export const appealed = emailText({
  title: 'Appeal against a rejection',
  when: 'To the editor in chief, when the authors appeal against a rejection.',
  subject: 'The authors appeal: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors of ${theManuscript} appeal against its rejection. Their reasons:

{{reason}}

Please reopen the manuscript or uphold the rejection.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const expectedBy = emailField('Date the authors expect', '24 December 2026');
export const status = emailField('Status of the manuscript', 'Under review');
export const remark = emailField(
  'Remark of the editor in chief; may be empty',
  'The editor in chief remarks:\n\nThe reports agree.',
);

// Revision and withdrawal
export const revised = emailText({
  title: 'Revision received',
  when: 'To the manuscript’s editors.',
  subject: 'Revision received: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors have submitted a revision of ${theManuscript}, with their answers to the reports.

Please decide, or invite reviewers for another round.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const extensionAsked = emailText({
  title: 'More time requested',
  when: 'To the manuscript’s editors, when the authors ask for more time for a revision.',
  subject: 'The authors ask for more time: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors of ${theManuscript} ask for {{moreDays}} for their revision. Their reason:

{{reason}}

Please grant or refuse the request. The manuscript is not withdrawn while it waits for your answer.

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const takenBack = emailText({
  title: 'Manuscript withdrawn by its authors',
  when: 'To the manuscript’s editors, when its authors withdraw it before publication.',
  subject: 'Withdrawn by its authors: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors have withdrawn ${theManuscript}. You do not need to do anything: open invitations have been withdrawn, and the reviewers have been told.

{{reason}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

export const moreDays = emailField('Number of days', '7 more days');
export const extensionReason = emailField('Reason, from the authors', 'A measurement has to be repeated.');
export const withdrawalReason = emailField(
  'Reason, from the authors; may be empty',
  'Their reason:\n\nThe data belong to another study.',
);

// Discussions
export const messagesForEditor = emailText({
  title: 'New messages',
  when: 'To the editors whom a discussion concerns; once, until they read.',
  subject: 'New messages about “{{manuscript}}”',
  greeting: dearPerson,
  text: `There are new messages about ${theManuscript}:

{{messages}}

{{answering}}

{{link}}`,
  actionLabel: 'Read and answer',
});

// Another journal
export const suggested = emailField('Journal that was suggested', 'European Letters of Examples');
export const moveReason = emailField('Reason of the authors; may be empty', 'We prefer to wait for your reviewers.');
export const moveAgreed = emailText({
  title: 'Move to another journal agreed',
  when: 'To the editors of the journal that it leaves, when the authors agree to another journal.',
  subject: 'Moved to {{suggested}}: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors of ${theManuscript} agree to move it to {{suggested}}. Its editors now read the manuscript, and any reports on it.

You do not need to do anything.`,
  actionLabel: '',
});

export const moveDeclined = emailText({
  title: 'Move to another journal declined',
  when: 'To the editor who suggested it, the handling editor and the editor in chief.',
  subject: 'Move declined: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The authors of ${theManuscript} do not want to move it to {{suggested}}.

{{reason}}

{{link}}`,
  actionLabel: 'Open the manuscript',
});

// Decisions of colleagues
export const colleague = emailField('Name of the colleague', 'Prof. Robin Sample');
export const whatHappened = emailField('What the colleague did', 'took back the first decision');
export const colleagueDecided = emailText({
  title: 'A colleague changed a decision',
  when: 'To the handling editor, the editor in chief and whose decision it was; not to who did it.',
  subject: 'A colleague acted on “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{colleague}} {{whatHappened}} on ${theManuscript}.

{{link}}`,
  actionLabel: 'Open the manuscript',
});
