import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { MailTransport } from './mail-transport.ts';

/** Sends through an SMTP server; times out rather than waits for ever. */
export function smtpTransport(smtpUrl: string, from: { name: string; address: string }): MailTransport {
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
  };
}
