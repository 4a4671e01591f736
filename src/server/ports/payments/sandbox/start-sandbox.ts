import { providerApi } from './provider-api.ts';
import { sandboxDesk, type SandboxDesk } from './sandbox-desk.ts';
import type { SandboxPrice } from './sandbox-prices.ts';
import { openStateFile } from './state-file.ts';
import { webhookDelivery, type SandboxLog } from './webhook-delivery.ts';

export interface SandboxOptions {
  readonly stateFile: string;
  readonly webhookUrl: string;
  /** Null for one of its own making, kept with the state. */
  readonly webhookSecret: string | null;
  readonly prices: readonly SandboxPrice[];
  readonly log: SandboxLog;
}

/** The built-in payment provider (decision 29): where its API is spoken, and what its card form may do. */
export interface Sandbox extends Pick<SandboxDesk, 'session' | 'pay' | 'confirm'> {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  close(): Promise<void>;
}

const host = '127.0.0.1';
const sweepEvery = 60_000;

/** Starts the sandbox on a free port of this machine alone, with the sessions and undelivered events it had. */
export async function startSandbox({ stateFile, webhookUrl, webhookSecret, prices, log }: SandboxOptions): Promise<Sandbox> {
  const file = await openStateFile(stateFile, webhookSecret);
  const webhooks = webhookDelivery(file, webhookUrl, log);
  const desk = sandboxDesk(file, prices, webhooks);
  const api = providerApi(desk, prices, file.state.secretKey, log);
  await api.listen({ host, port: 0 });
  const sweep = () => void desk.sweep().catch((error: unknown) => log.warn({ err: error }, 'The payment sandbox could not tidy up'));
  const sweeping = setInterval(sweep, sweepEvery).unref();
  webhooks.deliver();
  sweep();
  return {
    host,
    port: api.addresses()[0]?.port ?? 0,
    secretKey: file.state.secretKey,
    webhookSecret: file.state.webhookSecret,
    session: desk.session,
    pay: desk.pay,
    confirm: desk.confirm,
    async close() {
      clearInterval(sweeping);
      await webhooks.close();
      await api.close();
      await file.save();
    },
  };
}
