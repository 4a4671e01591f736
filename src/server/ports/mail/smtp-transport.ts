import { createTransport } from 'nodemailer';
import type { DkimKey } from '../../mail-settings.ts';
import { DeliveryFault } from './delivery-fault.ts';
import type { MailTransport } from './mail-transport.ts';
import { messageOf } from './message-of.ts';
import type { ReturnPaths } from './return-paths.ts';
import { smtpFault } from './smtp-fault.ts';

interface SmtpSettings {
  readonly from: { readonly name: string; readonly address: string };
  /** What messages are signed with; null: nothing. */
  readonly dkim: DkimKey | null;
  readonly returnPaths: ReturnPaths | null;
  /** How long the server may be silent at one step, in milliseconds. */
  readonly patience?: number;
  /** How long one message may take from its first step to its last. */
  readonly patienceAtAll?: number;
}

/** What of a head is signed where it is there: mail programs heed one-click unsubscribing in signed lines alone (RFC 8058). */
const signedHeaders = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Fails when it takes too long: a server that answers each step at the last moment must not hold a worker. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DeliveryFault('The mail server did not answer in time.')),
    milliseconds,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Sends through an SMTP server, over a few connections that are kept; it times out at each step rather than waits for ever. */
export function smtpTransport(
  smtpUrl: string,
  { from, dkim, returnPaths, patience = 15_000, patienceAtAll = 30_000 }: SmtpSettings,
): MailTransport {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim === null ? {} : { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    },
    { from },
  );
  return {
    isBuiltIn: false,
    returnPaths,
    send: async (mail) => {
      await within(patienceAtAll, transport.sendMail(messageOf(mail))).catch((error: unknown) => {
        throw error instanceof DeliveryFault ? error : smtpFault(error);
      });
    },
    close: () => Promise.resolve(transport.close()),
  };
}
