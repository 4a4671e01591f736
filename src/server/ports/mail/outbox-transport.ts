import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, PostedMail } from './mail-transport.ts';

/** A single mailbox as an object, so that nothing in it is read as a list or as a display name. */
const mailbox = (address: string) => [{ name: '', address }];

/** Breaks what looks like an encoded word: email programs would decode a person's input, line breaks included. */
const literal = (subject: string) => subject.replaceAll('=?', '=\u2060?');

/** An email in the mailer's format. */
export const messageOf = ({ to, replyTo, messageId, returnPath, subject, ...content }: PostedMail) => ({
  ...content,
  subject: literal(subject),
  to: mailbox(to),
  ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
  ...(returnPath === null ? {} : { envelope: { from: returnPath, to } }),
  messageId: `<${messageId}>`,
});

const fileNameOf = (messageId: string, at: Date) =>
  `${at.toISOString().replace(/[:.]/g, '-')}_${messageId.replace(/[^a-z0-9-]/gi, '')}.eml`;

/** The email's id, with which the Message-ID begins. */
const emailIn = (fileName: string) => /_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.exec(fileName)?.[1] ?? null;
const askedAtOnce = 500;

/** Writes every message as an `.eml` file (decision 33). */
export function outboxTransport(folder: string, from: { name: string; address: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    isBuiltIn: true,
    returnPaths: null,
    replyAddresses: null,
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const composed = await composer.sendMail({ ...messageOf(mail), from });
      const target = path.join(folder, fileNameOf(mail.messageId, new Date()));
      await writeFile(`${target}.part`, composed.message);
      await rename(`${target}.part`, target);
    },
    async clear(savedOf) {
      await mkdir(folder, { recursive: true });
      const names = await readdir(folder);
      const files = names.flatMap((name) => {
        const emailId = emailIn(name);
        return emailId === null ? [] : [{ name, emailId }];
      });
      let cleared = 0;
      for (let at = 0; at < files.length; at += askedAtOnce) {
        const part = files.slice(at, at + askedAtOnce);
        const kept = await savedOf(part.map(({ emailId }) => emailId));
        for (const { name } of part.filter(({ emailId }) => !kept.has(emailId))) {
          await rm(path.join(folder, name), { force: true });
          cleared += 1;
        }
      }
      return cleared;
    },
    close: () => Promise.resolve(),
  };
}
