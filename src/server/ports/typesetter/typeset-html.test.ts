import { expect, test } from 'vitest';
import { usualDesign } from '../../../contracts/print-design.ts';
import { pdfWords } from '../../../test/pdf-words.ts';
import type { ArticleFront } from './article-front.ts';
import { drawEquation } from './sandboxed/equations.ts';
import type { HtmlText } from './print-job.ts';
import { typesetHtml } from './typeset.ts';

const front: ArticleFront = {
  journal: 'Journal of Sand',
  edition: 'Volume 1 · Issue 2 · 2026',
  identifiers: ['ISSN 2998-4017'],
  title: 'On dunes',
  authors: [{ givenName: 'Ana', lastName: 'Lee', affiliations: [0], isCorresponding: true }],
  affiliations: ['Institute of Sand'],
  correspondence: null,
  dates: ['Published 2 March 2026'],
  abstract: '',
  keywords: ['dunes'],
  statements: [],
  cite: 'Cite as: Lee, A. (2026).',
  terms: '© 2026 Lee',
  date: '2026-03-02',
  language: 'en',
  design: usualDesign,
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40pt" height="30pt"><path fill="green" d="M0 0H40V30H0Z"/></svg>';
const figure =
  '<figure class="figure"><a class="picture" href="/one"><img src="/one" alt="A green field" width="53" height="40"></a><figcaption><span class="label">Figure 1</span> The field.</figcaption></figure>';
const table =
  '<figure class="table"><figcaption><span class="label">Table 1</span> Counts.</figcaption><div class="table-scroll"><table><thead><tr><th rowspan="2">Place</th><th colspan="2">Dunes</th></tr><tr><th class="align-right">2025</th><th class="align-right">2026</th></tr></thead><tbody><tr><td>Liwa</td><td class="align-right">11</td><td class="align-right">12</td></tr></tbody></table></div></figure>';
const formula =
  '<div class="formula"><math display="block"><mrow><mi>x</mi><mo>=</mo><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math> <span class="label">(7)</span></div>';

const aText = (changes: Partial<HtmlText> = {}): HtmlText => ({
  title: 'On <i>dunes</i>',
  abstract: '<p>They move.</p>',
  body: `<section><h2>Results</h2><p>See below.</p>${formula}${figure}${table}</section>`,
  pictures: new Map([['/one', Buffer.from(drawing)]]),
  isRightToLeft: false,
  front,
  ...changes,
});

test('an article is printed with its formulas, figures and tables, each with its number', async () => {
  const { text, info, tagged } = await pdfWords(await typesetHtml(aText()));
  expect(info).toMatchObject({ Title: 'On dunes', Author: 'Ana Lee' });
  for (const words of ['Journal of Sand', 'They move.', '(7)', 'Figure 1 The field.', 'Table 1 Counts.', '2026\nLiwa'])
    expect(text).toContain(words);
  expect(tagged).toContain('"alt":"A green field"');
  expect(tagged).toContain(String.raw`"alt":"x = \\frac{a}{b}"`);
});

test('a manuscript is printed without a name', async () => {
  const { text, info } = await pdfWords(await typesetHtml(aText({ front: null })));
  expect(text).toContain('For review');
  expect(JSON.stringify([text, info])).not.toMatch(/Lee|Institute|Journal of Sand/);
});

test('an equation within a line is drawn whole', async () => {
  const [part, whole] = [await drawEquation('a + b', false), await drawEquation('a + b = c + d', false)];
  expect(whole?.width).toBeGreaterThan(1.8 * (part?.width ?? Number.POSITIVE_INFINITY));
});

test.each(['x\u2028y', '\u{10ffff}', '\ufdd0'])('an equation with %j, which no font has, is printed', async (words) => {
  const body = `<p>Before <math><mi>${words}</mi></math> after</p>`;
  expect((await pdfWords(await typesetHtml(aText({ body })))).text).toMatch(/Before .*after/);
});

test('a note is printed at the foot of its page, and links lead to references, not to what is missing', async () => {
  const body =
    '<p>One<sup><a href="#n1">1</a></sup>, again<sup><a href="#n1">1</a></sup> <a href="#r1">(Lee 2020)</a> <a href="#gone">lost</a>.</p><ol><li id="r1">Lee, Dunes.</li></ol><section class="footnotes"><ol><li id="n1">Of sand.</li><li id="n2">Unmarked.</li></ol></section>';
  const { text, tagged } = await pdfWords(await typesetHtml(aText({ body })));
  expect(text.match(/Of sand\./g)).toHaveLength(1);
  expect(text).toMatch(/again1 \(Lee 2020\) lost\.[\s\S]*Unmarked\.[\s\S]*Of sand/);
  expect(tagged).toContain('Note');
});

test('texts that are asked for at once are all printed', async () => {
  const printed = await Promise.all(['One', 'Two', 'Three'].map((title) => typesetHtml(aText({ title }))));
  for (const [place, pdf] of printed.entries())
    expect((await pdfWords(pdf)).text).toContain(['One', 'Two', 'Three'][place]);
});

test('a figure without its picture is printed as its caption', async () => {
  const body =
    '<figure class="figure"><figcaption><span class="label">Figure 9</span> Elsewhere.</figcaption></figure>';
  expect((await pdfWords(await typesetHtml(aText({ body })))).text).toContain('Figure 9 Elsewhere.');
});

test('links in the head of a table are printed as words, because the head comes again on each page', async () => {
  const body =
    '<figure class="table"><table><thead><tr><th><a href="https://a.example/">Site</a><sup><a href="#n1">1</a></sup></th></tr></thead><tbody><tr><td>a</td></tr></tbody></table></figure><section class="footnotes"><ol><li id="n1">Of it.</li></ol></section>';
  expect((await pdfWords(await typesetHtml(aText({ body })))).text).toMatch(/Site1\s[\s\S]*Of it\./);
});

test('in two columns, a wide table, a note and a figure are all printed', async () => {
  const cells = (tag: string) => Array.from({ length: 6 }, (_, place) => `<${tag}>c${place}</${tag}>`).join('');
  const wide = `<figure class="table"><figcaption>Wide.</figcaption><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table></figure>`;
  const body = `<p>One<sup><a href="#n1">1</a></sup>.</p>${wide}<p>After.</p>${figure}<section class="footnotes"><ol><li id="n1">A note.</li></ol></section>`;
  const design = { ...usualDesign, columns: 2, font: 'public-sans', accent: '#7a1f3d' } as const;
  const { text } = await pdfWords(await typesetHtml(aText({ body, front: { ...front, design } })));
  for (const words of ['Wide.', 'After.', 'A note.', 'Figure 1 The field.']) expect(text).toContain(words);
});
