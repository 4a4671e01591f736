import { randomUUID } from 'node:crypto';

/** A file of an email. */
interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Answered {
  readonly from: string;
  /** The reply address. */
  readonly to: string;
  /** In a character for each byte, as the head says. */
  readonly text: string;
  readonly type?: string;
  readonly messageId?: string;
  /** More lines of the head. */
  readonly head?: readonly string[];
  readonly files?: readonly SentFile[];
}

const boundary = 'part-of-an-answer';

const filePart = ({ name, bytes }: SentFile) => `--${boundary}
Content-Type: application/octet-stream
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\n')}
`;

/** An answer by email as a mail program sends it, with a character for each byte. */
export function anAnswer({
  from,
  to,
  text,
  type = 'text/plain; charset=utf-8',
  messageId = `${randomUUID()}@mail.example`,
  head = [],
  files = [],
}: Answered): string {
  const top = [`From: ${from}`, `To: ${to}`, 'Subject: Re: New messages', `Message-ID: <${messageId}>`, ...head];
  const body = `Content-Type: ${type}\n\n${text}\n`;
  const whole =
    files.length === 0
      ? [...top, body]
      : [
          ...top,
          `Content-Type: multipart/mixed; boundary=${boundary}\n`,
          `--${boundary}\n${body}`,
          ...files.map(filePart),
          `--${boundary}--\n`,
        ];
  return whole.join('\n').replaceAll('\n', '\r\n');
}

/** A text in UTF-8, with a character for each byte. */
export const inBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** An answer above what a mail program quotes of the email. */
export const aboveQuote = (answer: string, quoted: string): string =>
  `${answer}\n\nOn Sat, 28 Nov 2026 at 19:00, Colophon <no-reply@example.org> wrote:\n\n${quoted.replaceAll(/^/gm, '> ')}`;
