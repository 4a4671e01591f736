import path from 'node:path';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import * as t from '../../../messages/payment-responses.ts';
import type { WebhookFaults } from '../../payment-settings.ts';
import { joinSandbox } from './sandbox/join-sandbox.ts';
import type { PayerDesk } from './sandbox/payer-desk.ts';
import { startSandbox, type Sandbox, type SandboxAddress, type SandboxOptions } from './sandbox/start-sandbox.ts';
import { stripeProvider, type StripeProviderOptions } from './stripe-provider.ts';
import { AppError } from '../../errors.ts';
import type { PaymentProvider } from './payment-provider.ts';

const refuse = () => {
  throw new AppError('unavailable', t.paymentsOff());
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

export interface PaymentOptions {
  /** The real provider's keys; null takes the sandbox in its place. */
  readonly stripe:
    | (Pick<StripeProviderOptions, 'secretKey' | 'webhookSecrets' | 'server'> & {
        readonly publishableKey: string;
      })
    | null;
  /** What marks the sessions of this installation at the provider. */
  readonly site: string;
  /** The sandbox of the process that started this one; null for one of our own. */
  readonly currentSandbox?: SandboxAddress | null;
  /** How the sandbox's webhooks misbehave; null for well. */
  readonly sandboxWebhooks: WebhookFaults | null;
  readonly dataDir: string;
  readonly webhookUrl: string;
  readonly log: SandboxOptions['log'];
}

interface Payments {
  readonly provider: PaymentProvider;
  /** Where a payer of the sandbox sits; null where cards are real. */
  readonly payer: PayerDesk | null;
  /** The sandbox, if it is of this process. */
  readonly sandbox: Sandbox | null;
  readonly close: () => Promise<void>;
}

// Only the plans: like a publisher's own account, the sandbox is told of other prices as they are sold.
const prices = planKeys.map((key) => ({
  id: `price_${key}`,
  lookupKey: key,
  name: plans[key].name,
  price: { amountMinor: plans[key].priceMinor, currency },
}));

/** Starts the sandbox of this installation, with its saved state from the data folder. */
export async function startOwnSandbox(
  options: Pick<PaymentOptions, 'dataDir' | 'webhookUrl' | 'sandboxWebhooks' | 'log'>,
): Promise<Sandbox> {
  const { dataDir, webhookUrl, sandboxWebhooks, log } = options;
  const stateFile = path.join(dataDir, 'sandbox-payments', 'state.json');
  const sandbox = await startSandbox({ stateFile, webhookUrl, webhookSecret: null, prices, log });
  if (sandboxWebhooks !== null) sandbox.misbehave(sandboxWebhooks);
  return sandbox;
}

function providerOf({ secretKey, webhookSecret, host, port }: SandboxAddress, site: string): PaymentProvider {
  return stripeProvider({
    site,
    secretKey,
    publishableKey: null,
    webhookSecrets: [webhookSecret],
    server: { host, port, protocol: 'http' },
  });
}

/** Opens card payments: the real provider if there are keys, otherwise the sandbox through the same adapter. */
export async function openPayments(options: PaymentOptions): Promise<Payments> {
  const { stripe, site, currentSandbox = null } = options;
  if (stripe !== null) {
    return {
      provider: stripeProvider({ site, ...stripe }),
      payer: null,
      sandbox: null,
      close: () => Promise.resolve(),
    };
  }
  if (currentSandbox !== null) {
    const payer = joinSandbox(currentSandbox);
    return { provider: providerOf(currentSandbox, site), payer, sandbox: null, close: () => Promise.resolve() };
  }
  const sandbox = await startOwnSandbox(options);
  return { provider: providerOf(sandbox, site), payer: sandbox, sandbox, close: sandbox.close };
}
