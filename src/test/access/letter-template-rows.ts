import { letterTemplates } from '../../contracts/letter-templates.ts';
import { administratorOnly, nothing, row } from './table.ts';

const words = { subject: 'Goodbye', greeting: 'Hello,', text: 'It is done.', actionLabel: '' };
const params = { name: 'account-deleted' };

/** What the letters of the product say: the administrators' affair. */
export const letterTemplateRows = [
  row(letterTemplates.list, 'every letter', nothing, administratorOnly(200)),
  row(letterTemplates.read, 'a letter', () => ({ params }), administratorOnly(200)),
  row(letterTemplates.read, 'nothing', () => ({ params: { name: 'nothing' } }), administratorOnly(404)),
  row(letterTemplates.preview, 'a letter', () => ({ params, body: words }), administratorOnly(200)),
  row(letterTemplates.test, 'a letter', () => ({ params, body: words }), administratorOnly(200)),
  row(
    letterTemplates.publish,
    'an older version',
    () => ({ params, body: { ...words, version: 999 } }),
    administratorOnly(409),
  ),
  row(letterTemplates.reset, 'an older version', () => ({ params, body: { version: 999 } }), administratorOnly(409)),
];
