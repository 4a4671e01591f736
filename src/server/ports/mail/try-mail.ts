import { createTransport } from 'nodemailer';
import { folderAndClient } from './bounce-mailbox.ts';
import { smtpFault, mustEncrypt } from './smtp-transport.ts';

/** Connects and signs in to the mail server without sending anything; throws the server's error. */
export async function tryMailServer(smtpUrl: string, patience: number): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    requireTLS: mustEncrypt(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
  } catch (error) {
    throw smtpFault(error);
  } finally {
    transport.close();
  }
}

/** Opens the mailbox of reports without changing anything in it. */
export async function tryMailbox(imapUrl: string, patience: number): Promise<void> {
  const { client, folder } = await folderAndClient(imapUrl, patience);
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly: true });
  } finally {
    await client.logout().catch(() => undefined);
    client.close();
  }
}
