import { AppError } from '../../errors.ts';
import type { PaymentProvider } from './payment-provider.ts';

const refuse = () => {
  throw new AppError('unavailable', 'Payments are not taken here.');
};

const provider: PaymentProvider = {
  mode: 'sandbox',
  publishableKey: null,
  startHostedCheckout: refuse,
  startEmbeddedCheckout: refuse,
  endCheckout: refuse,
  fetchCheckout: refuse,
  refund: refuse,
  fetchRefund: refuse,
  keepPrice: refuse,
  retirePrice: refuse,
  listCheckouts: refuse,
  listRefundedPayments: refuse,
  eventOf: refuse,
};

/** The stand-in for a command of the command line, which never takes a payment. */
export const noPayments = { provider, payer: null, sandbox: null, close: () => Promise.resolve() };
