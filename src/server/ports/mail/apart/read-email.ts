import { compile } from 'html-to-text';
import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime';
import type { ArrivedEmail, ArrivedFile } from './arrived-email.ts';

/** As much as is read of a text: a message has far less. */
const mostText = 500_000;

const textOfHtml = compile({
  wordwrap: false,
  limits: { maxInputLength: mostText, maxDepth: 200 },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
  ],
});

/** Files that an email program adds by itself. */
const added = /^(text\/calendar|text\/x-amp-html|application\/(pgp|(x-)?pkcs7)-signature)$/;

/** A picture that the text shows, such as a logo. */
const isShown = ({ mimeType, disposition, related }: Attachment) =>
  mimeType.startsWith('image/') && (related === true || disposition !== 'attachment');

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

function filesOf({ attachments }: Email): ArrivedFile[] {
  const attached = attachments.filter((file) => !added.test(file.mimeType) && !isShown(file));
  return attached.map((file) => ({ name: file.filename ?? '', bytes: bytesOf(file) }));
}

/** Whether it has a part in plain text: else the parser makes one of the HTML, without the marks of quotations. */
const hasPlainText = ({ headers }: Email, raw: Uint8Array): boolean =>
  !headers.some(({ key }) => key === 'content-type') ||
  /^content-type:\s*text\/plain/im.test(new TextDecoder('latin1').decode(raw));

function textOf(email: Email, raw: Uint8Array): string {
  const text = (email.text ?? '').slice(0, mostText);
  const { html } = email;
  return html !== undefined && (text.trim() === '' || !hasPlainText(email, raw)) ? textOfHtml(html) : text;
}

function headOf({ headers }: Email): ArrivedEmail['head'] {
  const head = new Map<string, string[]>();
  for (const { key, value } of headers) head.set(key, [...(head.get(key) ?? []), value]);
  return head;
}

async function read(raw: Uint8Array): Promise<ArrivedEmail> {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  });
  const head = headOf(email);
  const from = (head.get('from') ?? []).flatMap((value) => addressParser(value, { flatten: true }));
  return {
    head,
    from: from.map(({ address = '' }) => address.toLowerCase()),
    messageId: email.messageId ?? null,
    text: textOf(email, raw),
    files: filesOf(email),
  };
}

process.once('message', (raw) => {
  if (!(raw instanceof Uint8Array)) throw new Error('There is no email to read');
  void read(raw).then((email) => process.send?.(email));
});
