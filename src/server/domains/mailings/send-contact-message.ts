import { messageSent, type ContactMessage } from '../../../contracts/contact.ts';
import { phoneNotGiven } from '../../../messages/email-responses.ts';
import type { Context, SiteFacts } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findNamedManuscript, sendEmail, composeEmail, siteTemplates, type TemplateEmail } from '../emails/index.ts';
import { readContactEmail } from '../site-content/index.ts';

/** The email with a contact form message; replies go to its sender. */
const contactMail = (site: SiteFacts, written: ContactMessage, to: string): TemplateEmail => {
  const { username, email, subject, message, contact } = written;
  return composeEmail(site, siteTemplates.contact, {
    to,
    replyTo: email,
    values: {
      sender: username,
      senderEmail: email,
      phone: contact === '' ? phoneNotGiven() : contact,
      about: subject,
      message,
    },
  });
};

/** Sends a message to the publisher only. A bot that fills in the hidden field gets the same response. */
export async function sendContactMessage(ctx: Context, message: ContactMessage): Promise<{ message: string }> {
  const isFromPerson = message.homepage === '';
  if (isFromPerson) {
    const to = await readContactEmail(ctx);
    await inTransaction(ctx, async (tx) => {
      const manuscriptId = await findNamedManuscript(tx.db, `${message.subject}\n${message.message}`);
      await sendEmail(tx, contactMail(tx.site, message, to), { manuscriptId });
    });
  }
  return { message: messageSent };
}
