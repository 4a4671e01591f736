import type { ContactMessage } from '../../../contracts/contact.ts';
import type { SiteFacts } from '../../context.ts';
import { composeLetter, houseTemplates, type TemplateLetter } from '../letters/index.ts';

/** The letter that brings a message of the contact form to the publisher; its answer goes to whoever wrote. */
export const contactMail = (site: SiteFacts, written: ContactMessage, to: string): TemplateLetter => {
  const { username, email, subject, message, contact } = written;
  return composeLetter(site, houseTemplates.contact, {
    to,
    replyTo: email,
    values: {
      sender: username,
      senderEmail: email,
      phone: contact === '' ? 'not given' : contact,
      about: subject,
      message,
    },
  });
};
