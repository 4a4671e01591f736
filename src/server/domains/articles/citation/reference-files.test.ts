import { describe, expect, test } from 'vitest';
import { latexTitle, writeBibtex } from './write-bibtex.ts';
import { Cite } from '../../../../test/citation-reader.ts';
import { aCitedWork } from './cited-work-fixture.ts';
import { writeCslJson } from './write-csl-json.ts';
import { writeRis } from './write-ris.ts';

const readBack = (text: string) => new Cite(text).data;
const hostileTitle = 'A}, {B & C_d #1 50% $x$ \\end ~^ <b> "q"';

const facts = {
  'container-title': 'Emirates Journal',
  volume: '2',
  issue: '1',
  ISSN: '2998-4017',
  DOI: '10.5555/eijer.1',
  URL: aCitedWork().address,
  type: 'article-journal',
};

describe.each([
  ['BibTeX', writeBibtex],
  ['RIS', writeRis],
  ['CSL-JSON', writeCslJson],
])('%s', (format, write) => {
  test('is read back with what is known of the work', () => {
    const [item] = readBack(write(aCitedWork()));
    expect(item).toMatchObject({ ...facts, id: 'haddad2026_A0000000AB', title: 'Homework after the bell' });
    expect(item?.author).toMatchObject([
      { family: 'Haddad', given: 'Lina' },
      { family: 'Noor', given: 'Jean-Luc Pierre' },
    ]);
  });

  test('keeps every script and diacritic', () => {
    const title = 'Übergröße, ışık, 𝛼 and اللغة العربية 中文';
    const [item] = readBack(
      write(
        aCitedWork({ title: { text: title, html: title }, authors: [{ given: 'Zoë', family: 'Şahin-Ó Dálaigh' }] }),
      ),
    );
    expect(item).toMatchObject({ title, author: [{ family: 'Şahin-Ó Dálaigh', given: 'Zoë' }] });
  });

  test('keeps a group in one piece', () => {
    const authors = [
      { given: '', family: 'Rock and Sand, Partners & Sons' },
      { given: 'Lina', family: 'Haddad' },
    ];
    const [item] = readBack(write(aCitedWork({ authors })));
    expect(item?.author).toHaveLength(2);
    const [group] = item?.author ?? [];
    const whole = group?.literal ?? group?.family ?? '';
    // The RIS reader takes any comma for the end of the family name.
    expect(`${whole}${group?.given ? `, ${group.given}` : ''}`).toBe('Rock and Sand, Partners & Sons');
  });

  test('a title that means something to the format stays a title', () => {
    const html = hostileTitle
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    const items = readBack(write(aCitedWork({ title: { text: hostileTitle, html } })));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ ...facts, title: hostileTitle });
  });

  test('knows a date as exactly as we do', () => {
    expect(readBack(write(aCitedWork({ published: ['2011'] })))[0]?.['issued']).toEqual({ 'date-parts': [[2011]] });
    expect(readBack(write(aCitedWork({ published: ['2011', '05'] })))[0]?.['issued']).toEqual({
      'date-parts': [[2011, 5]],
    });
  });

  test('leaves out what is not known', () => {
    const [item] = readBack(write(aCitedWork({ doi: null, volume: null, issue: null, issn: null, authors: [] })));
    for (const field of ['DOI', 'volume', 'issue', 'ISSN', 'author']) expect(item, format).not.toHaveProperty(field);
  });
});

test('BibTeX has pages, or the number of an article, and the month as a macro', () => {
  expect(writeBibtex(aCitedWork())).toContain('pages = {11--19}');
  expect(writeBibtex(aCitedWork({ locator: { kind: 'number', number: 'e100' } }))).toContain('eid = {e100}');
  expect(writeBibtex(aCitedWork())).toContain('month = mar\n');
});

test('BibTeX titles keep italics, scripts and capitals', () => {
  expect(
    latexTitle(
      'On <i>Homo sapiens</i> and CO<sub>2</sub> in <span class="taxon-name"><i>Salvia</i></span> &amp; <u>us</u>',
    ),
  ).toBe('On \\textit{{Homo} sapiens} and {CO}\\textsubscript{2} in \\textit{{Salvia}} \\& us');
});

test('BibTeX titles keep the indices of MathML, and TeX as it is', () => {
  const math =
    '<math><msub><mi>Mn</mi><mn>3</mn></msub><msup><mi>x</mi><mrow><mo>-</mo><mn>1</mn></mrow></msup></math>';
  expect(latexTitle(`On ${math}`)).toBe('On {Mn}\\textsubscript{3}x\\textsuperscript{-1}');
  expect(latexTitle('<math><msubsup><mi>a</mi><mn>1</mn><mn>2</mn></msubsup></math>')).toBe(
    'a\\textsubscript{1}\\textsuperscript{2}',
  );
  expect(latexTitle('Over <code class="tex">\\mathbb{N}_1</code>')).toBe('Over $\\mathbb{N}_1$');
  expect(latexTitle('Over <code class="tex">}N{</code>')).toBe('Over \\textbraceright{}N\\textbraceleft{}');
});

test('the suffix of a name has the place that each format gives it', () => {
  const work = aCitedWork({ authors: [{ given: 'Martin Luther', family: 'King', suffix: 'Jr.' }] });
  expect(writeBibtex(work)).toContain('author = {King, Jr., Martin Luther}');
  expect(writeRis(work)).toContain('AU  - King, Martin Luther, Jr.');
});

test('a RIS value can begin no tag, and a long one stays on its line', () => {
  const long = `${'word '.repeat(60)}end`;
  const lines = writeRis(aCitedWork({ abstract: long, keywords: ['a\nER  - \nTY  - JOUR'] })).split(/[\r\n]+/);
  expect(lines.filter((line) => line.startsWith('TY  - '))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(1);
  expect(lines).toContain(`AB  - ${long}`);
  expect(lines).toContain('SP  - 11');
  expect(lines).toContain('EP  - 19');
});
