import { expect, test } from 'vitest';
import { noStatements } from '../../../../contracts/statements.ts';
import { faultsOfRecord, hasRecordSchemas } from '../../../../test/index-records/record-schemas.ts';
import { recordsOf } from '../../../../test/index-records/corpus-records.ts';
import { author, found } from '../doi/deposit-fixture.ts';
import { parseXml } from '../jats/parse-xml.ts';
import { childElements, textOf } from '../jats/xml-tree.ts';
import { bibliographicCode } from './language-code.ts';

type Changes = Parameters<typeof found>;
const records = (...changes: Changes) =>
  recordsOf({ found: found(...changes), facts: null, site: { name: 'House', url: 'https://journals.example.org' } });
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(([, text]) => text);

test('languages have the bibliographic code of ISO 639-2', () => {
  expect(['en-GB', 'de', 'deu', 'ar', 'zz'].map(bibliographicCode)).toEqual(['eng', 'ger', 'ger', 'ara', null]);
});

test.skipIf(!hasRecordSchemas)('records are valid whatever the article lacks or contains', () => {
  const hostile = { text: '</title><x>\u0001&\u202e"\'', html: '' };
  for (const changed of [
    {},
    { authors: [] },
    { title: hostile, keywords: [hostile], abstractText: '' },
    { doi: null, volume: null, issue: null, receivedOn: null, acceptedOn: null, publishedOn: '2011' },
    { language: 'xx-nonsense_1', licenceUrl: 'https://example.org/a b|c' },
    { withdrawnOn: '2026-04-01', withdrawalReason: 'Wrong.' },
  ]) {
    const { doaj, datacite } = records(changed);
    expect([...faultsOfRecord('doaj', doaj), ...faultsOfRecord('datacite', datacite)]).toEqual([]);
  }
  expect(faultsOfRecord('doaj', '<records><record/></records>')).not.toEqual([]);
  expect(faultsOfRecord('datacite', '<resource xmlns="http://datacite.org/schema/kernel-4"/>')).not.toEqual([]);
});

test('DOAJ: affiliations are listed once, six keywords at most, and an ORCID iD as an address', () => {
  const keywords = Array.from('abcdefgh', (text) => ({ text, html: text }));
  const { doaj } = records({ keywords });
  expect(texts(doaj, 'affiliationName')).toEqual(['University of Sharjah &amp; Sons']);
  expect(texts(doaj, 'affiliationId')).toEqual(['1', '1', '1']);
  expect(texts(doaj, 'keyword')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(texts(doaj, 'orcid_id')).toEqual(['https://orcid.org/0000-0002-1825-0097']);
  expect(texts(doaj, 'eissn')).toEqual(['2049-3630']);
});

test('PubMed: elements have the order of its DTD', () => {
  const keywords = [{ text: 'dust', html: 'dust' }];
  const pages = { firstPage: '11', lastPage: '19', copyright: '© 2026 House', keywords };
  const [article] = childElements(parseXml(records(pages).pubmed), 'Article');
  expect(article && [...new Set(childElements(article).map(({ name }) => name))]).toEqual(
    'Journal ArticleTitle FirstPage LastPage ELocationID Language AuthorList PublicationType ArticleIdList History Abstract CopyrightInformation ObjectList'.split(
      ' ',
    ),
  );
});

test('PubMed: an only name, a suffix and a group have their own elements', () => {
  const named = (authorGivenName: string, authorLastName: string) => ({
    ...author,
    authorGivenName,
    authorLastName,
    isCorresponding: false,
    email: 'hidden@example.org',
  });
  const authors = [named('Suharto', ''), named('Martin', 'King Jr.'), named('', 'The Dune Group')];
  const { pubmed } = records({ authors });
  expect(pubmed).toContain('<FirstName EmptyYN="Y"/>');
  expect(texts(pubmed, 'LastName')).toEqual(['Suharto', 'King']);
  expect(texts(pubmed, 'Suffix')).toEqual(['Jr.']);
  expect(texts(pubmed, 'CollectiveName')).toEqual(['The Dune Group']);
  expect(pubmed).not.toContain('hidden@');
});

test('PubMed: a title in another language is vernacular beside its translation', () => {
  const article = found({ language: 'ar', title: { text: 'الكثبان', html: '' } });
  const translations = [{ language: 'en', title: { text: 'Dunes', html: '' }, abstractHtml: null, keywords: [] }];
  const { pubmed } = recordsOf({
    found: { ...article, text: { ...article.text, translations } },
    facts: null,
    site: { name: 'House', url: 'https://journals.example.org' },
  });
  expect(texts(pubmed, 'VernacularTitle')).toEqual(['الكثبان']);
  expect(texts(pubmed, 'ArticleTitle')).toEqual(['Dunes']);
});

test('DataCite: a withdrawn article is a title page that says so', () => {
  const keywords = [{ text: 'dust', html: 'dust' }];
  const { datacite } = records({ keywords, withdrawnOn: '2026-04-01', withdrawalReason: 'Wrong.' });
  expect(texts(datacite, 'title')[0]).toMatch(/^Withdrawn: /);
  expect(datacite).not.toMatch(/<subject|<description|<rights/);
  expect(datacite).toContain('<date dateType="Withdrawn">2026-04-01</date>');
});

test('DataCite: each award of a funder; PubMed: competing interests', () => {
  const article = found();
  const statements = {
    ...noStatements,
    grants: [{ funder: 'Dune Fund', ror: '01ej9dk98', awards: ['A 1', 'A 2'] }],
    competingInterests: 'None.',
  };
  const { datacite, pubmed } = recordsOf({
    found: { ...article, text: { ...article.text, statements } },
    facts: null,
    site: { name: 'House', url: 'https://journals.example.org' },
  });
  expect(faultsOfRecord('datacite', datacite)).toEqual([]);
  expect(texts(datacite, 'awardNumber')).toEqual(['A 1', 'A 2']);
  expect(texts(datacite, 'funderIdentifier')).toEqual(Array(2).fill('https://ror.org/01ej9dk98'));
  expect(texts(pubmed, 'CoiStatement')).toEqual(['None.']);
});

test('DataCite: references with DOIs, and the address of an article without one', () => {
  const article = found({ doi: null });
  const references = [
    { id: 'r1', html: 'One', doi: '10.5555/one', url: null },
    { id: 'r2', html: 'Two', doi: null, url: null },
  ];
  const { datacite } = recordsOf({
    found: { ...article, text: { ...article.text, references } },
    facts: null,
    site: { name: 'House', url: 'https://journals.example.org' },
  });
  expect(datacite).toContain('relationType="References">10.5555/one</relatedIdentifier>');
  expect(datacite).toContain(
    '<identifier identifierType="URL">https://journals.example.org/journal/DUNE/019337a0-0000-7000-8000-0000000b3a21',
  );
  expect(textOf(parseXml(datacite))).not.toContain('lina@example.org');
});
