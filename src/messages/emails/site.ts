import { emailField, emailText } from './email-text.ts';

// Contact form
export const contact = emailText({
  title: 'Contact form message',
  when: 'To the publisher’s contact address. Replies go to the sender.',
  subject: 'Contact form: {{about}}',
  greeting: '{{sender}} wrote through the contact form:',
  text: `{{message}}

From: {{sender}}
Email: {{senderEmail}}
Contact number: {{phone}}`,
  actionLabel: '',
});

export const sender = emailField('Name of the sender', 'Lina Haddad');
export const senderEmail = emailField('Address of the sender', 'lina.haddad@example.org');
export const phone = emailField('Contact number, or “not given”', 'not given');
export const about = emailField('Subject of the message', 'A question');
export const contactMessage = emailField('Message', 'Good morning,\n\nwhen does the next issue appear?');
