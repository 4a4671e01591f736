import type { Config } from '../config.ts';
import type { ConnectionShare } from '../db/connection-share.ts';
import type { Reply, Request } from '../ports/machine/messages.ts';
import type { SandboxAddress } from '../ports/payments/sandbox/start-sandbox.ts';

/** What a worker needs to know to serve: the settings were read and checked once, for all. */
export interface Orders {
  readonly config: Config;
  readonly connections: ConnectionShare;
  readonly sandbox: SandboxAddress | null;
}

/** What a worker is told. */
export type ToWorker =
  | { readonly kind: 'serve'; readonly orders: Orders; readonly worker: number; readonly prepares: boolean }
  | { readonly kind: 'stop' }
  | Reply;

/** What a worker says. */
export type FromWorker =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'step'; readonly text: string }
  | { readonly kind: 'serving' }
  | { readonly kind: 'failed'; readonly text: string }
  | Request;
