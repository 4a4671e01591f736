import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { movedTo, shortAddresses } from './redirects.ts';

test.each([
  ['/faq/authorfaq', '/faq/authorFAQ'],
  ['/faq/reviewfaq', '/faq/reviewFAQ'],
  ['/FAQ/EditorFaq', '/faq/editorFAQ'],
  ['/ethicalpractice', '/ethics/ethicalpractice'],
  ['/Authorship', '/ethics/authorship'],
  ['/submission/', '/ethics/submission'],
  ['/ETHICS/Submission', '/ethics/submission'],
  ['/contact', '/contact/new'],
  ['/Contact/Author-Services', '/contact/author-services'],
  ['/faq', '/faq/authorFAQ'],
  ['/ethics/', '/ethics/ethicalpractice'],
  ['/policies/', '/policies'],
  ['/Policies//', '/policies'],
  ['/productdisplay', '/productDisplay'],
  ['/Journal/EIJER/', '/journal/EIJER'],
  ['/Journal/Publications', '/journal/publications'],
])('decision 16: %s leads to %s', (path, address) => {
  expect(movedTo(path)).toBe(address);
});

test.each([
  '/',
  '/journal/EIJER',
  '/journal/eijer',
  '/journal/a%2Fb/c',
  '/contact/another-matter',
  '/ethics/unheard-of',
  '/nothing-here/',
  '//evil.example/',
  '/\\evil.example/',
  '/journal//evil.example/',
  '/journal/EIJER/articles.rss/x/',
])('%s is left as it is', (path) => {
  expect(movedTo(path)).toBeNull();
});

test('what is led to is a page, at its own address: no chains and no circles', () => {
  for (const address of shortAddresses.values()) expect(movedTo(address)).toBeNull();
  for (const { pattern } of Object.values(pages)) expect(movedTo(pattern)).toBeNull();
});
