import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpFront } from './smtp-front.ts';

/** A message as the server took it. */
export interface Received {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly messageId: string;
  /** As it came, an email for each byte. */
  readonly raw: string;
}

export interface Traits {
  /** Who may send; without it whoever comes. */
  readonly account?: { readonly user: string; readonly password: string };
  /** Whether it offers a safe connection, with a certificate that nobody has signed. */
  readonly offersTls?: boolean;
  /** Whether it forgets what messages say, where there are very many. */
  readonly isForgetful?: boolean;
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
// A copy: as a part of the message it would keep all of it in memory.
const messageIdIn = (raw: string) =>
  Buffer.from(/^Message-ID: *<?([^>\r\n]*)>?/im.exec(raw)?.[1] ?? '', 'latin1').toString('latin1');
// A server that listens on a host and port has an address of this kind.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server | SMTPServer): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once('server' in server ? server.server : server, 'listening');
}

interface Handlers {
  readonly onRcptTo: NonNullable<SMTPServerOptions['onRcptTo']>;
  readonly take: (message: Received, done: () => void) => void;
}

/** What a server does that behaves; `take` is told of each message that was read to its end. */
const goodServer = ({ account, offersTls = false }: Traits, { onRcptTo, take }: Handlers) =>
  new SMTPServer({
    disabledCommands: [...(account ? [] : ['AUTH']), ...(offersTls ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username })
        : done(refusal(535, 'Wrong name or password')),
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const recipients = rcptTo.map(({ address }) => address);
        const from = mailFrom === false ? '' : mailFrom.address;
        take({ from, recipients, messageId: messageIdIn(raw), raw }, done);
      });
    },
  });

/** A live mail server on loopback, which keeps what it takes and behaves as it is told. */
export async function openSmtpServer(traits: Traits = {}) {
  const received: Received[] = [];
  const refused = new Map<string, number>();
  const pace = { slowness: 0 };
  const server = goodServer(traits, {
    onRcptTo: ({ address }, _session, done) => {
      const code = refused.get(address);
      done(code === undefined ? null : refusal(code, 'No such mailbox'));
    },
    take: (message, done) => {
      // What was read to its end may have been delivered, whatever is answered.
      received.push(traits.isForgetful ? { ...message, raw: '' } : message);
      setTimeout(done, pace.slowness);
    },
  });
  server.on('error', () => undefined);
  const front = smtpFront(() => portOf(server.server));
  const { user, password } = traits.account ?? {};
  const nameAndPassword =
    user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`;
  await Promise.all([listening(server), listening(front.server)]);
  return {
    /** Where it is, and with which name and password it takes messages. */
    url: `smtp://${nameAndPassword}127.0.0.1:${portOf(front.server)}`,
    received,
    /** How long it holds each message before it answers, in milliseconds. */
    pace,
    at: front.at,
    heard: front.heard,
    mend: front.mend,
    hangUp: front.hangUp,
    messagesTo: (address: string) => received.filter(({ recipients }) => recipients.includes(address)),
    /** Answers with this status to whoever writes to the address. */
    refuse: (address: string, status: number) => void refused.set(address, status),
    /** Waits until so many messages were taken; fails after a minute. */
    async taken(count: number): Promise<void> {
      for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) if (received.length >= count) return;
      throw new Error(`${received.length} of ${count} messages came`);
    },
    close: async () => {
      front.server.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
