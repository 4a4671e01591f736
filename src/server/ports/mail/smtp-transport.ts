import { createTransport } from 'nodemailer';
import * as t from '../../../messages/delivery.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import type { DkimKey } from '../../mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { awaitReturn } from './await-return.ts';
import { messageOf } from './outbox-transport.ts';
import type { ReplyAddresses, ReturnPaths } from './return-paths.ts';
import { DeliveryFault } from './delivery-fault.ts';

/** What a status of RFC 3463 is about: `5.1.1` → class 5, subject 1. */
const statusPattern = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/** The first enhanced status code in an answer, or null. */
function statusIn(text: string): { readonly digit: number; readonly subject: number } | null {
  const [, digit, subject] = statusPattern.exec(text) ?? [];
  return digit === undefined ? null : { digit: Number(digit), subject: Number(subject) };
}

/** Of the system (3), the contents (6) and the policy (7): another message may well arrive. */
const notOfAddress = new Set([3, 6, 7]);

/**
 * Whether a permanent rejection means that the address takes no mail; an answer without a status counts as one about
 * the recipient.
 */
export function isAddressAtFault(answer: string): boolean {
  const status = statusIn(answer);
  return status === null ? /^55[013]\b/.test(answer) : status.digit === 5 && !notOfAddress.has(status.subject);
}

/** What the mailer adds to its errors. */
interface MailerError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

const unreachable: Readonly<Record<string, PlainMessage>> = {
  ETIMEDOUT: t.mailServerLate,
  EDNS: t.mailServerUnknown,
  ETLS: t.mailServerInsecure,
  EAUTH: t.mailServerRefusedLogin,
  ENOAUTH: t.mailServerAsksLogin,
};

/** Only answers to the recipient or the text are about this one message. */
const isAboutMessage = (command: string | undefined): boolean => command === 'RCPT TO' || command === 'DATA';

const answeredTo = (command: string | undefined) =>
  command === 'RCPT TO' ? 'address' : command === 'DATA' ? 'message' : 'connection';

/** A delivery that took too long. */
const lateFault = (cause: unknown): DeliveryFault => new DeliveryFault(t.mailServerLate(), { cause, isOfServer: true });

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** The fault behind a failed delivery. A refusal is only permanent if it is about this message. */
export function smtpFault(error: unknown): DeliveryFault {
  if (!(error instanceof Error)) return new DeliveryFault(String(error));
  const { code, command, response, responseCode }: MailerError = error;
  const isUnknownHere = code === 'EAUTH' && (responseCode ?? 500) >= 500;
  if (responseCode === undefined || response === undefined || isUnknownHere) {
    const fault = unreachable[code ?? '']?.() ?? t.mailServerAway({ reason: oneLine(error.message) });
    // A malformed message will not be accepted later either.
    const isPermanent = code === 'EENVELOPE' && responseCode === undefined;
    return new DeliveryFault(
      response === undefined ? fault : t.mailServerSaid({ fault, response: oneLine(response) }),
      {
        cause: error,
        isPermanent,
        isOfServer: !isPermanent,
      },
    );
  }
  const isPermanent = responseCode >= 500 && isAboutMessage(command);
  const answer = responseCode >= 500 ? 'refused' : 'later';
  return new DeliveryFault(t.mailServerAnswered({ answer, about: answeredTo(command), response: oneLine(response) }), {
    isPermanent,
    isOfAddress: isPermanent && command === 'RCPT TO' && isAddressAtFault(response),
    isOfServer: !isAboutMessage(command),
    cause: error,
  });
}

interface SmtpSettings {
  readonly from: { readonly name: string; readonly address: string };
  /** The key that signs messages; null: they are not signed. */
  readonly dkim: DkimKey | null;
  readonly returnPaths: ReturnPaths | null;
  readonly replyAddresses: ReplyAddresses | null;
  /** How long the server may be silent at one step, in milliseconds. */
  readonly patience?: number;
  /** How long one message may take from its first step to its last. */
  readonly patienceAtAll?: number;
  /** Told when a server that was away takes messages again. */
  readonly onBack: () => void;
}

/** For checks whether a server is available again, in milliseconds. */
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
 * Whether the connection must be encrypted before anything is sent: otherwise anyone on the way can read the password,
 * or suppress the offer of STARTTLS. Not needed on this computer; an operator can turn it off with `?requireTLS=false`
 * in the server's address.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Sends through an SMTP server over a few reused connections; each step has a timeout. */
export function smtpTransport(
  smtpUrl: string,
  { from, dkim, returnPaths, replyAddresses, patience = 15_000, patienceAtAll = 30_000, onBack }: SmtpSettings,
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
    replyAddresses,
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
