import { expect, test } from 'vitest';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { findProblems } from './text-problems.ts';

const address = '/api/files/01234567-89ab-cdef-0123-456789abcdef';
const reference = (id: number, doi: string | null): ProductionReference => ({
  id: `textreference-${id}`,
  html: `Work ${id}`,
  doi,
  url: null,
  work: null,
});
const figure = (id: string, alt: string, caption: string, src = address) =>
  `<figure class="figure" id="${id}"><a class="picture" href="${src}"><img src="${src}" alt="${alt}"></a><figcaption>${caption}</figcaption></figure>`;
const label = (words: string) => `<span class="label">${words}</span>`;
const sized = (width: number, mediaType = 'image/png') => [{ address, mediaType, width }];

const problemsOf = (
  bodyHtml: string,
  {
    references = [],
    keywords = [],
    pictures = sized(2000),
  }: Partial<Parameters<typeof findProblems>[0] & Parameters<typeof findProblems>[1]> = {},
) => findProblems({ bodyHtml, references }, { keywords, pictures }).map(({ kind, at, words }) => [kind, at, words]);

test('a sound text has no problems', () => {
  const text = `<section id="textpart-1"><h2>A</h2><p>As [<a href="#textreference-1">1</a>] says.</p>${figure('text-f1', 'A dune', `${label('Figure 1')} A dune`)}<section id="textpart-2"><h3>B</h3><figure class="table" id="text-t1"><figcaption>${label('Table 1')} Sites</figcaption><div class="table-scroll"><table><tbody><tr><td>1</td></tr></tbody></table></div></figure></section></section>`;
  expect(problemsOf(text, { references: [reference(1, '10.5555/a')], keywords: ['a', 'b', 'c', 'd', 'e'] })).toEqual(
    [],
  );
});

test.each([
  ['figure-without-alt', figure('text-f1', ' ', `${label('Figure 1')} A dune`), 'text-f1', 'Figure 1'],
  ['figure-without-caption', figure('text-f1', 'A dune', label('Figure 1')), 'text-f1', 'Figure 1'],
  [
    'picture-missing',
    `<figure class="figure" id="text-f1"><figcaption>${label('Figure 1')} A dune</figcaption></figure>`,
    'text-f1',
    'Figure 1',
  ],
  [
    'table-without-caption',
    '<figure class="table" id="text-t1"><div class="table-scroll"><table></table></div></figure>',
    'text-t1',
    '',
  ],
  [
    'skipped-heading',
    '<section id="textpart-1"><h2>A</h2><section id="textpart-2"><h4>B</h4></section></section>',
    'textpart-2',
    'B',
  ],
  ['skipped-heading', '<section id="textpart-1"><h3>A</h3></section>', 'textpart-1', 'A'],
  [
    'citation-without-reference',
    '<section id="textpart-1"><h2>A</h2><p>As (Smith et al., 2019; Lee, 2020) say</p></section>',
    'textpart-1',
    '(Smith et al., 2019; Lee, 2020)',
  ],
  ['no-text', '', null, ''],
])('%s: %s', (kind, html, at, words) => {
  expect(problemsOf(html)).toEqual([[kind, at, words]]);
});

test('numbers in brackets are citations where the text cites so', () => {
  const references = [reference(1, '10.5555/a')];
  const cited = '<p>[<a href="#textreference-1">1</a>] and [7]</p>';
  expect(problemsOf(cited, { references })).toEqual([['citation-without-reference', null, '[7]']]);
  expect(problemsOf('<p><a href="#textreference-1">Smith 2019</a>, from [0, 7]</p>', { references })).toEqual([]);
});

test('references that are not cited, or have no DOI', () => {
  const references = [
    reference(1, '10.5555/a'),
    reference(2, '10.5555/b'),
    reference(3, null),
    { ...reference(4, null), foundDoi: '10.5555/d' },
  ];
  const cited = [1, 3, 4].map((id) => `<a href="#textreference-${id}">${id}</a>`).join(' ');
  expect(problemsOf(`<p>${cited}</p>`, { references })).toEqual([
    ['reference-not-cited', 'textreference-2', 'Work 2'],
    ['reference-without-doi', 'textreference-3', 'Work 3'],
  ]);
  expect(problemsOf('<p>A text that links to none</p>', { references: references.slice(0, 2) })).toEqual([]);
  const range = '<p>[<a href="#textreference-1">1</a>]–[<a href="#textreference-4">4</a>]</p>';
  expect(problemsOf(range, { references }).map(([kind]) => kind)).toEqual(['reference-without-doi']);
});

test('more than five keywords', () => {
  expect(problemsOf('<p>a</p>', { keywords: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([
    ['many-keywords', null, 'a, b, c, d, e, f'],
  ]);
});

test.each([
  [1889, 'image/png', true],
  [1890, 'image/png', false],
  [400, 'image/jpeg', true],
  [400, 'image/svg+xml', false],
])('a picture of %d pixels (%s) is too coarse for print: %s', (width, mediaType, isCoarse) => {
  const text = figure('text-f1', 'A dune', `${label('Figure 1')} A dune`);
  const expected = isCoarse ? [['low-resolution', 'text-f1', 'Figure 1']] : [];
  expect(problemsOf(text, { pictures: sized(width, mediaType) })).toEqual(expected);
});

test('two figures or tables of one number are told, with the later one', () => {
  const table = (id: string, number: number) =>
    `<figure class="table" id="${id}"><figcaption>${label(`Table ${number}`)} Wells</figcaption><table><tbody><tr><td>1</td></tr></tbody></table></figure>`;
  expect(problemsOf(table('t1', 1) + table('t2', 2))).toEqual([]);
  expect(problemsOf(table('t1', 1) + table('t2', 1))).toEqual([['same-label', 't2', 'Table 1']]);
});
