import { defineLetter } from './letter-template.ts';

export const contact = defineLetter({
  name: 'contact',
  title: 'A message of the contact form',
  group: 'The house',
  when: 'To the address of the contact page, when a visitor writes through its form; an answer goes to the visitor.',
  fields: {
    sender: { about: 'Name of whoever wrote', example: 'Lina Haddad' },
    senderEmail: { about: 'Address of whoever wrote', example: 'lina.haddad@example.org', isNeeded: true },
    phone: { about: 'Contact number, or “not given”', example: 'not given' },
    about: { about: 'What the message is about', example: 'A question' },
    message: {
      about: 'What was written',
      example: 'Good morning,\n\nwhen does the next issue appear?',
      isNeeded: true,
      isLong: true,
    },
  },
  words: {
    subject: 'Contact form: {{about}}',
    greeting: '{{sender}} wrote through the contact form:',
    text: `{{message}}

From: {{sender}}
Email: {{senderEmail}}
Contact number: {{phone}}`,
    actionLabel: '',
  },
});
