import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';
import { messageOf } from './message-of.ts';

const fileNameOf = (messageId: string, at: Date) =>
  `${at.toISOString().replace(/[:.]/g, '-')}_${messageId.replace(/[^a-z0-9-]/gi, '')}.eml`;

/** Writes every message as an `.eml` file (decision 33). */
export function outboxTransport(folder: string, from: { name: string; address: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    isBuiltIn: true,
    returnPaths: null,
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const composed = await composer.sendMail({ ...messageOf(mail), from });
      const target = path.join(folder, fileNameOf(mail.messageId, new Date()));
      await writeFile(`${target}.part`, composed.message);
      await rename(`${target}.part`, target);
    },
    close: () => Promise.resolve(),
  };
}
