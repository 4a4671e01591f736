import { describe, expect, test } from 'vitest';
import { htmlFaults } from './html-soundness.ts';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

function bodyHtml(body: string, back = ''): string {
  const html = readJatsArticle(anArticleXml({ body, back })).body?.html ?? '';
  expect(htmlFaults(html)).toEqual([]);
  return html;
}

describe('the text of an article', () => {
  test('nests its sections and lists them in the contents', () => {
    const body = `<sec id="s1"><title><bold>One</bold></title><p>a</p><sec><label>1.1</label><title>Two <italic>x</italic></title><p>b</p></sec></sec>
      <sec><title>References</title><ref-list/></sec>`;
    const article = readJatsArticle(anArticleXml({ body }));
    expect(article.body?.html).toBe(
      '<section id="text-s1"><h2>One</h2><p>a</p><section id="textpart-1"><h3>1.1 Two <i>x</i></h3><p>b</p></section></section>',
    );
    expect(article.body?.contents.map(({ id, level, title }) => [id, level, title.text])).toEqual([
      ['text-s1', 2, 'One'],
      ['textpart-1', 3, '1.1 Two x'],
    ]);
  });

  test('has no heading below the sixth level', () => {
    const deep = `${'<sec><title>T</title>'.repeat(8)}<p>x</p>${'</sec>'.repeat(8)}`;
    expect(bodyHtml(deep)).not.toContain('<h7');
  });

  test('keeps a heading that has nothing below it', () => {
    expect(bodyHtml('<sec><title>Additional species</title></sec>')).toContain('<h2>Additional species</h2>');
  });

  test('splits a paragraph around the list inside it', () => {
    const html = bodyHtml('<p>before <list list-type="order"><list-item><p>one</p></list-item></list> after</p>');
    expect(html).toBe('<p>before</p><ol><li>one</li></ol><p>after</p>');
  });

  test('shows quotations, definitions and preformatted text', () => {
    expect(bodyHtml('<disp-quote><p>q</p><attrib>A. B.</attrib></disp-quote>')).toBe(
      '<blockquote><p>q</p><p class="attribution">A. B.</p></blockquote>',
    );
    expect(
      bodyHtml(
        '<def-list><term-head>Word</term-head><def-item><term>DNA</term><def><p>acid</p></def></def-item></def-list>',
      ),
    ).toBe('<p>Word</p><dl><dt>DNA</dt><dd>acid</dd></dl>');
    expect(bodyHtml('<preformat>a\n  &lt;b></preformat>')).toBe('<pre>a\n  &lt;b&gt;</pre>');
  });

  test('links to what is there, and to nothing else', () => {
    const body = `<p><xref ref-type="bibr" rid="B1">Smith 2001</xref>, <xref ref-type="fig" rid="gone">Fig. 9</xref>,
      <xref ref-type="fig" rid="B1"/></p>`;
    const back = '<ref-list><ref id="B1"><mixed-citation>Smith.</mixed-citation></ref></ref-list>';
    expect(bodyHtml(body, back)).toBe('<p><a href="#text-B1">Smith 2001</a>, Fig. 9,</p>');
  });

  test('keeps figure captions, and says where a figure without one is missing', () => {
    const figure = (inner: string) => `<fig id="F1">${inner}<graphic xlink:href="x.png"/></fig>`;
    expect(bodyHtml(figure('<label>Figure 1.</label><caption><title>T</title><p>c</p></caption>'))).toBe(
      '<figure class="figure" id="text-F1"><figcaption><span class="label">Figure 1.</span> <span class="caption-title">T</span> c</figcaption></figure>',
    );
    expect(bodyHtml(`<p><xref rid="F1">here</xref></p>${figure('')}`)).toBe(
      '<p><a href="#text-F1">here</a></p><figure class="figure" id="text-F1"><figcaption><span class="missing-figure">[figure]</span></figcaption></figure>',
    );
    expect(bodyHtml('<p>a</p><fig id="F2"/>')).toBe('<p>a</p>');
  });

  test('names a film with its label, caption and file, in a paragraph and in a figure', () => {
    const film = (file: string) =>
      `<media id="v" xlink:href="${file}"><label>Video 1.</label><caption><title>It moves.</title><p>By kite.</p></caption></media>`;
    expect(bodyHtml(`<p>See <xref rid="v">Video 1</xref>.${film('dune.mp4')}</p>`)).toBe(
      '<p>See <a href="#text-v">Video 1</a>.</p><div class="supplement" id="text-v"><div class="supplement-caption">' +
        '<span class="label">Video 1.</span> <span class="caption-title">It moves.</span> By kite.</div>' +
        '<p class="supplement-link">dune.mp4</p></div>',
    );
    const address = 'https://films.example/dune.mp4';
    expect(bodyHtml(`<fig>${film(address)}</fig>`)).toContain(`<a href="${address}" rel="nofollow noopener">`);
    expect(bodyHtml(film('javascript:alert(1)'))).not.toContain('<a ');
  });

  test('moves running notes to the end, and keeps those of a group', () => {
    const html = bodyHtml(
      '<p>a<fn id="n1"><p>why</p></fn></p>',
      '<fn-group><fn id="n2"><label>*</label><p>b</p></fn></fn-group>',
    );
    expect(html).toBe(
      '<p>a<sup><a href="#text-n1">1</a></sup></p>' +
        '<section class="notes" id="textpart-1"><h2>Notes</h2><div class="footnote" id="text-n2"><p><span class="label">*</span> b</p></div></section>' +
        '<section class="footnotes"><ol><li id="text-n1">why</li></ol></section>',
    );
  });

  test('ends with acknowledgements and appendices', () => {
    const html = bodyHtml(
      '<p>x</p>',
      '<ack><p>Thanks</p></ack><app-group><app id="A"><label>Appendix A</label><p>y</p></app></app-group>',
    );
    expect(html).toContain('<h2>Acknowledgements</h2><p>Thanks</p>');
    expect(html).toContain('<section class="appendix" id="text-A"><h2>Appendix A</h2><p>y</p></section>');
  });

  test('takes an id only once', () => {
    const html = bodyHtml('<sec id="s"><title>A</title><p>a</p></sec><sec id="s"><title>B</title><p>b</p></sec>');
    expect(html.match(/ id="text-s"/g)).toHaveLength(1);
  });

  test('is absent when the file has front matter only', () => {
    expect(readJatsArticle(anArticleXml()).body).toBeNull();
  });
});

test('an element without a rule keeps its parts apart, and a word that it cuts whole', () => {
  expect(bodyHtml('<p>So: <measure><what>Dune</what><height>12</height><width>34</width></measure></p>')).toBe(
    '<p>So: Dune 12 34</p>',
  );
  expect(bodyHtml('<measure><what>Dune</what><height>12</height></measure>')).toBe('<p>Dune 12</p>');
  expect(bodyHtml('<p><formula>H<sub>2</sub></formula>, <part><italic>a</italic><sub>1</sub></part></p>')).toBe(
    '<p>H<sub>2</sub>, <i>a</i><sub>1</sub></p>',
  );
  expect(bodyHtml('<p><w><styled-content>AC</styled-content><styled-content>GT</styled-content></w></p>')).toBe(
    '<p>ACGT</p>',
  );
});

describe('formulas', () => {
  test('keep the MathML that draws and nothing else', () => {
    const math =
      '<mml:math display="block" onload="x"><mml:mi href="javascript:x">a</mml:mi><mml:script>s</mml:script></mml:math>';
    expect(bodyHtml(`<disp-formula id="e1">${math}<label>(1)</label></disp-formula>`)).toBe(
      '<div class="formula" id="text-e1"><math display="block"><mi>a</mi>s</math> <span class="label">(1)</span></div>',
    );
  });

  test('prefer MathML to TeX, and TeX to a picture', () => {
    const alternatives = (inner: string) =>
      `<p><inline-formula><alternatives>${inner}</alternatives></inline-formula></p>`;
    const tex = '<tex-math>\\begin{document}$$x &lt; 1$$\\end{document}</tex-math>';
    expect(bodyHtml(alternatives(`${tex}<mml:math><mml:mi>x</mml:mi></mml:math>`))).toBe(
      '<p><math><mi>x</mi></math></p>',
    );
    expect(bodyHtml(alternatives(`<inline-graphic/>${tex}`))).toBe('<p><code class="tex">x &lt; 1</code></p>');
    expect(bodyHtml(alternatives('<inline-graphic/>'))).toContain('[formula]');
  });

  test('write out the brackets that browsers no longer draw', () => {
    const fenced = '<mml:mfenced open="[" close=")"><mml:mi>a</mml:mi><mml:mi>b</mml:mi></mml:mfenced>';
    expect(bodyHtml(`<p><mml:math>${fenced}</mml:math></p>`)).toContain(
      '<mrow><mo>[</mo><mrow><mi>a</mi><mo>,</mo><mi>b</mi></mrow><mo>)</mo></mrow>',
    );
  });
});

describe('treatments', () => {
  test('become sections headed by the name, with identifiers and earlier names below it', () => {
    const treatment = `<tp:taxon-treatment><tp:nomenclature><tp:taxon-name>Aus bus<object-id>urn:lsid:x</object-id></tp:taxon-name>
      <tp:taxon-authority>Smith, 1900</tp:taxon-authority><tp:taxon-status>sp. n.</tp:taxon-status>
      <tp:nomenclature-citation-list><tp:nomenclature-citation><tp:taxon-name>Cus bus</tp:taxon-name><comment>Lee: 3.</comment></tp:nomenclature-citation></tp:nomenclature-citation-list>
      </tp:nomenclature><tp:treatment-sec><title>Diagnosis.</title><p>d</p></tp:treatment-sec></tp:taxon-treatment>`;
    expect(bodyHtml(treatment)).toBe(
      '<section class="treatment" id="textpart-1"><h2><span class="taxon-name">Aus bus</span> Smith, 1900 sp. n.</h2>' +
        '<div class="nomenclature"><ul class="synonymy"><li><span class="taxon-name">Cus bus</span> Lee: 3.</li></ul><p class="taxon-identifier">urn:lsid:x</p></div>' +
        '<section class="treatment-section" id="textpart-2"><h3>Diagnosis.</h3><p>d</p></section></section>',
    );
  });
});

describe('hostile content', () => {
  test('comes out as text, never as markup', () => {
    const html = bodyHtml(
      `<p>&lt;script&gt;alert(1)&lt;/script&gt; <script>alert(2)</script> <![CDATA[<img src=x onerror=alert(3)>]]></p>
       <h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(4)</h:script><iframe src="x"><p onclick="x">y</p></iframe>`,
    );
    expect(html).not.toMatch(/<(?:script|img|iframe)|onclick/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; alert(2) &lt;img src=x onerror=alert(3)&gt;');
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    'http://',
  ])('leaves no link to %s', (address) => {
    expect(bodyHtml(`<p><ext-link xlink:href="${address}">here</ext-link></p>`)).toBe('<p>here</p>');
  });

  test('cannot leave an attribute', () => {
    const html = bodyHtml(
      `<p><ext-link xlink:href="https://a.example/?q=&quot;onclick=&quot;x">a</ext-link></p>
       <sec id="x&quot; onclick=&quot;y"><title>T</title><p>b</p></sec>
       <table-wrap><label>&quot; onclick=&quot;</label><table><tr><td align="center&quot; x">c</td></tr></table></table-wrap>`,
    );
    expect(html).toContain('href="https://a.example/?q=%22onclick=%22x" rel="nofollow noopener"');
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[^>]*onclick/);
  });

  test('makes no link inside a link, and none of an address', () => {
    const nested = '<xref rid="a"><ext-link xlink:href="https://b.example">b</ext-link></xref>';
    expect(bodyHtml(`<p>${nested} <email>a@b.example</email></p><sec id="a"><p>x</p></sec>`)).toContain(
      '<a href="#text-a">b</a> a@b.example',
    );
  });
});
