import type { Database } from '../db/database.ts';
import type { OutgoingMail } from '../ports/mail/mail-transport.ts';

/** The jobs that the product knows, with what each carries. */
export interface JobPayloads {
  'send-mail': OutgoingMail;
}

export type JobName = keyof JobPayloads;

/** The queue. A job is a row written with `db`, so it exists only if the change that asked for it does. */
export interface Jobs {
  enqueue<N extends JobName>(db: Database, name: N, payload: JobPayloads[N]): Promise<void>;
  check(): Promise<void>;
}
