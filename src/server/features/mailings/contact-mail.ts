import type { ContactMessage } from '../../../contracts/contact.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';

/** The letter that brings a message of the contact form to the publisher; its answer goes to whoever wrote. */
export function contactMail(site: SiteFacts, message: ContactMessage, id: string): OutgoingMail {
  const { username, email, subject, contact } = message;
  return composeMail(site, {
    to: site.contactEmail,
    replyTo: email,
    key: `contact:${id}`,
    subject: `Contact form: ${subject}`,
    greeting: `${username} wrote through the contact form:`,
    paragraphs: [message.message],
    after: [`From: ${username}\nEmail: ${email}\nContact number: ${contact === '' ? 'not given' : contact}`],
  });
}
