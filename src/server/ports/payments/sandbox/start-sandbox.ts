import { checkoutLedger } from './checkout-ledger.ts';
import { payerDesk, type PayerDesk } from './payer-desk.ts';
import { providerApi } from './provider-api.ts';
import { providerDesk } from './provider-desk.ts';
import type { SandboxPrice } from './sandbox-prices.ts';
import { openStateFile, type SandboxLog } from './state-file.ts';
import { webhookDelivery, type WebhookDelivery } from './webhook-delivery.ts';

export interface SandboxOptions {
  readonly stateFile: string;
  readonly webhookUrl: string;
  /** Null: the sandbox makes one and saves it with the state. */
  readonly webhookSecret: string | null;
  readonly prices: readonly SandboxPrice[];
  readonly log: SandboxLog;
}

/** Where the API of the sandbox is spoken, and the secrets that both sides share. */
export interface SandboxAddress {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The built-in payment provider (decision 29): where its API is spoken, and what its card form may do. */
export interface Sandbox extends PayerDesk, SandboxAddress {
  /** Makes its webhooks late, duplicate, out of order or lost from now on; omitted faults do not happen. */
  readonly misbehave: WebhookDelivery['misbehave'];
  readonly close: () => Promise<void>;
}

const host = '127.0.0.1';
const sweepEvery = 60_000;

/** Starts the sandbox on a free port of this machine alone, with the sessions and undelivered events it had. */
export async function startSandbox({
  stateFile,
  webhookUrl,
  webhookSecret,
  prices,
  log,
}: SandboxOptions): Promise<Sandbox> {
  const file = await openStateFile(stateFile, webhookSecret);
  const webhooks = webhookDelivery(file, webhookUrl, log);
  const ledger = checkoutLedger(file, webhooks);
  const payer = payerDesk(ledger, webhooks);
  const api = providerApi({ provider: providerDesk(ledger, prices, webhooks), payer }, file.state.secretKey, log);
  const address = await api.listen({ host, port: 0 });
  const sweep = () =>
    void ledger.sweep().catch((error: unknown) => log.warn({ err: error }, 'The payment sandbox could not tidy up'));
  const sweeping = setInterval(sweep, sweepEvery).unref();
  webhooks.deliver();
  sweep();
  return {
    host,
    port: Number(new URL(address).port),
    secretKey: file.state.secretKey,
    webhookSecret: file.state.webhookSecret,
    ...payer,
    misbehave: webhooks.misbehave,
    async close() {
      clearInterval(sweeping);
      await webhooks.close();
      await api.close();
      await file.save();
    },
  };
}
