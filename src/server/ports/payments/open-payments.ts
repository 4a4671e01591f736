import path from 'node:path';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/start-sandbox.ts';
import { stripeProvider } from './stripe-provider.ts';

export interface PaymentOptions {
  /** The real provider's keys; null takes the sandbox in its place. */
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  } | null;
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
  lookupKey: key,
  name: plans[key].name,
  price: { amountMinor: plans[key].priceMinor, currency },
}));

/** Opens card payments: the real provider where there are keys, otherwise the sandbox through the same adapter. */
export async function openPayments({ stripe, dataDir, webhookUrl, log }: PaymentOptions): Promise<Payments> {
  if (stripe !== null) {
    return {
      provider: stripeProvider({ mode: 'live', server: null, ...stripe }),
      sandbox: null,
      close: () => Promise.resolve(),
    };
  }
  const stateFile = path.join(dataDir, 'sandbox-payments', 'state.json');
  const sandbox = await startSandbox({ stateFile, webhookUrl, webhookSecret: null, prices, log });
  const { secretKey, webhookSecret, host, port } = sandbox;
  const provider = stripeProvider({
    mode: 'sandbox',
    secretKey,
    publishableKey: null,
    webhookSecret,
    server: { host, port, protocol: 'http' },
  });
  return { provider, sandbox, close: sandbox.close };
}
