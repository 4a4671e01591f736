import { message } from './message.ts';
import { rich } from './rich.ts';

// Discrepancies between our books and the payment provider
export const findingsTitle = message('Discrepancies');
export const findingsLead = message('Differences from the payment provider’s records, checked daily.');
export const findingsNone = message('None open');
export const findingsOpen = message('Open discrepancies');
export const findingsClosed = message('{count} closed');
export const foundAt = message('Found {moment}');
export const closedAt = rich('Closed {moment}: <bdi>{resolution}</bdi>');
export const closeNamed = rich('Close<hidden>: {title}</hidden>');
export const showPayment = rich('Show payment<hidden>: {title}</hidden>');
export const neverCompared = message('Not yet compared with the payment provider.');
export const lastCompared = message('Last compared with the payment provider: {moment}.');
export const comparisonLate = message('That is more than two days ago. Check the server log.');

// What can differ
export const paidWithoutOrder = message('Paid without an order');
export const paidWithAnotherAmount = message('Wrong amount paid');
export const paidTwice = message('Paid twice');
export const refundedElsewhere = message('Partly refunded at the payment provider');
export const disputed = message('Disputed by the payer');
export const refundFailed = message('Refund failed');
export const orderWithoutPayment = message('Payment unknown to the payment provider');

// Closing a discrepancy
export const closeFindingTitle = message('Close this discrepancy?');
export const closeFinding = message('Close discrepancy');
export const resolution = message('What was done');
export const resolutionHint = message('Saved in the audit log.');

// Totals by month
export const monthsTitle = message('Totals by month');
export const monthsLead = message('Months are in UTC.');
export const monthsEmpty = message('No totals yet.');
export const amountsIn = message('Amounts in {currency}');
export const monthsIn = message('Totals by month in {currency}');
export const month = message('Month');
export const subscriptions = message('Subscriptions');
export const fullIssues = message('Full issues');
export const handlingFees = message('Handling fees');
export const notOrdered = message('Not ordered');
export const waivers = message('Waivers');
export const refunds = message('Refunds');
export const received = message('Received');

// Ledger
export const ledgerTitle = message('Ledger');
export const ledgerLead = message('Double-entry CSV in UTC. Leave the dates empty for everything.');
export const from = message('From');
export const to = message('To');
export const downloadLedger = message('Download ledger');
export const ledgerSaved = message('Ledger saved as {name}.');

// All payments
export const paymentsTitle = message('All payments');
export const paymentsOf = message('Payments, {month}');
export const kind = message('Kind');
export const paymentsNoun = message('payments');
export const payment = message('Payment');
export const documentsAndActions = message('Documents and actions');
export const searchPayments = message('Search payments');
export const searchPaymentsHint = message('Name, email, item or document number');
export const all = message('All');
export const noPaymentsTitle = message('No payments yet');
export const noMatchingPayments = message('Try a name, an email, an item or a full invoice number.');
export const payerHidden = message('Reviewers cannot see the payer until publication.');
export const nothing = message('None');

// What was paid for
export const subscription = message('Subscription');
export const fullIssue = message('Full issue');
export const handlingFee = message('Handling fee');

// Status of a payment
export const started = message('Started');
export const paid = message('Paid');
export const notPaid = message('Not paid');
export const refunded = message('Refunded');
export const partlyRefunded = message('Partly refunded');
export const refundPending = message('Refund pending');
export const refundPendingHint = message('The payment provider has not confirmed it. We keep retrying.');
export const hasDiscrepancy = message('See Discrepancies');

// Refunding a payment
export const refund = rich('Refund<hidden>: {name}, {payer}</hidden>');
export const refundTitle = message('Refund this payment?');
export const paidBy = message('Paid by');
export const amountIn = message('Amount in {currency}');
export const refundAmountHint = message('Enter less for a partial refund.');
export const refundReasonHint = message('Included in the email to the payer.');
export const refundConsequence = message('The payer gets a credit note and an email. This cannot be undone.');
export const refundSum = message('Refund {sum}');
export const refundLimit = message('At most {sum} is left to refund.');
export const amountOf = message('{part} of {whole}');

// What a refund does to what was bought
export const purchaseStays = message('The purchase stays valid.');
export const passEnds = message('The pass ends at once. Later passes move forward, so no day is lost.');
export const issueEnds = message('The payer loses access to the full issue.');
export const feeRefundEffect = message(
  'An article that is already open stays open, under the same licence. Otherwise the author chooses the access option again.',
);

// Waiver requests
export const requestsTitle = message('Decision pending');
export const requestsNoun = message('requests');
export const noRequestsTitle = message('No pending requests');
export const requestsHidden = message('Requests for manuscripts you review are hidden until publication.');
export const requestsDecided = message('Decided');

// One waiver request
export const country = message('Country');
export const policy = message('Policy');
export const requested = message('Requested');
export const percent = message('{percent} %');
export const requestedPercent = rich('<strong>{percent} %</strong>, leaving {left}');
export const alreadyWaived = message('Already waived');
export const waivedPercent = message('{percent} %, leaving {left}');
export const sent = message('Sent');
export const justification = message('Justification');
export const grant = rich('Grant<hidden>: {title}</hidden>');
export const refuse = rich('Refuse<hidden>: {title}</hidden>');
export const lowIncome = message('{country}, low income');
export const lowerMiddleIncome = message('{country}, lower middle income');
export const policyNone = message('No waiver by country.');
export const policyByCountry = message('{percent} % without a request (list of {day})');

// Granting a waiver
export const grantTitle = message('Grant this waiver?');
export const waiverPercent = message('Waiver in per cent');
export const waiverRequested = message('Requested: {percent} %.');
export const leftToPay = message('Left to pay: {sum}.');
export const answerToAuthor = message('Answer to the author');
export const grantAnswerHint = message('Sent by email. Required for less than requested.');
export const grantWaiver = message('Grant waiver');
export const grantNothing = message('To grant nothing, refuse the request.');

// Refusing a waiver
export const refuseTitle = message('Refuse this waiver?');
export const refuseKeepsWaiver = message('The author keeps {percent} % and may send a new request.');
export const refuseKeepsFee = message('The author may send a new request.');
export const refuseAnswerHint = message('Sent by email.');
export const refuseRequest = message('Refuse request');
export const answerName = message('The answer');

// Decided requests
export const decidedRequests = message('Decided requests');
export const decision = message('Decision');
export const text = message('Text');
export const viewText = rich('View<hidden>: {title}</hidden>');
export const granted = message('{percent} % granted');
export const refused = message('Refused');
export const justificationDeleted = message('Deleted with the account.');
export const answer = message('Answer');
export const noAnswer = message('None');
export const noDecisions = message('No decisions yet.');

// Handling fees of the journals
export const feesTitle = message('Journal handling fees');
export const feesLead = message('Changes apply to manuscripts accepted from now on.');
export const feesEmpty = message('No journals yet.');
export const actions = message('Actions');
export const feeNone = message('None');
export const changeFee = rich('Change<hidden> fee: {journal}</hidden>');
export const changeFeeTitle = message('Change handling fee');
export const currentFeeNone = rich('<bdi>{journal}</bdi> currently has no fee.');
export const currentFee = rich('<bdi>{journal}</bdi> currently charges {sum}.');
export const feeIn = message('Handling fee in {currency}');
export const feeHint = message('For example 1500.00. Enter 0 for free open access.');
export const setFee = message('Set fee');
