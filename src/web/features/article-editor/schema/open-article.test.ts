import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { inPage, opened, written } from '../../../../test/production/article-in-editor.ts';
import { findNode } from '../commands/find-node.ts';

inPage();

const caption =
  '<figcaption><span class="label">Figure 1</span> <span class="caption-title">Map of <i>A</i></span> Text of it.</figcaption>';
const picture =
  '<a class="picture" href="/p/1.png"><img src="/p/1.png" alt="A &quot;map&quot;" width="600" height="400" loading="lazy"></a>';
const table =
  '<div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table><thead><tr><th scope="col" colspan="2" class="align-center">Head</th></tr></thead><tbody><tr><td rowspan="2">1</td><td class="align-right"><p>a</p><p>b</p></td></tr><tr><th></th></tr></tbody><tbody><tr><td colspan="2"><br>x</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table></div>';
const formula = '<math display="block"><mrow><mi>x</mi><mo>&lt;</mo><mspace width="1em"></mspace></mrow></math>';

test.each([
  [
    'sections with headings',
    '<section id="a"><h2>One <i>two</i></h2><p>p</p><section class="treatment" id="b"><h3>Three</h3><section id="c"><p>No heading</p></section></section></section>',
  ],
  ['a heading alone', '<section id="a"><h6>One</h6></section>'],
  [
    'a section after which its parent goes on',
    '<section id="a"><h2>A</h2><section id="b"><h3>B</h3><p>b</p></section><p>a</p></section>',
  ],
  [
    'paragraphs of several kinds',
    '<p class="title"><b>T</b></p><p>a “b” &quot;c&quot; &amp; &lt;d&gt;\u00A0e</p><p class="attribution">f</p>',
  ],
  [
    'formatting',
    '<p><b>b</b><i>i</i><u>u</u><s>s</s><code>c</code><code class="tex">t</code>x<sub>1</sub><sup>2</sup><em>e</em> <strong>s</strong> <span class="small-caps">sc</span></p>',
  ],
  [
    'formatting in formatting',
    '<p><i><span class="taxon-name">A <b>b</b></span></i> <span class="taxon-name"><i>C</i> d</span> <sup><a href="#n">1</a></sup> <a href="#n"><sup>2</sup></a></p>',
  ],
  ['links', '<p><a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener">out</a> <a href="#r1">1</a></p>'],
  ['a figure', `<figure class="figure" id="f">${picture}${caption}</figure>`],
  [
    'a figure with two described pictures',
    `<figure class="figure">${picture}<div class="supplement-caption"><span class="label">A</span> a</div>${picture}<figcaption><p>One.</p><p>Two.</p></figcaption></figure>`,
  ],
  [
    'a figure without its picture',
    '<figure class="figure"><figcaption><span class="missing-figure">[figure]</span></figcaption></figure>',
  ],
  [
    'a table with notes',
    `<figure class="table" id="t"><figcaption><span class="label">Table 1</span></figcaption>${table}<div class="table-notes"><div class="footnote" id="n"><p><span class="label">a</span> Note</p></div><p>More</p></div></figure>`,
  ],
  ['a table alone', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a displayed formula', `<div class="formula" id="e">${formula} <span class="label">(1)</span></div>`],
  ['a formula in text', `<p>where ${formula} is</p><p><span class="missing-formula">[formula]</span></p>`],
  [
    'lists',
    '<ul><li>a</li><li><p>b</p><p>c</p></li><li>d<ol type="a" id="l"><li>e</li></ol></li></ul><ul class="plain"><li><span class="label">i.</span> f</li></ul><ol start="3"><li>g</li></ol>',
  ],
  ['a list of definitions', '<dl><dt>t</dt><dd>d</dd><dd><p>e</p><p>f</p></dd></dl>'],
  [
    'a quotation and a box',
    '<blockquote><p>q</p><p class="attribution">w</p></blockquote><blockquote class="verse"><p>v</p></blockquote><aside class="boxed-text" id="x"><section id="y"><h3>Box</h3><p>t</p></section></aside>',
  ],
  ['preformatted text', '<pre>a\n  b &lt;c&gt;\n</pre>'],
  [
    'nomenclature',
    '<div class="nomenclature"><ul class="synonymy"><li>s</li></ul><p class="taxon-identifier"><a href="https://example.org/" rel="nofollow noopener">z</a></p></div>',
  ],
  [
    'a supplementary file',
    '<div class="supplement" id="s"><div class="supplement-caption"><span class="label">S1</span> <span class="caption-title">Data</span> <p>One.</p><p>Two.</p></div><p class="supplement-link">file.csv</p></div>',
  ],
  [
    'footnotes',
    '<p>t<sup><a href="#n1">1</a></sup></p><section class="footnotes"><ol><li id="n1">Note <i>a</i></li></ol></section>',
  ],
  ['no text', ''],
])('%s are written as they were read', (_what, html) => {
  const { doc, write } = opened(html);
  expect(written(doc)).toBe(html);
  expect(write(doc)).toBe(html);
});

const odd = '<section id="a"><h2>A</h2><p><b>one</b><b>two</b></p><p>three</p></section><p>four</p>';

test('what would be written in another way stays as it was read while it is not edited', () => {
  const { doc, write } = opened(odd);
  expect(written(doc)).not.toBe(odd);
  expect(write(doc)).toBe(odd);
});

test('an edit changes its paragraph and nothing else', () => {
  const { doc, write } = opened(odd);
  const place = findNode(doc, ({ textContent, isTextblock }) => isTextblock && textContent === 'three')?.pos ?? 0;
  const { tr } = EditorState.create({ doc });
  expect(write(tr.insertText('3', place + 1, place + 6).doc)).toBe(odd.replace('three', '3'));
  expect(write(tr.delete(place, place + 3).doc)).toBe(odd.replace('<p>three</p>', ''));
});
