import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A message as the mail server took it. */
export interface Delivered {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

const headerIn = (raw: string, name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';

/** A real SMTP server on loopback that keeps what it takes; `slowness` is how long it holds each message, in milliseconds. */
export async function mailServer() {
  const delivered: Delivered[] = [];
  const refused = new Map<string, number>();
  const pace = { slowness: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error('No such mailbox'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const messageId = headerIn(raw, 'Message-ID');
        setTimeout(() => {
          for (const { address: to } of session.envelope.rcptTo) delivered.push({ to, messageId, raw });
          done();
        }, pace.slowness);
      });
    },
  });
  // A process that dies in the middle of a test cuts its lines.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // A server that listens on a host and port has an address of this kind.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    /** Answers with this status to whoever writes to the address. */
    refuse: (address: string, status: number) => void refused.set(address, status),
    pace,
    /** Waits until so many messages were taken; fails after a minute. */
    async taken(count: number): Promise<void> {
      for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) if (delivered.length >= count) return;
      throw new Error(`${delivered.length} of ${count} messages came`);
    },
  };
}
