import { beforeAll, describe, expect, test } from 'vitest';
import { schemaFaults } from '../../../../test/jats/jats-rules.ts';
import type { FoundArticle } from '../article-store.ts';
import { anArticleXml } from '../jats/jats-fixture.ts';
import { readJatsArticle } from '../jats/read-jats-article.ts';
import { writeMixedXml } from '../write-xml.ts';
import { articleJats, type Extent } from './article-jats.ts';
import type { JatsSource } from './jats-source.ts';
import { aJatsSource } from './jats-source-fixture.ts';

// The schema takes seconds to open, on a busy machine many.
beforeAll(() => void schemaFaults('<article/>'), 120_000);

const xmlOf = (source: JatsSource, extent: Extent = 'with-body'): string => writeMixedXml(articleJats(source, extent));

/** The XML of an article with this text; valid by the schema. */
function written(bodyHtml: string, changes: Partial<FoundArticle['article']> = {}): string {
  const xml = xmlOf(aJatsSource({ article: changes, text: { bodyHtml } }));
  expect(schemaFaults(xml)).toEqual([]);
  return xml;
}

const hostile = 'Ö ]]> </surname><script>alert(1)</script> &amp; \u0000\u0007\ud800 \u202eאב ﷽ <!-- ?> <?php';

describe('hostile words', () => {
  test('stay words, in every part', () => {
    const author = { authorGivenName: hostile, authorLastName: hostile, authorAffiliation: hostile };
    const rest = { authorTitle: hostile, affiliations: [hostile], orcid: hostile, isCorresponding: true, email: null };
    const plain = { text: hostile, html: hostile.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) };
    const source = aJatsSource({
      article: {
        title: plain,
        authors: [{ ...author, ...rest }],
        keywords: [plain],
        volume: hostile,
        issue: hostile,
        firstPage: hostile,
        doi: hostile,
        copyright: hostile,
        licenceText: hostile,
        section: hostile,
        articleType: hostile,
      },
      journalTitle: hostile,
      corrections: [{ ...aNotice, notice: hostile }],
    });
    const xml = xmlOf(source);
    expect(schemaFaults(xml)).toEqual([]);
    const read = readJatsArticle(xml);
    const words = 'Ö ]]> </surname><script>alert(1)</script> &amp; \u202eאב ﷽ <!-- ?> <?php';
    expect([read.title.text, read.authors[0]?.lastName, read.authors[0]?.affiliations[0]]).toEqual([
      words,
      words,
      words,
    ]);
    expect(xml).not.toContain('<script');
  });

  test('that would run in HTML are nowhere in the XML', () => {
    const xml = written(
      '<section id="text-s1"><p><a href="javascript:alert(1)">x</a><a href="//evil">y</a></p></section>',
    );
    expect(xml).not.toMatch(/javascript:|evil/);
  });
});

const aNotice = {
  number: 1,
  kind: 'correction',
  correctedOn: '2026-03-04',
  notice: 'A name was wrong.',
  isTextEarlier: false,
  isPrinted: false,
  title: null,
  abstractText: null,
  keywords: null,
  authors: null,
  pdfFileId: null,
} as const;

describe('an article', () => {
  test('without a right to read has front matter and references', () => {
    const source = aJatsSource({ text: { bodyHtml: '<section id="text-s1"><h2>Sand</h2><p>Secret.</p></section>' } });
    const xml = xmlOf(source, 'with-references');
    expect(schemaFaults(xml)).toEqual([]);
    expect(xml).not.toContain('Secret');
    expect(readJatsArticle(xml)).toMatchObject({
      body: null,
      references: [{ text: 'Doe (2001) Dunes. 10.5555/doe.1', doi: '10.5555/doe.1' }],
    });
    expect(xmlOf(source, 'front-matter')).not.toContain('<ref-list>');
  });

  test('that was withdrawn is a title page with its reason', () => {
    const article = {
      withdrawnOn: '2026-03-04',
      withdrawalReason: 'A copy.',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    };
    const xml = written('<section id="text-s1"><p>Secret.</p></section>', article);
    expect(xml).toContain('<event event-type="withdrawn"><event-desc>A copy.</event-desc>');
    expect(xml).not.toMatch(/Secret|What an example|creativecommons|Doe \(2001\)|barchans/);
    expect(readJatsArticle(xml).title.text).toMatch(/withdrawn/i);
  });

  test('that was retracted says so, with its notice', () => {
    const changes = { retractedOn: '2026-03-04', article: { retractedOn: '2026-03-04' } };
    const xml = xmlOf(aJatsSource({ article: changes.article, corrections: [{ ...aNotice, kind: 'retraction' }] }));
    expect(schemaFaults(xml)).toEqual([]);
    expect(readJatsArticle(xml).title.text).toMatch(/retracted/i);
    expect(xml).toContain('<event event-type="retracted"><event-desc>A name was wrong.</event-desc>');
  });

  test('names its authors, never with their addresses, and keeps what the record says of them', () => {
    const xml = written('');
    expect(xml).not.toContain('@');
    expect(xml).toContain('vocab-term-identifier="https://credit.niso.org/contributor-roles/formal-analysis/"');
    expect(xml).toContain('<institution-id institution-id-type="ror">https://ror.org/04t3en479</institution-id>');
    expect(readJatsArticle(xml).authors).toEqual([
      {
        title: 'Dr',
        givenName: 'Ada',
        lastName: 'King Jr.',
        isGroup: false,
        email: null,
        orcid: '0000-0002-1825-0097',
        affiliations: ['Institute of Dunes', 'Sand Works'],
        isCorresponding: true,
        onBehalfOf: 'Dune Group',
        details: {
          originalName: 'أدا كينغ',
          hasContributedEqually: true,
          roles: ['formal-analysis', 'writing-review-editing'],
          institutions: [{ affiliation: 'Sand Works', name: 'Sand Works', ror: '04t3en479' }],
        },
      },
      {
        title: null,
        givenName: '',
        lastName: 'The Sand Study Group',
        isGroup: true,
        email: null,
        orcid: null,
        affiliations: [],
        isCorresponding: false,
        onBehalfOf: null,
        details: { kind: 'group', hasContributedEqually: true },
      },
    ]);
  });

  test.each([
    ['open for good', { access: 'open', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' }, 2],
    ['open without a licence', { access: 'open', licenceUrl: null }, 1],
    ['for subscribers', { access: 'subscription', licenceUrl: null }, 0],
    ['under a licence that does not open it', { access: 'subscription', licenceUrl: 'https://a.example/terms' }, 0],
  ] as const)('%s is read as that again', (_, access, periods) => {
    const { openPeriods } = readJatsArticle(written('', access));
    expect(openPeriods).toHaveLength(periods);
  });

  test('that opens later says when', () => {
    const period = { from: '2027-01-01', until: null, licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' };
    const free = { from: null, until: '2026-12-31', licenceUrl: null };
    const { openPeriods } = readJatsArticle(written('', { access: 'open', openPeriods: [free, period] }));
    expect(openPeriods.toSorted((one) => (one.from === null ? -1 : 1))).toEqual([free, period]);
  });

  test('of a journal without an ISSN is valid', () => {
    expect(schemaFaults(xmlOf(aJatsSource({ journalIssn: null })))).toEqual([]);
  });
});

const texts: readonly (readonly [name: string, body: string, back?: string])[] = [
  [
    'notes',
    '<p>One<fn id="n1"><p>A note.</p></fn> and <xref rid="s2">two</xref>.</p><sec id="s2"><title>Two</title><p>x</p></sec>',
  ],
  [
    'lists',
    '<list list-type="alpha-lower"><list-item><p>a</p><list list-type="simple"><list-item><label>A1</label><p>b</p><p>c</p></list-item></list></list-item></list>',
  ],
  [
    'definitions',
    '<def-list><def-item><term>A</term><def><p>b</p></def><def><p>c</p><p>d</p></def></def-item></def-list>',
  ],
  [
    'quotations and verse',
    '<disp-quote><p>a</p><attrib>b</attrib></disp-quote><verse-group><verse-line>c</verse-line></verse-group>',
  ],
  [
    'code and formulas',
    '<preformat>a\n  b</preformat><disp-formula id="e1"><label>(1)</label><tex-math>x &lt; y</tex-math></disp-formula><p><inline-formula><mml:math><mml:mi>x</mml:mi></mml:math></inline-formula></p>',
  ],
  [
    'boxes',
    '<boxed-text id="b1"><caption><title>A</title></caption><p>b</p><sec id="b2"><title>c</title><p>d</p></sec></boxed-text>',
  ],
  [
    'files',
    '<supplementary-material id="f1" xlink:href="a b.csv"><label>S1</label><caption><title>A</title><p>b</p></caption></supplementary-material>',
  ],
  [
    'pictures',
    '<fig id="g1"><label>1</label><caption><p>a</p><p>b</p></caption><graphic xlink:href="there.png"/></fig><fig id="g2"><graphic xlink:href="x"/></fig><p><graphic xlink:href="there.png"/></p>',
  ],
  [
    'tables',
    '<table-wrap id="t1"><label>T</label><table><tbody><tr><td colspan="2" align="right">a<break/>b</td></tr><tr><td>c</td><td><list list-type="bullet"><list-item><p>d</p></list-item></list></td></tr></tbody></table><table-wrap-foot><fn id="tf"><label>*</label><p>e</p></fn><p>f</p></table-wrap-foot></table-wrap>',
  ],
  [
    'what follows a section',
    '<sec id="a"><title>A</title><sec id="b"><title>B</title><p>b</p></sec><p>after</p></sec><p>end</p>',
  ],
  [
    'bold headings, none, and typography',
    '<sec id="a"><title>1 <bold>A</bold></title><p><sc>b</sc> <underline>c</underline><strike>d</strike> <ext-link xlink:href="https://a.example/?x[1]=%zz">https://a.example</ext-link></p></sec><sec><p>c</p></sec>',
  ],
  [
    'treatments',
    '<tp:taxon-treatment><tp:nomenclature><tp:taxon-name><tp:taxon-name-part taxon-name-part-type="genus">Aus</tp:taxon-name-part></tp:taxon-name><object-id>urn:1</object-id><tp:nomenclature-citation-list><tp:nomenclature-citation>Bus</tp:nomenclature-citation></tp:nomenclature-citation-list></tp:nomenclature><tp:treatment-sec><title>A</title><p>b</p></tp:treatment-sec></tp:taxon-treatment>',
  ],
  [
    'what follows the body',
    '<p>a</p>',
    '<ack><p>b</p></ack><app-group><app id="p1"><title>c</title><p>d</p></app></app-group><glossary><title>e</title><def-list><def-item><term>f</term><def><p>g</p></def></def-item></def-list></glossary><notes><title>h</title><p>i</p></notes><fn-group><fn id="q1"><label>1</label><p>j</p></fn></fn-group><bio><title>k</title><p>l</p></bio><sec id="z"><title>m</title><p>n</p></sec>',
  ],
];

describe('a text of every kind comes back as it was', () => {
  test.each(texts.map(([name, body, back = '']) => [name, body, back] as const))('%s', (_, body, back) => {
    const picture = (href: string) =>
      /there\.png$|files\/p1$/.test(href) ? { address: '/api/files/p1', width: 10, height: 20 } : null;
    const read = readJatsArticle(anArticleXml({ body, back }), picture);
    const again = readJatsArticle(written(read.body?.html ?? ''), picture);
    const same = (html: string | undefined) =>
      html?.replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%25', '%');
    expect(same(again.body?.html)).toBe(read.body?.html);
    expect(again.body?.contents).toEqual(read.body?.contents);
  });

  test('statements on competing interests become notes of the authors', () => {
    const xml = written(
      '<section id="text-s1"><h2>Sand</h2><p>a</p><section id="text-s2"><h3>Conflict of interest</h3><p>None.</p></section></section>',
    );
    expect(xml).toContain(
      '<author-notes><fn fn-type="coi-statement" id="s2"><label>Conflict of interest</label><p>None.</p>',
    );
  });
});
