import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import type { EmailType } from '../../../contracts/mail-values.ts';
import * as t from '../../../messages/emails/layout.ts';
import type { Context, SiteFacts } from '../../context.ts';
import { escapeHtml, mailPage, mailSignature } from '../../ports/mail/compose-mail.ts';
import { composeSaved, type ComposeEmail, type EmailContent } from '../emails/index.ts';
import { readContactEmail, readPublisherAddress } from '../site-content/index.ts';
import { findMailing } from './mailing-store.ts';
import { findRecipient } from './recipient-store.ts';
import { textOfHtml } from './text-of-html.ts';
import { unsubscribeUrl } from './change-subscription.ts';

/** How each tag looks in an email: mail programs know no style sheets of ours. */
const looks: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h3: "margin:24px 0 8px;font:600 18px/1.4 'Source Serif 4',Georgia,serif",
  h4: 'margin:16px 0 8px;font-size:16px;font-weight:600',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #E2D8C8;color:#5E564A',
  a: 'color:#0B5C5A',
};

/** Sanitised formatted text as an email shows it: each tag with its look. */
const mailHtml = (sanitised: string): string =>
  sanitised.replaceAll(/<([a-z][a-z0-9]*)(?=[\s/>])/g, (whole, name: string) => {
    const look = looks[name];
    return look === undefined ? whole : `${whole} style="${look}"`;
  });

/** A written email, sanitised. */
export interface Written {
  readonly emailType: EmailType;
  readonly subject: string;
  readonly contentHtml: string;
}

const whyOf = (site: SiteFacts) => t.whyReceived({ site: site.name });

const small = 'margin:16px 0 0;color:#5E564A;font-size:14px';

/** Why a marketing email came, how to end them, and who sends it from where. */
function footOf(site: SiteFacts, unsubscribe: string, address: string): { html: string; text: string } {
  return {
    html: `<p style="${small}">${escapeHtml(whyOf(site))} <a href="${escapeHtml(unsubscribe)}" style="color:#0B5C5A">${escapeHtml(t.unsubscribe())}</a></p>
<p style="${small}">${escapeHtml(address)}</p>
`,
    text: `${whyOf(site)}\n${t.unsubscribeAt({ address: unsubscribe })}\n\n${address}`,
  };
}

/** An email as it goes to one account; a marketing email with the way to end them, for people and for mail programs. */
async function emailFor(ctx: Context, written: Written, userId: string | null): Promise<EmailContent> {
  const { subject, contentHtml, emailType } = written;
  const text = [textOfHtml(contentHtml), mailSignature(ctx.site)];
  const body = mailHtml(contentHtml);
  if (emailType === 'specific' || userId === null)
    return { subject, html: mailPage(ctx.site, subject, { body }), text: text.join('\n\n') };
  const url = await unsubscribeUrl(ctx, userId);
  const foot = footOf(ctx.site, url, (await readPublisherAddress(ctx)).lines.join(', '));
  return {
    subject,
    html: mailPage(ctx.site, subject, { body, foot: foot.html }),
    text: [...text, foot.text].join('\n\n'),
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** The content of an email of a mailing when it is sent; null if it is no longer wanted. Other emails stay as written. */
export const composeMailingEmail: ComposeEmail = async (ctx, email) => {
  if (email.mailingId === null) return composeSaved(ctx, email);
  const mailing = await findMailing(ctx.db, email.mailingId);
  if (mailing === null || mailing.state === 'cancelled') return null;
  if (mailing.emailType === 'specific') return emailFor(ctx, mailing, null);
  const recipient = email.userId === null ? null : await findRecipient(ctx.db, email.userId);
  // Consent is asked again, and the address is that of today.
  return recipient?.email === email.toAddress ? emailFor(ctx, mailing, recipient.id) : null;
};

/** What was written as it would arrive at an account. */
export async function arrivingAt(ctx: Context, written: Written, userId: string): Promise<ArrivingMail> {
  const { subject, html, text } = await emailFor(ctx, written, userId);
  return { subject, html, text, from: ctx.site.name, replyTo: await readContactEmail(ctx) };
}
