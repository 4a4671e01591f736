import path from 'node:path';
import { expect, test } from 'vitest';
import { isForTests } from './architecture/source-file.ts';
import { readSources } from './architecture/read-sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readSources(root, ['src/server']).filter((file) => !isForTests(file.path));

/** Where a name stands as code, and not in its own definition. */
const usersOf = (name: string) =>
  sources
    .filter(({ source }) => new RegExp(`(?<!function |const )\\b${name}\\(`).test(source))
    .map((file) => file.path.replace('src/server/domains/', ''))
    .toSorted();

test('issue 8: what the product says by itself has words that administrators can change', () => {
  // Everything else is handed to `sendEmail`, whose type takes a filled template and nothing besides.
  expect(usersOf('composeMail')).toEqual(['emails/templates/compose-email.ts']);
  expect(usersOf('sendWritten')).toEqual([
    // Puts an email into words first.
    'emails/send-email.ts',
    // An email that an administrator tries on themselves, in words that nobody has published.
    'emails/templates/change-template.ts',
    // An email that an administrator writes, tried on themselves.
    'mailings/send-test.ts',
  ]);
});

test('issue 8: every template is the words of a letter that is sent', () => {
  const names = sources
    .filter(({ path: file }) => /\/emails\/templates\/[a-z-]+-templates\.ts$/.test(file))
    .flatMap(({ source }) => [...source.matchAll(/^export const (\w+) = defineEmail/gm)].map(([, name = '']) => name));
  const code = sources.map(({ source }) => source).join('\n');
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`emplates\\.${name}\\b`).test(code))).toEqual([]);
});

test('letters, invoices and pages take the address of the house from the contact page alone', () => {
  const named = sources.filter(({ source }) => source.includes('firstContactEmail')).map((file) => file.path);
  expect(named.toSorted()).toEqual([
    'src/server/context.ts',
    'src/server/domains/site-content/original-texts.ts',
    'src/server/open-parts.ts',
  ]);
});
