import { expect, test } from 'vitest';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import { coverOf, latestPublication } from './latest-publication.ts';

const article: ArticleSummary = {
  id: '01a1fb04-0000-7000-8000-000000000001',
  articleTitle: 'On sand',
  articleTitleHtml: 'On <i>sand</i>',
  articleAuthors: [{ authorGivenName: 'Amal', authorLastName: 'Haddad' }],
  articleAbstract: 'a'.repeat(400),
  articleNumber: 'A000000001',
  articleVolume: '1',
  articleIssue: '2',
  articleReceivedDate: null,
  articleAcceptedDate: '2026-01-04',
  articlePublishedDate: '2026-02-01',
  publishedDate: '2026-02-01',
  articlePublishedJournal: { journalAbbreviation: 'EIJER', journalTitle: 'A journal', journalISSN: null },
  access: 'open',
  isWithdrawn: false,
  isRetracted: false,
};
const journals = [
  { journalAbbreviation: 'ADME', journalImageURL: '/other' },
  { journalAbbreviation: 'EIJER', journalImageURL: '/journal' },
];
const issue = { journalAbbreviation: 'EIJER', issueVolume: '1', issueNumber: '2', issueImageURL: '/issue' };

test('an article stands under the cover of its own issue', () => {
  expect(coverOf(article, { journals, issues: [issue] })).toBe('/issue');
});

test.each([
  ['of another number', { ...issue, issueNumber: '3' }],
  ['of another volume', { ...issue, issueVolume: '2' }],
  ['of another journal', { ...issue, journalAbbreviation: 'ADME' }],
  ['without a picture', { ...issue, issueImageURL: null }],
])('an issue %s leaves the cover of the journal', (_, other) => {
  expect(coverOf(article, { journals, issues: [other] })).toBe('/journal');
});

test('without any picture there is no cover', () => {
  expect(coverOf(article, { journals: [], issues: [] })).toBeNull();
});

test('a retracted article says so on the home page', () => {
  const { title } = latestPublication({ ...article, isRetracted: true }, { journals, issues: [] });
  expect(title).toBe(`Retracted: ${article.articleTitle}`);
});

test('of a long abstract the browser gets the first 300 characters', () => {
  expect(latestPublication(article, { journals, issues: [] }).preview).toBe(`${'a'.repeat(300)}…`);
});
