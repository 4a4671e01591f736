import { message } from './message.ts';

// Manuscripts
export const submissions = message('Submissions');
export const submissionsMeaning = message('Manuscripts submitted, also those withdrawn later.');
export const withdrawn = message('Withdrawn');
export const withdrawnMeaning = message('Withdrawn before publication; the figures below leave them out.');
export const accepted = message('Accepted');
export const acceptedMeaning = message('Accepted, whether published yet or not.');
export const rejected = message('Rejected');
export const rejectedMeaning = message('Rejected, also while an appeal waits.');
export const acceptanceRate = message('Acceptance rate');
export const acceptanceRateMeaning = message('Accepted, of all that are accepted or rejected.');

// Times
export const toFirstDecision = message('Days to first decision');
export const toFirstDecisionMeaning = message(
  'Median, from submission to acceptance, rejection or a request to revise.',
);
export const toAcceptance = message('Days to acceptance');
export const toAcceptanceMeaning = message('Median, from submission to acceptance.');
export const toPublication = message('Days to publication');
export const toPublicationMeaning = message('Median, from submission to publication.');

// Reviewers
export const invited = message('Reviewers invited');
export const invitedMeaning = message('Invitations, without those taken back unanswered.');
export const invitationsAccepted = message('Invitations accepted');
export const invitationsAcceptedMeaning = message('Accepted, of those answered or expired.');
export const declined = message('Invitations declined');
export const declinedMeaning = message('Declined, of those answered or expired.');
export const unanswered = message('Invitations unanswered');
export const unansweredMeaning = message('Expired, of those answered or expired.');
export const reports = message('Reports received');
export const reportsMeaning = message('Reports submitted to the editors.');
export const onTime = message('Reports on time');
export const onTimeMeaning = message('Submitted by the deadline, extensions included.');

// Screen
export const lead = message('Manuscripts by when they were submitted, in the journal that has them now.');
export const leftOut = message(
  'Imported articles and deleted manuscripts are not counted, nor what you have a conflict of interest with.',
);
export const cohort = message('Compare by');
export const byYear = message('Year of submission');
export const byQuarter = message('Quarter of submission');
export const period = message('Submitted in');
export const allPeriods = message('All years');
export const quarter = message('{year}, quarter {quarter}');
export const figure = message('Figure');
export const value = message('Value');
export const fromManuscripts = message('{count, plural, one {# manuscript} other {# manuscripts}}');
export const fromInvitations = message('{count, plural, one {# invitation} other {# invitations}}');
export const fromReports = message('{count, plural, one {# report} other {# reports}}');
export const percent = message('{percent} %');
export const noFigure = message('–');
export const compare = message('Cohorts');
export const manuscriptsTitle = message('Manuscripts');
export const timesTitle = message('Times');
export const reviewersTitle = message('Reviewers');
export const nothingYet = message('No submissions yet. Figures appear with the first manuscript.');
export const download = message('Download CSV');
export const saved = message('Saved as {name}.');

// Table for spreadsheets
export const csvPeriod = message('Submitted in');
export const csvMedian = message('{name} (median)');
export const csvCount = message('{name} (manuscripts)');
export const csvPercent = message('{name} (percent)');

// Page of a journal
export const publicTitle = message('Editorial figures');
export const publicLead = message('Manuscripts submitted in the last {months} months; withdrawn ones are left out.');
export const publicFirstDecision = message('Time to first decision');
export const publicPublication = message('Time to publication');
export const publicDays = message('{days} days');
