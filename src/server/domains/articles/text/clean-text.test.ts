import { describe, expect, test } from 'vitest';
import { htmlFaults } from '../jats/html-soundness.ts';
import { cleanText } from './clean-text.ts';

const picture = '/api/files/01234567-89ab-cdef-0123-456789abcdef';
const reference = { id: 'textreference-1', html: 'A work.', doi: null, url: null, work: null };
const clean = (bodyHtml: string) => cleanText({ bodyHtml, references: [reference] }).text.bodyHtml;

const article = [
  '<section id="text-s1"><h2>1 <i>Methods</i></h2><p>See <a href="#text-f1">Figure 1</a> and <a href="#textreference-1">[1]</a>.',
  '<sup><a href="#textnote-1">1</a></sup></p><section id="textpart-1"><h3>Sample</h3>',
  `<figure class="figure" id="text-f1"><a class="picture" href="${picture}"><img src="${picture}" alt="A &amp; b" width="20" height="10" loading="lazy"></a>`,
  '<figcaption><span class="label">Figure 1</span> <span class="caption-title">A title</span></figcaption></figure>',
  '<figure class="table" id="text-t1"><figcaption><span class="label">Table 1</span></figcaption><div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table>',
  '<thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr></tr><tr><td>1</td><td class="align-right">2</td></tr></tbody></table></div></figure>',
  '<div class="formula" id="text-e1"><math display="block"><mi>x</mi><mo>&lt;</mo><mn>1</mn></math> <span class="label">(1)</span></div>',
  '<ul><li>one</li><li><p>two</p><ol type="a"><li>three</li></ol></li></ul><blockquote><p>Said.</p></blockquote>',
  '<aside class="boxed-text"><section id="textpart-2"><h4>Box</h4><p>In it</p></section></aside><pre>a\n  b</pre></section></section>',
  '<section class="acknowledgements" id="text-ack"><h2>Acknowledgements</h2><p>Thanks.</p></section>',
  '<section class="footnotes"><ol><li id="textnote-1">A note.</li></ol></section>',
].join('');

test('clean HTML of the reading page stays as it is, with its headings as a list', () => {
  const { text, headings } = cleanText({ bodyHtml: article, references: [reference] });
  expect(text.bodyHtml).toBe(article);
  expect(headings).toEqual([
    { id: 'text-s1', html: '1 <i>Methods</i>', level: 2 },
    { id: 'textpart-1', html: 'Sample', level: 3 },
    { id: 'textpart-2', html: 'Box', level: 4 },
    { id: 'text-ack', html: 'Acknowledgements', level: 2 },
  ]);
});

describe('hostile HTML', () => {
  test.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<style>p{}</style><p onclick="alert(1)" style="color:red" data-x="1">a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a> <a href=" JAVA\nscript:x">b</a></p>', '<p>a b</p>'],
    ['<p><a href="data:text/html,x">a</a><a href="//evil.example">b</a></p>', '<p>ab</p>'],
    [
      '<p><a href="https://evil.example" target="_blank" onmouseover="x">a</a></p>',
      '<p><a href="https://evil.example" rel="nofollow noopener">a</a></p>',
    ],
    ['<img src="https://evil.example/a.png" onerror="x"><p>a</p>', '<p>a</p>'],
    [
      `<figure><img src="${picture}?a" alt="x"><figcaption>C</figcaption></figure>`,
      '<figure class="figure"><figcaption>C</figcaption></figure>',
    ],
    ['<svg onload="x"><title>t</title><a href="x">y</a></svg><p>a</p>', '<p>a</p>'],
    ['<form action="/x"><p>a</p><input name="b"><button>c</button></form>', '<p>a</p>'],
    ['<iframe src="x">a</iframe><object data="x">b</object><p>c</p>', '<p>c</p>'],
    [
      '<math><mi onclick="x" href="javascript:x">x</mi><annotation-xml encoding="text/html"><script>x</script></annotation-xml></math>',
      '<p><math><mi>x</mi></math></p>',
    ],
    [
      '<math><mtext><img src=x onerror=alert(1)><style><b>t</b></style></mtext></math>',
      '<p><math><mtext></mtext></math></p>',
    ],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<p class="evil">a</p><div class="modal">b</div><span class="x">c</span>', '<p>a</p><p>b</p><p>c</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=x>">', ''],
    ['<p>a<!-- <b> -->b<![CDATA[c]]></p>', '<p>ab</p>'],
    ['<li>a</li><td>b</td><figcaption>c</figcaption>', '<p>a</p><p>b</p><p>c</p>'],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('however deep, is read in time', () => {
    const html = `${'<b><div>'.repeat(300_000)}<script>x</script>`;
    expect(clean(html)).not.toContain('script');
    expect(clean(`<div>${'<h2>a</h2>'.repeat(200_000)}`).length).toBeGreaterThan(200_000);
  });

  test('stays the same when it is cleaned again', () => {
    const html = `${article}<h3 id="x">A<p>b<div><b>c<ul>d<li>e<h2>f</h2></ul><table><td>g<caption>h</table><img src="${picture}">`;
    const once = clean(html);
    expect(clean(once)).toBe(once);
    expect(htmlFaults(once)).toEqual([]);
  });
});

test('references have ids of our own, each once, and lead to the web only', () => {
  const hostile = { id: '"><b>', html: 'A', doi: '<script>', url: 'javascript:alert(1)', work: null };
  const { text } = cleanText({ bodyHtml: '', references: [reference, reference, hostile] });
  expect(text.references).toMatchObject([
    reference,
    { id: 'textreference-1-2' },
    { id: 'text-___b_', doi: null, url: null },
  ]);
});

test.each([
  [
    'a page’s own id gets the beginning of ours',
    '<section id="main"><h2>A</h2><p><a href="#main">b</a></p></section>',
    '<section id="text-main"><h2>A</h2><p><a href="#text-main">b</a></p></section>',
  ],
  [
    'an id is there once, and a section always has one',
    '<section id="text-a"><h2>A</h2></section><section id="text-a"><h2>B</h2></section><section><h2>C</h2></section>',
    '<section id="text-a"><h2>A</h2></section><section id="textpart-1"><h2>B</h2></section><section id="textpart-2"><h2>C</h2></section>',
  ],
  [
    'an id of a reference is taken',
    '<figure id="textreference-1"><figcaption>A</figcaption></figure>',
    '<figure class="figure"><figcaption>A</figcaption></figure>',
  ],
  ['a link to nothing becomes its words', '<p><a href="#text-gone">a <i>b</i></a></p>', '<p>a <i>b</i></p>'],
  [
    'headings make sections',
    '<p>0</p><h2>A</h2><p>a</p><h3>B</h3><p>b</p><h2>C</h2>',
    '<p>0</p><section id="textpart-1"><h2>A</h2><p>a</p><section id="textpart-2"><h3>B</h3><p>b</p></section></section><section id="textpart-3"><h2>C</h2></section>',
  ],
  [
    'a heading ends the section that it is in',
    '<section id="text-1"><h2>A</h2><p>a</p><h2>B</h2><p>b</p></section>',
    '<section id="text-1"><h2>A</h2><p>a</p></section><section id="textpart-1"><h2>B</h2><p>b</p></section>',
  ],
  [
    'a heading in a list is a bold line',
    '<ul><li><h3>A</h3></li></ul>',
    '<ul><li><p class="title"><b>A</b></p></li></ul>',
  ],
  [
    'a picture in a paragraph follows it',
    `<p>a<img src="${picture}" alt="b">c</p>`,
    `<p>ac</p><figure class="figure"><a class="picture" href="${picture}"><img src="${picture}" alt="b" loading="lazy"></a></figure>`,
  ],
  [
    'a table gets its box',
    '<table><caption>A</caption><tr><td>1</td></tr></table>',
    '<p>A</p><div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
  [
    'notes are one list at the end',
    '<section class="footnotes"><ol><li id="textnote-1">a</li></ol></section><p>b<sup><a href="#textnote-1">1</a></sup></p>',
    '<p>b<sup><a href="#textnote-1">1</a></sup></p><section class="footnotes"><ol><li id="textnote-1">a</li></ol></section>',
  ],
  [
    'words of other programs are ours',
    '<p><strong>a</strong><em>b</em><del>c</del></p>',
    '<p><b>a</b><i>b</i><s>c</s></p>',
  ],
])('%s', (_, html, expected) => {
  expect(clean(html)).toBe(expected);
});

test('a reference is one line of words with links to the web', () => {
  const html = '<p>A. <i>B</i><script>x</script></p><a href="#textreference-1">C</a> <a href="https://d.example">D</a>';
  const { text } = cleanText({ bodyHtml: '', references: [{ ...reference, html }] });
  expect(text.references[0]?.html).toBe('A. <i>B</i> C <a href="https://d.example" rel="nofollow noopener">D</a>');
});
