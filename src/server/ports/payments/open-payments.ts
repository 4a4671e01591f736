import path from 'node:path';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import type { WebhookFaults } from '../../payment-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/start-sandbox.ts';
import { stripeProvider, type StripeProviderOptions } from './stripe-provider.ts';

export interface PaymentOptions {
  /** The real provider's keys; null takes the sandbox in its place. */
  readonly stripe:
    | (Pick<StripeProviderOptions, 'secretKey' | 'webhookSecrets' | 'server'> & {
        readonly publishableKey: string;
      })
    | null;
  /** What marks the sessions of this installation at the provider. */
  readonly site: string;
  /** How the sandbox's webhooks misbehave; null for well. */
  readonly sandboxWebhooks: WebhookFaults | null;
  readonly dataDir: string;
  readonly webhookUrl: string;
  readonly log: SandboxOptions['log'];
}

interface Payments {
  readonly provider: PaymentProvider;
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

/** Opens card payments: the real provider where there are keys, otherwise the sandbox through the same adapter. */
export async function openPayments(options: PaymentOptions): Promise<Payments> {
  const { stripe, site, dataDir, webhookUrl, sandboxWebhooks, log } = options;
  if (stripe !== null) {
    return {
      provider: stripeProvider({ site, ...stripe }),
      sandbox: null,
      close: () => Promise.resolve(),
    };
  }
  const stateFile = path.join(dataDir, 'sandbox-payments', 'state.json');
  const sandbox = await startSandbox({ stateFile, webhookUrl, webhookSecret: null, prices, log });
  if (sandboxWebhooks !== null) sandbox.misbehave(sandboxWebhooks);
  const { secretKey, webhookSecret, host, port } = sandbox;
  const provider = stripeProvider({
    site,
    secretKey,
    publishableKey: null,
    webhookSecrets: [webhookSecret],
    server: { host, port, protocol: 'http' },
  });
  return { provider, sandbox, close: sandbox.close };
}
