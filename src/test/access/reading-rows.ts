import { indexRecords } from '../../contracts/index-records.ts';
import { articleFiles } from '../../contracts/article-files.ts';
import { articleVersions } from '../../contracts/article-versions.ts';
import { articleXml } from '../../contracts/article-xml.ts';
import { articles } from '../../contracts/articles.ts';
import { citing } from '../../contracts/citing.ts';
import { corrections } from '../../contracts/corrections.ts';
import { contact } from '../../contracts/contact.ts';
import { discovery } from '../../contracts/discovery.ts';
import { institutions } from '../../contracts/institutions.ts';
import { issues } from '../../contracts/issues.ts';
import { journalSetup } from '../../contracts/journal-setup.ts';
import { journals } from '../../contracts/journals.ts';
import { search } from '../../contracts/search.ts';
import { site } from '../../contracts/site.ts';
import { v7 } from 'uuid';
import { all, missing, nothing, row, signedInOnly } from './table.ts';

/** What everybody may read, and the form that everybody may send. */
export const readingRows = [
  row(journals.list, 'all', nothing, all(200)),
  row(journals.categories, 'all', nothing, all(200)),
  row(journals.byAbbreviation, 'one', ({ journal }) => ({ params: { abbreviation: journal.abbreviation } }), all(200)),
  row(journals.byAbbreviation, 'a missing one: an empty array', () => ({ params: { abbreviation: 'NONE' } }), all(200)),
  row(journalSetup.shown, 'one', ({ journal }) => ({ params: { abbreviation: journal.abbreviation } }), all(200)),
  row(journalSetup.shown, 'a missing one', () => ({ params: { abbreviation: 'NONE' } }), all(404)),
  row(journals.planned, 'one', ({ journal }) => ({ params: { journalId: journal.id } }), all(200)),
  row(journals.planned, 'a missing one', () => ({ params: { journalId: missing } }), all(404)),
  row(institutions.search, 'by a word', () => ({ query: { name: 'university' } }), signedInOnly(200)),
  row(institutions.match, 'of one affiliation', () => ({ body: { affiliations: ['Dubai'] } }), signedInOnly(200)),
  row(articles.published, 'all', nothing, all(200)),
  row(
    articles.publishedOfJournal,
    'one journal’s',
    ({ journal }) => ({ params: { journalAbbreviation: journal.abbreviation } }),
    all(200),
  ),
  row(articles.publishedOfJournal, 'a missing one’s', () => ({ params: { journalAbbreviation: 'NONE' } }), all(404)),
  row(articles.single, 'a published one', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(articles.single, 'a waiting one', ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }), all(404)),
  row(articles.page, 'the first', nothing, all(200)),
  row(articles.page, 'one beyond the last', () => ({ query: { page: '9999' } }), all(404)),
  row(
    articles.page,
    'an issue that there is not',
    ({ journal }) => ({ query: { journal: journal.abbreviation, volume: '99', issue: '9' } }),
    all(404),
  ),
  row(
    articles.issues,
    'one journal’s',
    ({ journal }) => ({ params: { journalAbbreviation: journal.abbreviation } }),
    all(200),
  ),
  row(articles.issues, 'a missing one’s', () => ({ params: { journalAbbreviation: 'NONE' } }), all(404)),
  row(articles.related, 'a published one’s', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(articles.related, 'a waiting one’s', ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }), all(404)),
  row(articles.entitlement, 'a published one', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(articleFiles.text, 'one without text', ({ articleId }) => ({ params: { articleId } }), all(404)),
  row(articleFiles.text, 'a missing one', () => ({ params: { articleId: missing } }), all(404)),
  row(articles.entitlement, 'a missing one', () => ({ params: { articleId: missing } }), all(404)),
  row(
    articles.pdf,
    'a published one for subscribers',
    ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId } }),
    [401, 401, 401, 402, 200, 402, 402, 200],
  ),
  row(
    articles.pdf,
    'a waiting one',
    ({ manuscriptId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId: manuscriptId } }),
    all(404),
  ),
  // Whose it is to read where there is one: corrected-articles.http.test.ts.
  row(
    corrections.earlierPdf,
    'none, of an article whose PDF was never corrected',
    ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId, number: '1' } }),
    all(404),
  ),
  // Whose they are to read where there are earlier ones: corrected-texts.http.test.ts.
  row(articleVersions.single, 'the first', ({ articleId }) => ({ params: { articleId, version: '1' } }), all(200)),
  row(articleVersions.text, 'one without text', ({ articleId }) => ({ params: { articleId, version: '1' } }), all(404)),
  row(
    articleVersions.pdf,
    'the first, for subscribers',
    ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId, version: '1' } }),
    [401, 401, 401, 402, 200, 402, 402, 200],
  ),
  row(
    articleVersions.xml,
    'the first',
    ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId, version: '1' } }),
    all(200),
  ),
  ...[articleVersions.epub, articleVersions.zip].map((call) =>
    row(
      call,
      'one that there is not',
      ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId, version: '2' } }),
      all(404),
    ),
  ),
  row(issues.list, 'all', nothing, all(200)),
  row(issues.find, 'none of that number', () => ({ params: { volume: '99', issueNumber: '9' } }), all(200)),
  row(issues.withdrawn, 'one that is on sale', ({ issue }) => ({ params: { fullIssueId: issue.id } }), all(404)),
  row(site.read, 'the site', nothing, all(200)),
  row(site.alive, 'the process', nothing, all(200)),
  row(site.ready, 'the process', nothing, all(200)),
  // What it holds for whom: article-xml.http.test.ts.
  row(
    articleXml.read,
    'a published one',
    ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId } }),
    all(200),
  ),
  row(
    articleXml.read,
    'a waiting one',
    ({ manuscriptId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId: manuscriptId } }),
    all(404),
  ),
  // Those with full text: article-files.http.test.ts.
  ...[articleFiles.epub, articleFiles.zip].map((call) =>
    row(
      call,
      'a published one without full text',
      ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId } }),
      all(404),
    ),
  ),
  row(
    indexRecords.ofJournal,
    'one journal’s, for PubMed',
    ({ journal }) => ({ params: { journalAbbreviation: journal.abbreviation, index: 'pubmed' } }),
    all(200),
  ),
  row(citing.citedBy, 'a published one’s', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(citing.citedBy, 'a waiting one’s', ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }), all(404)),
  row(articles.citations, 'a published one’s', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(articles.citations, 'a waiting one’s', ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }), all(404)),
  ...[articles.bibtex, articles.ris, articles.cslJson, indexRecords.datacite].flatMap((call) => [
    row(
      call,
      'a published one',
      ({ articleId, journal }) => ({ params: { journalAbbreviation: journal.abbreviation, articleId } }),
      all(200),
    ),
    row(
      call,
      'a waiting one',
      ({ manuscriptId, journal }) => ({
        params: { journalAbbreviation: journal.abbreviation, articleId: manuscriptId },
      }),
      all(404),
    ),
  ]),
  row(search.articles, 'any words', () => ({ query: { q: 'public' } }), all(200)),
  ...[discovery.allArticlesFeed, discovery.sitemap, discovery.sitemapOfPages, discovery.robots].map((call) =>
    row(call, 'all', nothing, all(200)),
  ),
  row(
    discovery.journalFeed,
    'one journal’s',
    ({ journal }) => ({ params: { journalAbbreviation: journal.abbreviation } }),
    all(200),
  ),
  row(discovery.journalFeed, 'a missing one’s', () => ({ params: { journalAbbreviation: 'NONE' } }), all(404)),
  row(discovery.oai, 'a harvester', () => ({ query: { verb: 'ListRecords', metadataPrefix: 'oai_dc' } }), all(200)),
  row(discovery.oaiByForm, 'a harvester', () => ({ body: { verb: 'Identify' } }), all(200)),
  row(discovery.sitemapOfArticles, 'the first', () => ({ params: { part: '1' } }), all(200)),
  row(discovery.sitemapOfArticles, 'one beyond the last', () => ({ params: { part: '99' } }), all(404)),
  row(
    contact.send,
    'the publisher',
    () => ({ body: { username: 'Alex', email: `${v7()}@example.org`, subject: 'A', message: 'B', contact: '' } }),
    all(200),
  ),
];
