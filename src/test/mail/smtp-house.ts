import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A message as the server took it. */
export interface Received {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly raw: string;
}

type Verb = 'connect' | 'mail' | 'rcpt' | 'data';
/** How the server behaves at a verb: it answers with a code, says nothing at all, or ends the connection. */
type Behaviour = { readonly code: number; readonly words?: string } | 'silent' | 'drop';

const refusal = ({ code, words = 'refused' }: { readonly code: number; readonly words?: string }) =>
  Object.assign(new Error(words), { responseCode: code });

/** A live SMTP server of the test's own, which behaves as it is told; ended after the suite. */
export async function anSmtpServer() {
  const received: Received[] = [];
  const behaviour = new Map<Verb, Behaviour>();
  const listeners = new Map<Verb, (() => void)[]>();
  /** Carries out a verb as it was told, and answers whether that was all. */
  const misbehaves = (verb: Verb, end: () => void, answer: (error: Error) => void): boolean => {
    const told = behaviour.get(verb);
    for (const hear of listeners.get(verb)?.splice(0) ?? []) hear();
    if (told === undefined) return false;
    if (told === 'drop') end();
    else if (told !== 'silent') answer(refusal(told));
    return true;
  };
  // Where a connection is dropped there is one at a time.
  let dropLast = () => {};
  const drop = () => dropLast();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => misbehaves('connect', drop, done) || done(),
    onMailFrom: (_address, _session, done) => misbehaves('mail', drop, done) || done(),
    onRcptTo: (_address, _session, done) => misbehaves('rcpt', drop, done) || done(),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        // What was read to its end may have been delivered, whatever is answered.
        received.push({ from, recipients, raw: Buffer.concat(chunks).toString('latin1') });
        if (!misbehaves('data', drop, done)) done();
      });
    },
  });
  server.server.on('connection', (socket) => {
    dropLast = () => socket.destroy();
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // A server that listens on a host and port has an address of this kind.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Makes it behave so at a verb, until it is told otherwise. */
    at: (verb: Verb, told: Behaviour) => void behaviour.set(verb, told),
    /** Waits until the verb is said to it. */
    heard: (verb: Verb) =>
      new Promise<void>((resolve) => void listeners.set(verb, [...(listeners.get(verb) ?? []), resolve])),
    /** Makes it a good server again. */
    mend: () => behaviour.clear(),
  };
}
