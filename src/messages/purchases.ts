import { message } from './message.ts';
import { rich } from './rich.ts';

// Nothing bought
export const emptyTitle = message('No purchases yet');
export const emptyText = message('Your passes, full issues, handling fees and invoices will appear here.');
export const seePasses = message('See the passes');

// Passes
export const passes = message('Passes');
export const noActivePass = message('No active pass.');
export const lastPass = message('No active pass. {name} ended on {moment}.');
export const extend = message('Buy another pass');
export const startsLater = message('Starts on {start}, valid until {end}');
export const validUntil = message('Valid until {end}');
export const endedOn = message('Ended on {end}');

// Payments
export const fullIssues = message('Full issues');
export const allPayments = message('All payments');
export const purchase = message('Purchase');
export const documents = message('Documents');
export const pass = message('Pass');
export const fullIssue = message('Full issue');
export const handlingFee = message('Handling fee');
export const kindAndDay = message('{kind} · paid on {day}');

// Status of a payment
export const paid = message('Paid');
export const refunded = message('Refunded');
export const partlyRefunded = message('Partly refunded');
export const notPaid = message('Not paid');
export const amountRefunded = message('{amount} refunded');
export const amountRefundedAnd = message('{amount} refunded. {access}');
export const refundedOn = message('On {day}. {access}');
export const yoursToKeep = message('Yours to keep');
export const articleIsOpen = message('Your article is open access');
export const passEnded = message('The pass has ended');
export const ownedOtherwise = message('You own the issue through another payment');
export const issueLost = message('You no longer own the issue');
export const articleStaysOpen = message('An article that was already open stays open');

// Unpaid checkouts
export const notPaidYet = message('Not paid yet');
export const notPaidHelp = message(
  'Nothing was charged. Unpaid checkouts expire within a day. Just paid? This list updates.',
);
export const continuePaying = rich('Continue to payment<hidden>: {name}</hidden>');
export const kindAmountAndMoment = rich('{kind} · <strong>{amount}</strong> · started on {moment}');
