import { expect, test } from 'vitest';
import { noStatements } from '../../../contracts/statements.ts';
import { aPublishedArticle, withdrawn } from './article-fixture.ts';
import { scholarTags } from './scholar-meta.tsx';

const tags = (changes: Parameters<typeof aPublishedArticle>[0] = {}) =>
  scholarTags(aPublishedArticle(changes), { name: 'House', url: 'https://site.example' });
const valueOf = (name: string, changes?: Parameters<typeof aPublishedArticle>[0]) =>
  tags(changes).find((tag) => tag.name === name)?.content;

test('each author is followed by the institution', () => {
  const people = tags().filter(({ name }) => name.startsWith('citation_author'));
  expect(people.map(({ content }) => content)).toEqual(['Lina Haddad', 'Dubai', 'Jean-Luc Pierre Noor', 'Riyadh']);
});

test('the PDF is named by its absolute address beside the abstract page', () => {
  const page = valueOf('citation_abstract_html_url');
  expect(page).toBe('https://site.example/journal/EIJER/0198c0de-0000-7000-8000-0000000000ab');
  expect(valueOf('citation_pdf_url')).toBe(`${page}/article.pdf`);
});

test('funders are named with their awards', () => {
  const grants = [{ funder: 'Sand Fund', awards: ['S 1', 'S 2'] }];
  expect(valueOf('citation_funding_source', { statements: { ...noStatements, grants } })).toBe(
    'citation_funder=Sand Fund; citation_grant_number=S 1; citation_grant_number=S 2',
  );
});

test('dates are written with slashes', () => {
  expect(valueOf('citation_publication_date')).toBe('2026/03/04');
  expect(valueOf('citation_publication_date', { articlePublishedDate: '2011-05' })).toBe('2011/05');
});

test('what is not known has no tag', () => {
  const names = tags({ articleVolume: null, pdfURL: null, fullText: null, articleKeywords: [] }).map(
    ({ name }) => name,
  );
  expect(names).not.toContain('citation_volume');
  expect(names).not.toContain('citation_pdf_url');
  expect(names).not.toContain('citation_fulltext_html_url');
  expect(names).not.toContain('citation_keywords');
});

test('a withdrawn article says so in its title, and names no PDF', () => {
  expect(valueOf('citation_title', withdrawn)).toBe('Withdrawn: Homework after the bell');
  expect(valueOf('citation_pdf_url', withdrawn)).toBeUndefined();
  expect(valueOf('citation_doi', withdrawn)).toBe('10.5555/eijer.1');
});
