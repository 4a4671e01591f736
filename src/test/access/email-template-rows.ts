import { emailTemplates } from '../../contracts/email-templates.ts';
import { administratorOnly, nothing, row } from './table.ts';

const words = { subject: 'Goodbye', greeting: 'Hello,', text: 'It is done.', actionLabel: '' };
const params = { name: 'account-deleted' };

/** What the emails of the product say: the administrators' affair. */
export const emailTemplateRows = [
  row(emailTemplates.list, 'every letter', nothing, administratorOnly(200)),
  row(emailTemplates.read, 'a letter', () => ({ params }), administratorOnly(200)),
  row(emailTemplates.read, 'nothing', () => ({ params: { name: 'nothing' } }), administratorOnly(404)),
  row(emailTemplates.preview, 'a letter', () => ({ params, body: words }), administratorOnly(200)),
  row(emailTemplates.test, 'a letter', () => ({ params, body: words }), administratorOnly(200)),
  row(
    emailTemplates.publish,
    'an older version',
    () => ({ params, body: { ...words, version: 999 } }),
    administratorOnly(409),
  ),
  row(emailTemplates.reset, 'an older version', () => ({ params, body: { version: 999 } }), administratorOnly(409)),
];
