import { amongWorkers } from '../ports/machine/among-workers.ts';
import type { FromWorker, ToWorker } from './orders.ts';
import { serveSite } from './serve-site.ts';
import { wordsOf } from './terminal.ts';

const say = (message: FromWorker) => void process.send?.(message);

type Serve = Extract<ToWorker, { kind: 'serve' }>;

async function serve({ orders, worker, prepares }: Serve, heard: (hear: (reply: ToWorker) => void) => void) {
  const { config, connections, sandbox } = orders;
  const { machine, hear } = amongWorkers(worker, { send: say });
  heard((message) => {
    if (message.kind !== 'serve' && message.kind !== 'stop') hear(message);
  });
  const report = (text: string) => say({ kind: 'step', text });
  return serveSite(config, { report, isDevelopment: false, prepares, among: { machine, connections, sandbox } });
}

/** One of several processes that serve the site: it does what the first process says, and ends when that is gone. */
export function runWorker(): void {
  let running: Promise<() => Promise<void>> | null = null;
  let hearReply: (message: ToWorker) => void = () => {};

  const fail = (error: unknown) => process.send?.({ kind: 'failed', text: wordsOf(error) }, () => process.exit(1));
  async function stop(): Promise<void> {
    const end = await running?.catch(() => null);
    await end?.();
    process.exit(0);
  }

  // A terminal tells every process; the first one says when each has to end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') return void stop().catch(fail);
    if (message.kind !== 'serve') return hearReply(message);
    running = serve(message, (hear) => void (hearReply = hear));
    running.then(() => say({ kind: 'serving' }), fail);
  });
  say({ kind: 'loaded' });
}
