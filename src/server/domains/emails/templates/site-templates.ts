import * as t from '../../../../messages/emails/site.ts';
import { defineEmail } from './email-template.ts';

export const contact = defineEmail({
  name: 'contact',
  group: 'Site',
  ...t.contact,
  fields: {
    sender: t.sender,
    senderEmail: { ...t.senderEmail, isNeeded: true },
    phone: t.phone,
    about: t.about,
    message: { ...t.contactMessage, isNeeded: true, isLong: true },
  },
});
