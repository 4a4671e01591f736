import { message } from './message.ts';

// The ledger and its findings
export const alreadyClosed = message('Someone else has already closed this.');
export const entryClosed = message('The discrepancy is closed, and your note is saved with it.');
export const deletedAccount = message('Deleted account');
export const paymentHidden = message('For a manuscript that you review');
export const listPartNotFound = message('This part of the list was not found.');
export const csvDate = message('Date (UTC)');
export const csvTransaction = message('Transaction');
export const csvKind = message('Kind');
export const csvAccount = message('Account');
export const csvDebit = message('Debit');
export const csvCredit = message('Credit');
export const csvCurrency = message('Currency');
export const csvOrder = message('Order');
export const csvManuscript = message('Manuscript');
export const csvMemo = message('Memo');
export const lastDayBeforeFirst = message('The last day is before the first one.');

// Refunds
export const refundedMeanwhile = message(
  '{amount} of this payment has been refunded. Check the remaining amount and try again.',
);
export const refundAtMost = message('You can refund at most {amount}.');
export const refundedInPart = message(
  'Part of this payment has been refunded. Check the remaining amount and try again.',
);
export const feeBeingReturned = message(
  'We are refunding the handling fee you paid. You will receive an email when it is on its way.',
);
export const refundUnpublished = message(
  '“{order}” was paid, but its manuscript will not be published. Refund the payment.',
);
export const feeReturnedByOffice = message(
  'The handling fee you paid will be refunded. Our office has been told and will arrange it.',
);
export const partRefunded = message('This is part of what you paid. You keep what you bought.');
export const accessEnded = message('Your access has ended.');
export const articleStaysOpen = message('Your article stays open to everyone, under the same licence.');
export const notPaidYet = message('Only a payment that has been made can be refunded.');
export const alreadyRefunded = message('This payment has been or is being refunded. Nothing was changed.');
export const refundConflict = message(
  'You have a conflict of interest in this payment. Ask another administrator to refund it.',
);
export const refundPending = message('The refund is requested. Access ends when the payment service confirms it.');
export const refundRefused = message(
  'The payment service refused this refund, and nothing has changed for the payer. See the reason under Discrepancies.',
);
export const paymentRefunded = message('The payment is refunded. The payer has been told.');
export const paymentRefundedUntold = message(
  'The payment is refunded. The account has been deleted, so no one has been told.',
);
export const amountRefunded = message('{amount} refunded. The payer has been told.');
export const amountRefundedUntold = message(
  '{amount} refunded. The account has been deleted, so no one has been told.',
);

// Comparing with the payment provider
export const noPaymentKnown = message(
  '{order}, {amount}: the payment provider has no record of this payment (session {session}). Check there. Do not refund anything before it is found.',
);
export const refundMissing = message(
  '{order}, {amount}: refunded here, but the money has not left the provider or has come back. Refund it at the provider.',
);
export const partRefundMissing = message(
  '{order}, {amount}: partly refunded here, but the money has not left the provider or has come back. Refund it at the provider.',
);
export const refundedElsewhere = message(
  '{order}: {amount} of {total} was refunded at the payment provider. The purchase stays; you can refund the rest under Payments.',
);
export const refundedAtProvider = message('Refunded at the payment provider');
export const returnAtProvider = message(
  'Nothing was granted. Refund the money at the payment provider (session {session}, payment {payment}); this entry then closes automatically.',
);
export const disputed = message(
  '{order}: the payer has disputed this payment at their bank. Answer at the payment provider; the purchase stays until the payment is refunded.',
);
export const refundFailed = message(
  'The refund of “{order}” failed at the provider: {reason} Resolve it there, or refund the payment again here.',
);
export const returnPaidTwice = message('Paid twice');
export const returnArticleWithdrawn = message('The article was withdrawn before the payment arrived');
export const returnNotDue = message('No handling fee was due when the payment arrived');
export const returnFeeChanged = message('The handling fee had changed before the payment arrived');
export const findingOwned = message('{order}: {paid} was paid, but the person already had it. It is being refunded.');
export const findingChanged = message('{order}: {paid} was paid, but the fee has since changed. It is being refunded.');
export const returnAccountDeleted = message('The account was deleted before the payment arrived');
export const otherAmount = message('{order}: {paid} was paid, {asked} was due.');
export const secondSession = message('{order}: {paid} was paid in a second session of the same order.');
export const unknownOrder = message('{paid} was paid for an order that does not exist here.');

// Checkout
export const paymentPending = message('Your payment is being confirmed. Please wait a moment.');
export const formOfAnother = message('This form belongs to another person.');
export const passDescription = message('Full PDF access on {site} for {days} days');
export const planNotOffered = message('This plan is not available.');

// The payment service
export const priceCheck = message(
  'The publisher has to check the price of “{name}” before it can be sold. Nothing was charged.',
);
export const paymentsOff = message('This site does not take payments.');
export const serviceAway = message('The card payment service cannot be reached. Try again in a few minutes.');

// The test checkout
export const checkoutExpired = message('This checkout has expired. Please start again.');
export const cardDeclined = message('Your card was declined. Try another test card.');
export const bankAsks = message('Your bank asks you to confirm this payment.');
export const noCardYet = message('There is no payment to confirm. Enter a card first.');
export const testCardsOnly = message(
  'This is a test checkout and takes no real cards. Use {pays} to pay, {declined} to be declined, or {needsStep} for a second step.',
);
