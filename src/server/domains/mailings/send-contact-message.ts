import { messageSent, type ContactMessage } from '../../../contracts/contact.ts';
import { phoneNotGiven } from '../../../messages/email-responses.ts';
import type { Context, SiteFacts } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  findNamedManuscript,
  sendLetter,
  composeLetter,
  houseTemplates,
  type TemplateLetter,
} from '../letters/index.ts';
import { readContactEmail } from '../site-texts/index.ts';

/** The letter that brings a message of the contact form to the publisher; its answer goes to whoever wrote. */
const contactMail = (site: SiteFacts, written: ContactMessage, to: string): TemplateLetter => {
  const { username, email, subject, message, contact } = written;
  return composeLetter(site, houseTemplates.contact, {
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

/** Passes a message on to the publisher, and to nobody else whatever it says; a program that fills in the unseen field is told the same. */
export async function sendContactMessage(ctx: Context, message: ContactMessage): Promise<{ message: string }> {
  const isFromPerson = message.homepage === '';
  if (isFromPerson) {
    const to = await readContactEmail(ctx);
    await inTransaction(ctx, async (tx) => {
      const manuscriptId = await findNamedManuscript(tx.db, `${message.subject}\n${message.message}`);
      await sendLetter(tx, contactMail(tx.site, message, to), { manuscriptId });
    });
  }
  return { message: messageSent };
}
