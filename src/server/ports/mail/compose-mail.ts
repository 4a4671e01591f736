import { buttonFallback } from '../../../messages/emails/layout.ts';
import type { OutgoingMail } from './mail-transport.ts';

/** The site that sends the messages. */
export interface Sender {
  readonly name: string;
  readonly url: string;
}

/** The link of a message. */
interface MailAction {
  readonly label: string;
  readonly url: string;
  /** Whether the link lets anyone who has it act as the recipient, without a password. */
  readonly isSecret?: boolean;
}

/** The content of a message; its text and HTML are made from it. */
export interface MailContent {
  readonly to: string;
  readonly replyTo?: string;
  /** The kind of message and its subject: `decision:<id>`. */
  readonly key: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: MailAction;
  readonly after?: readonly string[];
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A line; it is a link where it is nothing but an address of the site. */
const lineOf = (site: Sender, text: string) =>
  text.startsWith(`${site.url}/`) && !/\s/.test(text)
    ? `<a href="${escapeHtml(text)}" style="color:#0B5C5A;word-break:break-all">${escapeHtml(text)}</a>`
    : escapeHtml(text);

const paragraphOf = (site: Sender, text: string) => {
  const lines = text.split('\n').map((line) => lineOf(site, line));
  return `<p style="margin:0 0 16px">${lines.join('<br>')}</p>`;
};

/** The HTML of every message: the site’s name, the content, and the site’s address. `body` and `foot` are HTML. */
export const mailPage = (site: Sender, subject: string, { body, foot = '' }: { body: string; foot?: string }): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBF8F3;color:#1E1B16;font:16px/1.6 'Public Sans',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;padding-bottom:16px;border-bottom:1px solid #E2D8C8;font:600 22px 'Source Serif 4',Georgia,serif">${escapeHtml(site.name)}</p>
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #E2D8C8;color:#5E564A;font-size:14px">${escapeHtml(site.name)} · <a href="${escapeHtml(site.url)}" style="color:#0B5C5A">${escapeHtml(site.url)}</a></p>
${foot}</div></body></html>`;

/** The end of a message in plain text. */
export const mailSignature = (site: Sender): string => `--\n${site.name}\n${site.url}`;

function htmlOf(site: Sender, mail: MailContent): string {
  const paragraph = (text: string) => paragraphOf(site, text);
  const action = mail.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0B5C5A;color:#FFFFFF;text-decoration:none;font-weight:600">${escapeHtml(mail.action.label)}</a></p>
<p style="margin:0 0 16px;color:#5E564A;font-size:14px">${escapeHtml(buttonFallback())}<br><a href="${escapeHtml(mail.action.url)}" style="color:#0B5C5A;word-break:break-all">${escapeHtml(mail.action.url)}</a></p>`
    : '';
  const body = [
    paragraph(mail.greeting),
    ...mail.paragraphs.map(paragraph),
    action,
    ...(mail.after ?? []).map(paragraph),
  ];
  return mailPage(site, mail.subject, { body: body.join('\n') });
}

function textOf(site: Sender, mail: MailContent): string {
  const action = mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : [];
  return [mail.greeting, ...mail.paragraphs, ...action, ...(mail.after ?? []), mailSignature(site)].join('\n\n');
}

/** Makes a message ready to send. */
export function composeMail(site: Sender, mail: MailContent): OutgoingMail {
  return {
    kind: mail.key.split(':', 1).join(''),
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: textOf(site, mail),
    html: htmlOf(site, mail),
    secret: mail.action?.isSecret ? mail.action.url : null,
  };
}
