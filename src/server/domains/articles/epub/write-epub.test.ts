import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { noStatements } from '../../../../contracts/statements.ts';
import type { ArticleRecord } from '../formats/record-text.ts';
import { writeEpub } from './write-epub.ts';

const site = { name: 'Dune Press', url: 'https://dunes.example' };

const aRecord = (bodyHtml: string, changes: Partial<ArticleRecord['article']> = {}): ArticleRecord => ({
  article: {
    id: '0198c0de-0000-7000-8000-0000000000ab',
    journalId: '0198c0de-0000-7000-8000-0000000000ac',
    title: { text: 'On <dunes> & sand', html: 'On <i>&lt;dunes&gt;</i> &amp; sand' },
    authors: [],
    abstractText: 'They move.',
    abstractHtml: '<p>They move.</p>',
    keywords: [{ text: 'sand', html: 'sand' }],
    publishedOn: '2026-03',
    doi: '10.5555/sand.1',
    language: 'en',
    access: 'open',
    ...changes,
  },
  journal: { title: 'Journal of Sand', abbreviation: 'SAND', issn: null },
  text: {
    bodyHtml,
    headings: [
      { id: 'a', html: 'One', level: 2 },
      { id: 'b', html: 'One <i>point</i> one', level: 3 },
      { id: 'c', html: 'Two', level: 2 },
      { id: 'missing', html: 'Missing', level: 2 },
    ],
    references: [{ id: 'r1', html: 'Lee, Dunes.', doi: '10.5555/dunes', url: null }],
    statements: { ...noStatements, funding: 'Paid by the wind.' },
    sharedAffiliations: [],
  },
});

async function filesOf(record: ArticleRecord): Promise<Record<'page' | 'nav' | 'package', string>> {
  const zip = await JSZip.loadAsync(await writeEpub(site, record, []));
  const text = async (name: string) => (await zip.file(`EPUB/${name}`)?.async('string')) ?? '';
  return { page: await text('article.xhtml'), nav: await text('nav.xhtml'), package: await text('package.opf') };
}

const sections = '<h2 id="a">One</h2><h3 id="b">One point one</h3><h2 id="c">Two</h2>';

test('the contents are nested by their levels, and name nothing that is missing', async () => {
  const { nav } = await filesOf(aRecord(sections));
  expect(nav).toContain('<a href="article.xhtml#a">One</a><ol><li><a href="article.xhtml#b">One <i>point</i> one</a>');
  expect(nav).toContain('<a href="article.xhtml#references">References</a>');
  expect(nav).not.toContain('Missing');
});

test('the text has its statements, its references with their links, and equations as MathML', async () => {
  const body = `<p>See <a href="#r1">Lee</a>: <math display="inline"><mi>x</mi></math>.</p>`;
  const files = await filesOf(aRecord(body));
  expect(files.page).toContain('<a href="#r1" epub:type="biblioref" role="doc-biblioref">Lee</a>');
  expect(files.page).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="inline" alttext="x">');
  for (const words of ['Paid by the wind.', 'https://doi.org/10.5555/dunes', 'On &lt;dunes&gt; &amp; sand'])
    expect(files.page).toContain(words);
  expect(files.package).toContain('properties="mathml"');
  expect(files.package).toContain('2026-03-01T00:00:00Z');
});

test('Arabic is read from the right', async () => {
  const files = await filesOf(aRecord(sections, { language: 'ar' }));
  expect(files.page).toContain('dir="rtl"');
  expect(files.package).toContain('page-progression-direction="rtl"');
});

test('nothing in a text can run, or reach elsewhere by itself', async () => {
  const body =
    '<script>alert(1)</script><p onclick="x()" style="background:url(https://evil.example)">A <a href="javascript:x()">b</a><iframe src="https://evil.example"></iframe><img src="https://evil.example/p.png" alt="c"></p><p id="a">one</p><p id="a">two</p>';
  const { page } = await filesOf(aRecord(body));
  expect(page).not.toMatch(/script|alert|onclick|evil|iframe|<img/);
  expect(page.match(/id="a"/g)).toHaveLength(1);
});
