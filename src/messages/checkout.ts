import { message } from './message.ts';

// Frame of a checkout
export const payment = message('Payment');
export const testMode = message('Test mode: no real charge. Pay with a test card.');
export const otherAccount = message('This link is for another account.');
export const buyer = message('For');
export const youGet = message('You get');
export const youGetPass = message('The full PDF of every article for {days} days');
export const total = message('Total');
export const beforeVat = message('Before VAT');
export const vatAt = message('VAT {percent} %');

// Documents of a payment
export const document = message('Document');
export const invoice = message('Invoice {number}');
export const creditNote = message('Credit note {number}');
export const opensInTab = message('(opens in a new tab)');
export const aboutOpensInTab = message(': {about} (opens in a new tab)');

// Test checkout
export const checkout = message('Checkout');
export const cancelAndReturn = message('Cancel and go back');
export const notFoundTitle = message('This checkout was not found');
export const notFoundText = message('Check that the address is complete and belongs to this site.');
export const pickTestCard = message('Pick a test card');
export const pays = message('Pays');
export const declines = message('Declines');
export const requiresAuthentication = message('Requires authentication');
export const cardNumber = message('Card number');
export const expiryDate = message('Expiry date');
export const securityCode = message('Security code');
export const nameOnCard = message('Name on the card');
export const pay = message('Pay {amount}');
export const confirmTitle = message('Confirm the payment');
export const confirmText = message('Your bank asks you to confirm. In test mode, one click is enough.');
export const chooseAnotherCard = message('Use another card');
export const paid = message('This checkout is paid.');
export const expired = message('This checkout has expired. Nothing was charged. Start again.');

// Stripe
export const cardFormFailed = message('The card form could not be loaded. Nothing was charged.');
export const cardFormAdvice = message(
  'Check your connection and that nothing blocks js.stripe.com, then reload this page.',
);
