import { noStatements } from '../../../../contracts/statements.ts';
import { expect, test } from 'vitest';
import type { PublishedArticle } from '../../../../contracts/articles.ts';
import { citedWork } from './cited-work.ts';

const article: PublishedArticle = {
  id: '0198c0de-0000-7000-8000-0000000000ab',
  articleTitle: 'Homework',
  articleTitleHtml: 'Homework',
  articleAuthors: [],
  articleAbstract: '',
  articleNumber: 'A0000000AB',
  articleVolume: null,
  articleIssue: null,
  articleReceivedDate: null,
  articleAcceptedDate: null,
  articlePublishedDate: '2011-05',
  publishedDate: '2011-05',
  articlePublishedJournal: { journalAbbreviation: 'EI JER', journalTitle: 'Journal', journalISSN: null },
  access: 'open',
  isWithdrawn: false,
  isRetracted: false,
  articleAbstractHtml: '',
  abstractOrigin: 'abstract',
  articleKeywords: [],
  keywords: [],
  articleStatus: 'Published',
  withdrawal: null,
  isProduced: false,
  version: 1,
  versions: 1,
  corrections: [],
  relatedNotices: [],
  hasReviews: false,
  sharedAffiliations: [],
  statements: noStatements,
  translations: [],
  otherAbstracts: [],
  firstPage: null,
  lastPage: null,
  isFirstPageNumber: false,
  doi: null,
  licenceUrl: null,
  licenceText: null,
  copyright: null,
  language: 'en',
  section: null,
  articleType: null,
  references: [],
  fullText: null,
  hasText: false,
  pdfURL: null,
  publicPdfName: null,
};
const site = { name: 'House', url: 'https://site.example' };
const author = (authorLastName: string) => ({
  authorTitle: null,
  authorGivenName: 'A',
  authorLastName,
  authorAffiliation: '',
  affiliations: [],
  orcid: null,
  isCorresponding: false,
});
const work = (changes: Partial<PublishedArticle>) => citedWork({ ...article, ...changes }, site);

test('the key is ASCII whatever the first author is called', () => {
  expect(work({ articleAuthors: [author('Ó Dálaigh-Şahin')] }).key).toBe('odalaighsahin2011_A0000000AB');
  expect(work({ articleAuthors: [author('الحمادي')] }).key).toBe('article2011_A0000000AB');
});

test('an article is cited by its pages, by a number printed in their place, else by its own number', () => {
  expect(work({ firstPage: '11', lastPage: '19' }).locator).toEqual({ kind: 'pages', first: '11', last: '19' });
  expect(work({ firstPage: '11', lastPage: '11' }).locator).toEqual({ kind: 'pages', first: '11', last: null });
  expect(work({ firstPage: 'e1004082' }).locator).toEqual({ kind: 'number', number: 'e1004082' });
  expect(work({ firstPage: '064002', isFirstPageNumber: true }).locator).toEqual({ kind: 'number', number: '064002' });
  expect(work({}).locator).toEqual({ kind: 'number', number: 'A0000000AB' });
});

test('its address is that of the installation, and its date as exact as is known', () => {
  expect(work({}).address).toBe('https://site.example/journal/EI%20JER/0198c0de-0000-7000-8000-0000000000ab');
  expect(work({}).published).toEqual(['2011', '05']);
});

test('decision 34: the title of a withdrawn article says so, as words and as HTML', () => {
  expect(work({ isWithdrawn: true, articleTitleHtml: '<i>Homework</i>' }).title).toEqual({
    text: 'Withdrawn: Homework',
    html: 'Withdrawn: <i>Homework</i>',
  });
});
