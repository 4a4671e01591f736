import * as t from '../../../../messages/payment-responses.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { completeCheckout } from './checkout-book.ts';
import type { SandboxCheckout } from './sandbox-state.ts';

/** The numbers that the sandbox knows; a real card is never asked for and never taken. */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  needsStep: '4000002500003155',
} as const;

const unknownCard = () => t.testCardsOnly(testCards);

function refuseExpired({ session }: SandboxCheckout): void {
  if (session.status === 'expired') throw new AppError('state-conflict', t.checkoutExpired());
}

/** Takes a card for a checkout that is still open; one that is paid stays as it is. */
export function takeCard(checkout: SandboxCheckout, cardNumber: string): void {
  refuseExpired(checkout);
  if (checkout.session.status === 'complete') return;
  switch (cardNumber.replace(/[\s-]/g, '')) {
    case testCards.pays:
      return completeCheckout(checkout);
    case testCards.declined:
      checkout.isPendingStep = false;
      throw new AppError('payment-declined', t.cardDeclined());
    case testCards.needsStep:
      checkout.isPendingStep = true;
      throw new AppError('payment-step-needed', t.bankAsks());
    default:
      throw invalidInput('cardNumber', unknownCard());
  }
}

/** The second step of a card that asked for one. */
export function takeConfirmation(checkout: SandboxCheckout): void {
  refuseExpired(checkout);
  if (checkout.session.status === 'complete') return;
  if (!checkout.isPendingStep) throw new AppError('state-conflict', t.noCardYet());
  completeCheckout(checkout);
}
