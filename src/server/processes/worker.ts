import type { Config } from '../config.ts';
import type { ConnectionShare } from '../db/connection-share.ts';
import { amongWorkers } from '../ports/workers/among-workers.ts';
import type { Message } from '../ports/workers/channel.ts';
import type { SandboxAddress } from '../ports/payments/sandbox/start-sandbox.ts';
import { serveSite } from './serve-site.ts';
import { runUntilStopped } from './terminal.ts';

/** The first message to a worker: the settings and the shared resources of all workers. */
export interface Orders {
  readonly config: Config;
  readonly connections: ConnectionShare;
  readonly sandbox: SandboxAddress | null;
  readonly number: number;
  /** Whether it prepares what must exist before the first request. */
  readonly prepares: boolean;
}

/** What a worker says: once it serves, and of what it shares with the others. */
export type FromWorker = 'serving' | Message;

/** One of several processes that serve the site: it ends as one that serves alone does, or with the first process. */
export function runWorker(): void {
  // A terminal tells every process; the first one tells its workers when to end.
  process.on('SIGINT', () => {});
  process.once('message', ({ config, connections, sandbox, number, prepares }: Orders) => {
    const workers = amongWorkers(number, (message) => void process.send?.(message));
    process.on('message', (message: Message) => workers.hear(message));
    const among = { workers, connections, sandbox };
    void runUntilStopped(async () => {
      const end = await serveSite(config, { isDevelopment: false, prepares, among });
      process.send?.('serving' satisfies FromWorker);
      return end;
    }, ['SIGTERM']);
  });
}
