import { describe, expect, test } from 'vitest';
import { faultsOfDeposit, hasSchema } from '../../../../test/crossref/deposit-schema.ts';
import type { NoticeKind } from '../../../../contracts/notices.ts';
import { readDeposit } from '../../../../test/crossref/read-deposit.ts';
import type { FoundArticle } from '../article-store.ts';
import { aNotice, article, author, deposited, facts, found } from './deposit-fixture.ts';
import { writeDeposit } from './write-deposit.ts';

describe('decision 19: what Crossref is told of an article', () => {
  test.skipIf(!hasSchema).each([
    ['open, with a document', {}, {}],
    ['for subscribers', { access: 'subscription', licenceUrl: null }, {}],
    ['withdrawn', { withdrawnOn: '2026-04-01', withdrawalReason: 'Doubt.' }, {}],
    ['retracted', { retractedOn: '2026-04-01' }, { corrections: [aNotice('retraction', '2026-04-01')] }],
    ['with a concern, for subscribers', { licenceUrl: null }, { corrections: [aNotice('concern', '2026-04-01')] }],
    [
      'with little known',
      {
        authors: [],
        volume: null,
        issue: null,
        acceptedOn: null,
        abstractText: '',
        publishedOn: '2026',
        pdfFileId: null,
      },
      { journalIssn: null },
    ],
    ['of a journal that has a DOI of ours', {}, { journalDoi: '10.5555/dune' }],
    [
      'with the longest of everything',
      { title: { text: 'x'.repeat(9000), html: '' }, volume: 'v'.repeat(90) },
      { journalTitle: 'Journal '.repeat(90) },
    ],
  ] satisfies [string, Partial<typeof article>, Partial<FoundArticle>][])(
    '%s: by its own schema there is no fault',
    (_, changes, journal) => {
      expect(faultsOfDeposit(deposited(changes, journal))).toEqual([]);
    },
  );

  test.skipIf(!hasSchema)('the schema finds what is wrong', () => {
    expect(faultsOfDeposit(deposited({ publishedOn: '26' }))).toHaveLength(1);
    expect(faultsOfDeposit(deposited().replace('<issue>2</issue>', ''))).toEqual([]);
    expect(faultsOfDeposit(deposited().replace(/<titles>.*<\/titles>/s, ''))).toHaveLength(1);
  });

  test('issue 36: an iD is deposited as authenticated only if its author confirmed it here', () => {
    const [first, ...others] = article.authors;
    if (!first) throw new Error('The fixture has authors');
    const read = (isOrcidAuthenticated?: boolean) => {
      const xml = deposited({ authors: [{ ...first, isOrcidAuthenticated }, ...others] });
      expect(hasSchema ? faultsOfDeposit(xml) : []).toEqual([]);
      return readDeposit(xml).texts('//c:ORCID[@authenticated="true"]');
    };
    expect(read()).toEqual([]);
    expect(read(true)).toEqual(['https://orcid.org/0000-0002-1825-0097']);
  });

  test('title, people, place, dates, licence and address are those of the article; no address of an author is', () => {
    const read = readDeposit(deposited());
    expect(read.texts('//c:journal_article/c:titles/c:title')).toEqual(['Dunes & <dust> &amp; 5 < 6']);
    expect(read.texts('//c:surname')).toEqual(['Haddad', 'Suharto']);
    expect(read.texts('//c:given_name')).toEqual(['Lina']);
    expect(read.texts('//c:organization')).toEqual(['مریم Al‑Sayed 2?', '? 7']);
    expect(read.texts('//c:ORCID')).toEqual(['https://orcid.org/0000-0002-1825-0097']);
    expect(read.texts('//c:institution_name')).toEqual(['University of Sharjah & Sons']);
    expect(read.texts('//j:p')).toEqual(['What a dune does.', 'And why.']);
    expect(read.texts('//c:journal_article/c:publication_date/*')).toEqual(['03', '05', '2026']);
    expect(read.texts('//c:journal_article/c:acceptance_date/*')).toEqual(['03', '04', '2026']);
    expect(read.texts('//a:license_ref[@applies_to="vor"]')).toEqual(['https://creativecommons.org/licenses/by/4.0/']);
    expect(read.texts('//c:journal_article/c:doi_data/c:doi')).toEqual(['10.5555/dune.a0000b3a21']);
    expect(read.texts('//c:journal_article/c:doi_data/c:resource')).toEqual([
      'https://journals.example.org/journal/DUNE/019337a0-0000-7000-8000-0000000b3a21',
    ]);
    expect(read.texts('//c:item/c:resource')).toHaveLength(2);
    expect(read.texts('//c:item_number')).toEqual(['A0000B3A21']);
    expect(deposited()).not.toContain('lina@example.org');
  });

  test.each([
    ['', 'Dune 2030 Consortium', 'organization', ['Dune 2030 Consortium']],
    ['', 'Sand Survey', 'organization', ['Sand Survey']],
    ['', 'Sukarni', 'person_name', ['Sukarni']],
    ['Sukarni', '', 'person_name', ['Sukarni']],
    ['Martin', 'King Jr.', 'person_name', ['Martin', 'King', 'Jr.']],
    ['Martin', 'King 3rd', 'organization', ['Martin King 3rd']],
    ['R2', 'D2', 'organization', ['R2 D2']],
    ['小明', '王', 'person_name', ['小明', '王']],
    ['Ada', `${'Long '.repeat(15)}Name`, 'organization', [`Ada ${'Long '.repeat(15)}Name`]],
  ])('nothing of the name “%s”, “%s” is missing', (authorGivenName, authorLastName, element, parts) => {
    const one = { ...author, affiliations: [], isCorresponding: false, email: null, authorGivenName, authorLastName };
    const deposit = deposited({ authors: [{ ...one, authorLastName: ' ', authorGivenName: '' }, one] });
    const path = `//c:contributors/c:${element}[@sequence='first']`;
    const read = readDeposit(deposit);
    expect(read.texts(element === 'organization' ? path : `${path}/*`)).toEqual(parts);
    expect(hasSchema ? faultsOfDeposit(deposit) : []).toEqual([]);
  });

  test('references, relations, pages, institutions and the version go with it; none of a withdrawn article', () => {
    const dunes = { affiliation: 'University of Dunes', name: 'University of Dunes', ror: '01ej9dk98' };
    const one = { ...author, authorGivenName: 'Amal', authorLastName: 'Haddad', isCorresponding: true, email: null };
    const changes = {
      authors: [{ ...one, affiliations: [dunes.affiliation], institutions: [dunes] }],
      firstPage: '7',
      lastPage: '19',
    };
    const reference = { url: null, html: 'Haddad A. <i>Sand</i> &amp; dust.' };
    const references = [
      { ...reference, id: 'r1', doi: '10.5555/sand' },
      { ...reference, id: 'r2', doi: 'sand' },
    ];
    const relation = { isOwn: true, url: null, articleId: null, title: null, journalAbbreviation: null };
    const rest = {
      text: { ...found().text, references },
      relations: [
        { ...relation, type: 'commentary-article', doi: '10.5555/other' },
        { ...relation, type: 'retracted-article', doi: '10.5555/other' },
        { ...relation, type: 'commentary-article', doi: '10.5555/another', isOwn: false },
      ],
      corrections: [{ ...aNotice('correction', '2026-04-09'), isTextEarlier: true }],
    };
    const deposit = deposited(changes, rest);
    expect(hasSchema ? faultsOfDeposit(deposit) : []).toEqual([]);
    const read = readDeposit(deposit);
    expect(read.texts('//c:citation/c:doi')).toEqual(['10.5555/sand']);
    expect(read.texts('//c:unstructured_citation')).toEqual(['Haddad A. Sand & dust.', 'Haddad A. Sand & dust.']);
    expect(deposit).toContain('relationship-type="isCommentOn" identifier-type="doi">10.5555/other<');
    expect(deposit.match(/inter_work_relation /g)).toHaveLength(1);
    expect(read.texts('//c:first_page | //c:last_page')).toEqual(['7', '19']);
    expect(read.texts('//c:institution_id')).toEqual(['https://ror.org/01ej9dk98']);
    expect(read.texts('//c:version')).toEqual(['2']);
    expect(read.texts('//a:license_ref/@start_date')).toEqual(['2026-03-05', '2026-03-05']);
    const withdrawn = readDeposit(deposited({ ...changes, withdrawnOn: '2026-05-01' }, rest));
    expect(withdrawn.texts('//c:citation | //c:first_page')).toEqual(['7']);
    expect(deposited({ ...changes, withdrawnOn: '2026-05-01' }, rest)).not.toContain('inter_work_relation');
    expect(readDeposit(deposited({ firstPage: 'e12', isFirstPageNumber: true })).texts('//c:first_page')).toEqual([]);
  });

  test('what only subscribers read has no licence, and its document is no machine’s', () => {
    const text = { ...found().text, bodyHtml: '<p>Dunes wander.</p>' };
    const read = readDeposit(deposited({ access: 'subscription' }, { text }));
    expect(read.texts('//a:license_ref')).toEqual([]);
    expect(read.texts('//c:collection')).toEqual([]);
  });

  test('machines find the open text in JATS beside the PDF', () => {
    const deposit = deposited({}, { text: { ...found().text, bodyHtml: '<p>Dunes wander.</p>' } });
    const at = 'https://journals.example.org/journal/DUNE/019337a0-0000-7000-8000-0000000b3a21';
    const mined = '//c:collection[@property="text-mining"]/c:item/c:resource';
    expect(readDeposit(deposit).texts(mined)).toEqual([`${at}/article.pdf`, `${at}/article.xml`]);
    expect(hasSchema ? faultsOfDeposit(deposit) : []).toEqual([]);
  });

  test('a withdrawn article keeps its title page under a title that says so', () => {
    const read = readDeposit(deposited({ withdrawnOn: '2026-04-01' }));
    expect(read.texts('//c:journal_article/c:titles/c:title')).toEqual(['Withdrawn: Dunes & <dust> &amp; 5 < 6']);
    expect(read.texts('//c:surname')).toHaveLength(2);
    expect(read.texts('//j:abstract | //a:license_ref | //c:collection')).toEqual([]);
  });

  test.each([
    [['correction', 'concern'], {}, ['correction 2026-04-09', 'expression_of_concern 2026-04-08']],
    [['retraction', 'concern'], { retractedOn: '2026-04-09' }, ['retraction 2026-04-09']],
    [['concern-lifted', 'concern', 'correction'], {}, ['correction 2026-04-07']],
    [['retraction'], { retractedOn: '2026-04-09', withdrawnOn: '2026-05-01' }, ['withdrawal 2026-05-01']],
    [[], {}, []],
  ] satisfies [NoticeKind[], Partial<typeof article>, string[]][])(
    'decision 42: of the notices %j Crossref is told the current ones, beside the licence',
    (kinds, changes, updates) => {
      const corrections = kinds.map((kind, place) => aNotice(kind, `2026-04-0${9 - place}`));
      const read = readDeposit(deposited(changes, { corrections }));
      const dates = read.texts('//c:update/@date');
      expect(read.texts('//c:update/@type').map((type, place) => `${type} ${dates[place]}`)).toEqual(updates);
      expect(read.texts('//c:crossmark_policy')).toEqual(updates.length > 0 ? ['10.5555/policy'] : []);
      expect(read.texts('//a:license_ref')).toHaveLength('withdrawnOn' in changes ? 0 : 2);
      const withoutPolicy = readDeposit(writeDeposit(found(changes, { corrections }), { ...facts, policyDoi: null }));
      expect(withoutPolicy.texts('//c:crossmark_policy')).toEqual([]);
    },
  );

  test('a journal’s own DOI goes with it where the prefix is ours, and not where it is another’s', () => {
    const own = '//c:journal_metadata/c:doi_data/c:doi';
    expect(readDeposit(deposited({}, { journalDoi: '10.5555/dune' })).texts(own)).toEqual(['10.5555/dune']);
    expect(readDeposit(deposited({}, { journalDoi: '10.55551/dune' })).texts(own)).toEqual([]);
    expect(readDeposit(deposited({}, { journalDoi: '10.5555' })).texts(own)).toEqual([]);
  });
});
