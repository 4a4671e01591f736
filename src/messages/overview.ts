import { message } from './message.ts';
import { rich } from './rich.ts';

// Pending
export const pending = message('Pending');
export const nothingPending = message('Nothing is pending.');
export const regularToVerify = message(
  '{shown} regular {count, plural, one {manuscript} other {manuscripts}} to verify',
);
export const specialToVerify = message(
  '{shown} special {count, plural, one {manuscript} other {manuscripts}} to verify',
);
export const onTheDesk = message('{shown} {count, plural, one {manuscript} other {manuscripts}} on the editors’ desk');
export const decisionsToRatify = message('{shown} {count, plural, one {decision} other {decisions}} to ratify');
export const overdueReviews = message('{shown} overdue {count, plural, one {review} other {reviews}}');
export const unpaidFees = message('{shown} unpaid handling {count, plural, one {fee} other {fees}}');
export const waiversToDecide = message('{shown} waiver {count, plural, one {request} other {requests}} to decide');
export const paymentDiscrepancies = message('{shown} payment {count, plural, one {discrepancy} other {discrepancies}}');
export const bouncingAddresses = message(
  '{shown} {count, plural, one {address that bounces} other {addresses that bounce}}',
);
export const issuesWithWithdrawn = message(
  '{shown} {count, plural, one {full issue on sale with a withdrawn article} other {full issues on sale with withdrawn articles}}',
);
export const unregisteredDois = message('{shown} unregistered {count, plural, one {DOI} other {DOIs}}');
export const failedEmails = message('{shown} {count, plural, one {email} other {emails}} that could not be sent');

// Pending: for how long, of the only or the oldest one
export const sinceToday = message('{count, plural, one {since today} other {the oldest since today}}');
export const forDays = message(
  '{count, plural, one {for {days, plural, one {# day} other {# days}}} other {the oldest for {days, plural, one {# day} other {# days}}}}',
);
export const dueWithinDay = message('{count, plural, one {due within a day} other {the first due within a day}}');
export const dueInDays = message(
  '{count, plural, one {due in {days, plural, one {# day} other {# days}}} other {the first due in {days, plural, one {# day} other {# days}}}}',
);
export const dueToday = message('{count, plural, one {due today} other {the first due today}}');
export const overdueByDays = message(
  '{count, plural, one {overdue by {days, plural, one {# day} other {# days}}} other {the first overdue by {days, plural, one {# day} other {# days}}}}',
);

// By month
export const byMonth = message('By month');
export const byMonthLead = message('UTC months, without deleted manuscripts.');
export const period = message('Period');
export const last12Months = message('Last 12 months');
export const last24Months = message('Last 24 months');
export const last5Years = message('Last 5 years');
export const noData = message('No data for these months.');
export const asTable = rich('As a table<hidden>: {title}</hidden>');
export const tableLabel = message('{title}, as a table');
export const month = message('Month');

// By month: manuscripts and usage
export const manuscriptsChart = message('Manuscripts');
export const submitted = message('Submitted');
export const accepted = message('Accepted');
export const rejected = message('Rejected');
export const timeChart = message('Time to first decision');
export const timeChartLead = message('Median days, by month of decision.');
export const medianDays = message('Days');
export const usageChart = message('Views and downloads');
export const usageChartLead = message('Counted by COUNTER rules.');
export const views = message('Views');
export const downloads = message('Downloads');

// Income
export const income = message('Income of all journals');
export const noPayments = message('No payments yet.');
export const incomeChart = message('Income in {currency}');
export const subscriptions = message('Subscriptions');
export const fullIssues = message('Full issues');
export const handlingFees = message('Handling fees');
export const waived = message('Waived');
export const refunded = message('Refunded');
export const received = message('Received');

// Unpaid handling fees
export const unpaidFeesTitle = message('Unpaid handling fees');
export const unpaidSince = message('Unpaid since');
export const feesNoun = message('fees');

// Published articles that cite retracted works
export const citingRetracted = message('Articles that cite retracted works');
export const citingRetractedLead = message(
  '{count, plural, one {One published article cites} other {# published articles cite}} works on the list of retracted works. A correction can say so.',
);

// DOIs
export const dois = message('DOIs');
export const noPrefix = message('No DOI prefix is set: articles get no DOI.');
export const prefix = message('DOIs begin with {prefix}.');
export const noAccount = message('Without a Crossref account, DOIs wait here.');
export const registered = message('{count, plural, one {# DOI is registered} other {# DOIs are registered}}.');
export const allRegistered = message('All DOIs are registered and up to date.');
export const pendingDois = message('Unregistered DOIs');
export const doi = message('DOI');
export const action = message('Action');
export const doiRefused = message(
  '{update, select, true {Crossref refused the update} other {Crossref refused the DOI}}',
);
export const doiSubmitted = message(
  '{update, select, true {Update sent, waiting for Crossref} other {Sent, waiting for Crossref}}',
);
export const doiWaiting = message(
  '{update, select, true {Update will be sent within minutes} other {Will be sent within minutes}}',
);
export const doiNeedsAccount = message('Waiting');
export const toRefusedJournal = message('Edit the journal');
export const toRefusedArticle = message('Correct the article');
export const crossrefSaid = message('Crossref’s message: {message}');
export const since = message('Since {moment}');
export const depositAgain = rich('Deposit again<hidden> {doi}</hidden>');
export const doisNoun = message('DOIs');
