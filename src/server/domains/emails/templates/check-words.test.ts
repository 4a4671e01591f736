import { expect, test } from 'vitest';
import { EmailWords } from '../../../../contracts/email-templates.ts';
import { allTemplates } from './all-templates.ts';
import { faultsOf } from './check-words.ts';
import * as accounts from './account-templates.ts';
import type { EmailTemplate } from './email-template.ts';
import * as manuscripts from './manuscript-templates.ts';
import * as notices from './notice-templates.ts';
import * as payments from './payment-templates.ts';
import * as site from './site-templates.ts';
import * as production from './production-templates.ts';
import * as reviews from './review-templates.ts';

const { emailNotice, accountDeleted } = accounts;
const { rejected } = manuscripts;

test('every delivered letter keeps to the rules for changed ones, and has a name of its own', () => {
  for (const template of allTemplates) {
    expect(EmailWords.parse(template.words), template.name).toEqual(template.words);
    expect(faultsOf(template.words, template), template.name).toBeNull();
  }
  expect(new Set(allTemplates.map(({ name }) => name)).size).toBe(allTemplates.length);
  const defined = [accounts, manuscripts, notices, reviews, production, payments, site].flatMap((group) =>
    Object.values<EmailTemplate>(group),
  );
  expect(new Set(allTemplates)).toEqual(new Set(defined));
});

const changed = (part: Partial<EmailWords>) => faultsOf({ ...emailNotice.words, ...part }, emailNotice);
const text = (words: string) => changed({ text: `${words}\n\n{{newEmail}}\n\n{{link}}` });

test.each([
  ['Dear {{surnam}}', '{{surnam}} at line 1, character 6 is not a field of this email. Did you mean {{surname}}?'],
  ['Dear\nall, {{xyzzy}}', '{{xyzzy}} at line 2, character 6 is not a field of this email.'],
  ['{{constructor}}', '{{constructor}} at line 1, character 1 is not a field of this email.'],
  ['{{__proto__}}', '{{__proto__}} at line 1, character 1 is not a field of this email.'],
  [
    '{{surname.length}}',
    '{{surname.length}} at line 1, character 1 is not a field of this email. Did you mean {{surname}}?',
  ],
  ['{{{surname}}}', '“{{{surname}}}” at line 1, character 1 is not allowed. Write fields as {{name}}.'],
  ['{{&surname}}', '“{{&surname}}” at line 1, character 1 is not allowed. Write fields as {{name}}.'],
  ['{{!remark}}', '“{{!remark}}” at line 1, character 1 is not allowed. Write fields as {{name}}.'],
  ['{{>partial}}', '“{{>partial}}” at line 1, character 1 is not allowed. Write fields as {{name}}.'],
  ['{{=<% %>=}} <%surname%>', '“{{=<% %>=}}” at line 1, character 1 is not allowed. Write fields as {{name}}.'],
  ['surname}}', 'A field is broken at line 1, character 8. Write fields as {{name}}, with two brackets on each side.'],
])('a field that is unknown or broken is refused with its place: %s', (words, fault) => {
  expect(text(words)).toEqual({ text: fault });
});

test.each([
  '{{#surname}}x{{/surname}}',
  '{{^surname}}x{{/surname}}',
  '{{#surname}}',
  '{{/surname}}',
  '{{surname',
  '{{',
  '{{ }}',
])('sections, and what is not closed, are refused with a place: %s', (words) => {
  expect(text(words)?.text).toMatch(/at line \d+, character \d+/);
});

test('the link cannot be taken out, doubled, hidden in a sentence or put into the subject', () => {
  expect(changed({ text: '{{newEmail}}' })?.text).toMatch(/^The text must contain \{\{link\}\}/);
  expect(changed({ text: '{{newEmail}}\n\n{{link}}\n\n{{link}}' })?.text).toMatch(/once/);
  expect(changed({ text: '{{newEmail}} and press {{link}} now' })?.text).toMatch(/on a line of its own/);
  expect(changed({ subject: 'Press {{link}}' })?.subject).toMatch(/only allowed in the text/);
  expect(changed({ actionLabel: '' })?.actionLabel).toMatch(/needs a text/);
  expect(changed({ actionLabel: 'Go, {{surname}}' })?.actionLabel).toMatch(/cannot contain fields/);
  expect(changed({ text: '{{newEmail}}\n \n{{ link }}\n\nBye.' })).toBeNull();
});

test('what a letter is of no use without cannot be taken out, and what has lines stands in the text alone', () => {
  expect(changed({ text: 'Hello.\n\n{{link}}' })?.text).toMatch(/^The text must contain \{\{newEmail\}\}/);
  expect(faultsOf({ ...rejected.words, subject: '{{reasons}}' }, rejected)?.subject).toMatch(
    /only allowed in the text/,
  );
  expect(faultsOf({ ...accountDeleted.words, actionLabel: 'Go' }, accountDeleted)?.actionLabel).toMatch(/no button/);
  expect(faultsOf({ ...accountDeleted.words, text: '{{link}}' }, accountDeleted)?.text).toMatch(/not a field/);
});
