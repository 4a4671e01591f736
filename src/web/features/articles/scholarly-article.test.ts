import { describe, expect, test } from 'vitest';
import { noStatements } from '../../../contracts/statements.ts';
import { aNotice, aPublishedArticle, withdrawn } from './article-fixture.ts';
import { scholarlyArticle } from './scholarly-article.ts';

const described = (changes: Parameters<typeof aPublishedArticle>[0] = {}) =>
  scholarlyArticle(aPublishedArticle(changes), { name: 'House', url: 'https://site.example' });
const address = 'https://site.example/journal/EIJER/0198c0de-0000-7000-8000-0000000000ab';

describe('an article in the words of schema.org', () => {
  test('names who paid for it, and by which awards', () => {
    const grants = [
      { funder: 'Sand Fund', ror: '00hx57361', awards: ['S 1'] },
      { funder: 'Dune Fund', awards: [] },
    ];
    const fund = { '@type': 'Organization', name: 'Sand Fund', '@id': 'https://ror.org/00hx57361' };
    expect(described({ statements: { ...noStatements, grants } })).toMatchObject({
      funder: [fund, { name: 'Dune Fund' }],
      funding: [{ '@type': 'Grant', identifier: 'S 1', funder: fund }],
    });
  });

  test('names itself, its authors, its place and who publishes it', () => {
    expect(described({ firstPage: '11', lastPage: '19' })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      '@id': address,
      headline: 'Homework after the bell',
      author: [
        {
          '@type': 'Person',
          name: 'Lina Haddad',
          givenName: 'Lina',
          familyName: 'Haddad',
          affiliation: [{ name: 'Dubai' }],
        },
        { name: 'Jean-Luc Pierre Noor' },
      ],
      datePublished: '2026-03-04',
      identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.5555/eijer.1' },
      sameAs: 'https://doi.org/10.5555/eijer.1',
      pageStart: '11',
      pageEnd: '19',
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '1',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '2',
          isPartOf: { '@type': 'Periodical', name: 'Emirates Journal', issn: '2998-4017' },
        },
      },
      publisher: { '@type': 'Organization', name: 'House', url: 'https://site.example/' },
      encoding: { contentUrl: `${address}/article.pdf`, encodingFormat: 'application/pdf' },
    });
  });

  test('says that an open article is free, and under which licence', () => {
    const open = described({ licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' });
    expect(open).toMatchObject({ isAccessibleForFree: true, license: 'https://creativecommons.org/licenses/by/4.0/' });
    expect(open).not.toHaveProperty('hasPart');
  });

  test('says of a subscribers’ article which part of the page stands for the rest', () => {
    const closed = described({ access: 'subscription', licenceUrl: 'https://x.example', fullText: null });
    expect(closed).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
    });
    expect(closed).not.toHaveProperty('license');
    expect(described({ access: 'subscription', pdfURL: null })).not.toHaveProperty('hasPart');
  });

  test('knows an author by ORCID, and a group for a group', () => {
    const [author] = aPublishedArticle().articleAuthors;
    if (!author) throw new Error('The fixture has no author');
    const authors = [
      { ...author, orcid: '0000-0002-1825-0097' },
      { ...author, authorGivenName: '', authorLastName: 'The Consortium' },
    ];
    expect(described({ articleAuthors: authors })['author']).toMatchObject([
      { '@id': 'https://orcid.org/0000-0002-1825-0097', sameAs: 'https://orcid.org/0000-0002-1825-0097' },
      { '@type': 'Organization', name: 'The Consortium' },
    ]);
  });

  test('has no property for what is not known', () => {
    const bare = described({
      doi: null,
      articleVolume: null,
      articleIssue: null,
      articleAbstract: '',
      articleKeywords: [],
      pdfURL: null,
    });
    for (const property of ['identifier', 'sameAs', 'abstract', 'keywords', 'encoding', 'copyrightNotice', 'pageStart'])
      expect(bare).not.toHaveProperty(property);
    expect(bare['isPartOf']).toMatchObject({ '@type': 'Periodical' });
  });

  test('of a withdrawn one says when and why, and keeps nothing back of it', () => {
    const gone = described({ ...withdrawn, access: 'subscription' });
    expect(gone).toMatchObject({
      headline: 'Withdrawn: Homework after the bell',
      creativeWorkStatus: 'Withdrawn',
      dateModified: '2026-05-06',
      description: 'This article was withdrawn on 6 May 2026. The figures could not be repeated.',
      isAccessibleForFree: true,
    });
    for (const property of ['abstract', 'keywords', 'encoding', 'hasPart']) expect(gone).not.toHaveProperty(property);
    expect(described()).not.toHaveProperty('creativeWorkStatus');
  });

  test.each([
    ['retraction', { isRetracted: true }, 'Retracted', 'This article was retracted on 6 May 2026.'],
    [
      'concern',
      {},
      'Expression of concern',
      'An expression of concern about this article was published on 6 May 2026.',
    ],
  ] as const)('decision 42: %s: says when and why, and keeps its contents', (kind, changes, status, sentence) => {
    const marked = described({ ...changes, corrections: [aNotice({ kind })] });
    expect(marked).toMatchObject({
      creativeWorkStatus: status,
      dateModified: '2026-05-06',
      description: `${sentence} The figures could not be repeated.`,
      abstract: 'Short.',
    });
    const lifted = [aNotice({ number: 2, kind: 'concern-lifted' }), aNotice({ kind: 'concern' })];
    expect(described({ corrections: lifted })).not.toHaveProperty('creativeWorkStatus');
  });

  test('tells what was corrected and when last, and nothing of either where nothing was', () => {
    const of = (number: number, correctedOn: string) => aNotice({ number, correctedOn, notice: `Notice ${number}` });
    expect(described({ corrections: [of(2, '2026-05-06'), of(1, '2026-04-05')] })).toMatchObject({
      datePublished: '2026-03-04',
      dateModified: '2026-05-06',
      correction: [
        { '@type': 'CorrectionComment', text: 'Notice 2', datePublished: '2026-05-06' },
        { '@type': 'CorrectionComment', text: 'Notice 1', datePublished: '2026-04-05' },
      ],
    });
    for (const property of ['dateModified', 'correction']) expect(described()).not.toHaveProperty(property);
  });
});
