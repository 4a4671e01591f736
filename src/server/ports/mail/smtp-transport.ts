import { createTransport } from 'nodemailer';
import type { DkimKey } from '../../mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { awaitReturn } from './await-return.ts';
import { messageOf } from './message-of.ts';
import type { ReturnPaths } from './return-paths.ts';
import { lateFault, smtpFault } from './smtp-fault.ts';

interface SmtpSettings {
  readonly from: { readonly name: string; readonly address: string };
  /** What messages are signed with; null: nothing. */
  readonly dkim: DkimKey | null;
  readonly returnPaths: ReturnPaths | null;
  /** How long the server may be silent at one step, in milliseconds. */
  readonly patience?: number;
  /** How long one message may take from its first step to its last. */
  readonly patienceAtAll?: number;
  /** Told when a server that was away takes messages again. */
  readonly onBack: () => void;
}

/** Whoever only wants to know whether a server is back does not wait for long. */
const patienceAsked = 3000;

const waitingFor = (milliseconds: number) => ({
  connectionTimeout: milliseconds,
  greetingTimeout: milliseconds,
  socketTimeout: milliseconds,
  dnsTimeout: milliseconds,
});

/** What of a head is signed where it is there: mail programs heed one-click unsubscribing in signed lines alone (RFC 8058). */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:In-Reply-To:References:' +
  'MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

/**
 * Whether nothing may be said before the line is encrypted: a password would be read on its way, and whoever stands in between
 * only has to leave the offer of STARTTLS out. On this machine nobody stands in between; `?requireTLS=false` in the address
 * of the server is an operator's own will.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Sends through an SMTP server, over a few connections that are kept; it times out at each step rather than waits for ever. */
export function smtpTransport(
  smtpUrl: string,
  { from, dkim, returnPaths, patience = 15_000, patienceAtAll = 30_000, onBack }: SmtpSettings,
): MailTransport {
  const server = {
    url: smtpUrl,
    requireTLS: mustEncrypt(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const options = {
    ...server,
    ...waitingFor(patience),
    pool: true as const,
    maxConnections: 5,
    maxMessages: 100,
    // A try that broke off may have arrived: whether there is another one is for the queue to say.
    maxRequeues: 0,
    ...(dkim === null ? {} : { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  };
  const transport = createTransport(options, { from });
  const asked = createTransport({ ...server, ...waitingFor(Math.min(patience, patienceAsked)) });
  const away = awaitReturn(() => asked.verify(), onBack);
  return {
    isBuiltIn: false,
    clear: () => Promise.resolve(0),
    returnPaths,
    send: async (mail) => {
      // A server that answers each step at the last moment must not hold a worker, either.
      const signal = AbortSignal.timeout(patienceAtAll);
      const message = { ...messageOf(mail), signal };
      await transport.sendMail(message).catch((error: unknown) => {
        const fault = signal.aborted ? lateFault(error) : smtpFault(error);
        if (fault.isOfServer) away.noteFailure();
        throw fault;
      });
    },
    close: () => {
      away.close();
      return Promise.resolve(transport.close());
    },
  };
}
