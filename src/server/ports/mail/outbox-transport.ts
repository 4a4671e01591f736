import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { messageOf } from './message-of.ts';
import type { MailTransport, Outbox, WrittenMessage } from './mail-transport.ts';

const fileNameOf = (messageId: string, at: Date) =>
  `${at.toISOString().replace(/[:.]/g, '-')}_${messageId.replace(/[^a-z0-9-]/gi, '')}.eml`;

/** Writes every message as an `.eml` file (decision 33). */
export function outboxTransport(folder: string, from: { name: string; address: string }): MailTransport & Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const composed = await composer.sendMail({ ...messageOf(mail), from });
      const target = path.join(folder, fileNameOf(mail.messageId, new Date()));
      await writeFile(`${target}.part`, composed.message);
      await rename(`${target}.part`, target);
    },
    async newest(limit) {
      const names = await readdir(folder).catch(() => []);
      const newestFirst = names
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .toReversed();
      return Promise.all(newestFirst.slice(0, limit).map((name) => readMessage(folder, name)));
    },
  };
}

async function readMessage(folder: string, name: string): Promise<WrittenMessage> {
  const parsed = await PostalMime.parse(await readFile(path.join(folder, name)));
  return {
    id: name.replace(/\.eml$/, ''),
    to: parsed.to?.map((mailbox) => mailbox.address ?? '').join(', ') ?? '',
    replyTo: parsed.replyTo?.[0]?.address ?? null,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    writtenAt: new Date(parsed.date ?? 0),
  };
}
