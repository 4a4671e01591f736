import { message } from './message.ts';
import { rich } from './rich.ts';

// Prices
export const pageDescription = message('Two passes that open the full PDF of every article.');
export const pricesTitle = message('Read every article in full');
export const pricesText = message(
  'A pass opens the full PDF of every article we publish. It expires automatically; no auto-renewal.',
);
export const managePurchase = message('Manage Purchase');
export const validUntil = rich(
  'Your pass is valid until <moment></moment>. A new pass starts after that. <manage></manage>',
);
export const startedPayment = rich(
  'You started to pay for {name} on <moment></moment>. It is not paid yet. <link>Choose it again</link> to continue; you pay once.',
);
export const wantedWithPass = rich('Continue reading “<article></article>”. Your pass opens it.');
export const wantedWithoutPass = rich('You came for “<article></article>”. A pass opens it.');
export const afterPurchase = message(
  'You get a receipt by email; find the invoice under Manage Purchase. Open access articles need no pass.',
);
export const passesRunBackToBack = message('If you buy two passes, the second starts when the first ends.');

// A pass
export const beforeVat = message('{amount} before {percent} % VAT');
export const popular = message('Popular');
export const fromPayment = message('{days} days from the moment you pay');
export const fromEndOfPass = message('{days} days from the end of your pass: until {moment}');
export const everyPdf = message('The full PDF of every article');
export const paidOnce = message('Paid once, expires automatically');
export const buy = message('Buy {name}');
export const loginToBuy = rich('Login to buy<hidden> {name}</hidden>');
export const oneMoment = message('One moment…');

// Back without a payment; the first text is specified
export const canceled = message("Order canceled -- continue to shop around and checkout when you''re ready.");
export const priceChanged = message('The price has changed. Choose a pass again to see the new price.');
export const passUnknown = message('This pass is not available. Choose one of the two below.');
export const cardServiceDown = message(
  'The card service did not answer. Nothing was charged. Try again in a few minutes.',
);
export const beingConfirmed = message(
  'A payment of yours is being confirmed. Wait a minute and check Manage Purchase before you pay again.',
);
export const sessionEnded = message('Your session has ended. Nothing was charged. Log in, then choose a pass again.');
export const notStarted = message('The payment could not be started. Nothing was charged. Try again, or contact us.');

// Payment complete; the titles are specified
export const payment = message('Payment');
export const complete = message('Payment Complete');
export const completeNow = message('Payment Complete!');
export const fullIssue = message('Full issue');
export const placeInJournal = message('{journal}, {place}');
export const paid = message('Paid');
export const handlingFee = message('Handling fee');
export const pass = message('Pass');
export const startsAfterCurrent = message('Starts when your current pass ends');
export const accessUntil = message('Full PDF access until');
export const issueIsYours = message('The issue is yours to keep. You will receive a receipt by email.');
export const openIssue = rich('Open the issue<hidden> (opens in a new tab)</hidden>');
export const goToDashboard = message('Go to your dashboard');
export const passIsActive = message('Your pass is active. Open any article and choose its Full PDF tab.');
export const articleIsOpen = message('Your article is now open access.');
export const openAccessSettled = message('Open access is confirmed. We publish your article next and email you.');
export const withdrawnRefund = message(
  'The article was withdrawn before your payment. You get a full refund to your card; an email says when.',
);
export const receiptByEmail = message('You will receive a receipt by email.');
export const viewArticle = message('View your article');
export const viewManuscript = message('View your manuscript');

// Next steps with a pass
export const nextSteps = message('Next steps');
export const readWanted = rich('Read “<article></article>”');
export const openAnyArticle = message(
  'Open any article and choose its Full PDF tab. You will receive a receipt by email.',
);
export const passesUnder = rich('Find your passes and invoices under <link>Manage Purchase</link>.');
export const cancellation = message('Cancellation');
export const nothingToCancel = message('Nothing to cancel: the pass expires automatically.');
export const boughtByMistake = rich('Bought by mistake? Write to <email></email>.');

// Refunded
export const refundedTitle = message('This payment was refunded');
export const passRefunded = message('{amount} for {name} was refunded. The pass has ended.');
export const passRefundedOn = message('{amount} for {name} was refunded on {day}. The pass has ended.');
export const refunded = rich('{amount} for “<name></name>” was refunded.');
export const refundedOn = rich('{amount} for “<name></name>” was refunded on {day}.');
export const openArticleStays = message('An article that was already open stays open.');
export const accessEnded = message('Your access has ended.');

// Not confirmed, expired, unknown
export const confirmingTitle = message('We are confirming your payment');
export const confirmingText = message('This takes a few seconds. The page updates automatically.');
export const lateTitle = message('Your payment is not confirmed yet');
export const lateText = message(
  'If your card was charged, we confirm by email within a few minutes. Do not pay again. The page updates automatically.',
);
export const expiredTitle = message('This checkout has expired');
export const expiredPassText = message('Nothing was charged. Choose a pass to start again.');
export const expiredText = message('Nothing was charged. You can start again.');
export const loginForPass = message('Login to see your pass');
export const loginForPurchase = message('Login to see your purchase');
export const loginText = message('Your payment is safe. Log in with the account that paid.');
export const notFoundTitle = message('We could not find this payment');
export const notFoundText = message('It does not belong to this account. Log in with the account that paid.');
export const seePasses = message('See the passes');
export const login = message('Login');
export const checkAgain = message('Check again');
export const contactUs = message('Contact us');
export const backToCheckout = message('Back to the checkout');
export const backToFee = message('Back to the handling fee');
