import { describe, expect, test } from 'vitest';
import { htmlFaults } from './html-soundness.ts';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

function reference(inner: string) {
  const back = `<ref-list><ref id="B1">${inner}</ref></ref-list>`;
  const [first] = readJatsArticle(anArticleXml({ back })).references;
  expect(htmlFaults(first?.html ?? '')).toEqual([]);
  return first;
}

const people = `<person-group person-group-type="author"><name><surname>Lee</surname><given-names>Ana</given-names></name>
  <name><surname>Ek</surname><given-names>B</given-names></name><etal/></person-group>`;

describe('a citation in parts', () => {
  test('becomes a sentence that ends in its DOI', () => {
    const one =
      reference(`<label>[1]</label><element-citation>${people}<year>2001</year><article-title>On <italic>Mus</italic>.</article-title>
      <source>J. Dunes</source><volume>7</volume><issue>2</issue><fpage>3</fpage><lpage>9</lpage><pub-id pub-id-type="doi">https://doi.org/10.1234/AbC</pub-id></element-citation>`);
    expect(one).toMatchObject({ id: 'text-B1', label: '[1]', doi: '10.1234/AbC', url: null });
    expect(one?.html).toBe(
      'Lee, Ana; Ek, B; et al. (2001). On <i>Mus</i>. <i>J. Dunes</i> 7(2): 3–9. <a href="https://doi.org/10.1234/AbC" rel="nofollow noopener">https://doi.org/10.1234/AbC</a>',
    );
    expect(one?.text).toBe('Lee, Ana; Ek, B; et al. (2001). On Mus. J. Dunes 7(2): 3–9. https://doi.org/10.1234/AbC');
  });

  test('names the book, its editors and its publisher', () => {
    const one = reference(`<element-citation>${people}<year>1999</year><chapter-title>Ripples</chapter-title>
      <person-group person-group-type="editor"><name><surname>Oz</surname></name></person-group><source>Sand</source>
      <publisher-loc>Muscat</publisher-loc><publisher-name>Dune Press</publisher-name></element-citation>`);
    expect(one?.text).toBe('Lee, Ana; Ek, B; et al. (1999). Ripples. In: Oz (eds) Sand. Muscat: Dune Press.');
  });

  test('leaves a name without parts as it is written', () => {
    const one = reference(
      '<element-citation><person-group><string-name>The dune team</string-name></person-group><article-title>Sand</article-title></element-citation>',
    );
    expect(one?.text).toBe('The dune team. Sand.');
  });

  test('starts with the title when it has no author', () => {
    const one = reference(
      '<element-citation><year>1993</year><article-title>Consensus</article-title></element-citation>',
    );
    expect(one?.text).toBe('Consensus (1993).');
  });
});

describe('a citation in parts, whole', () => {
  test('says what has no place in the sentence behind it, but no number of a machine', () => {
    const one =
      reference(`<element-citation>${people}<year>2001</year><month>04</month><article-title>Sand</article-title>
      <trans-title>Zand</trans-title><source>Dunes</source><supplement>Suppl. 2</supplement><size units="page">44 p.</size>
      <comment>Accessed at <ext-link xlink:href="https://dunes.example/a">the archive</ext-link></comment>
      <pub-id pub-id-type="arxiv">2001.1</pub-id><pub-id pub-id-type="pmid">99</pub-id></element-citation>`);
    expect(one?.text).toBe(
      'Lee, Ana; Ek, B; et al. (2001-04). Sand. Dunes. Zand. Suppl. 2. 44 p. Accessed at the archive. 2001.1.',
    );
    expect(one?.html).toContain('<a href="https://dunes.example/a"');
  });

  test('says a DOI once', () => {
    const one = reference(`<element-citation><article-title>Sand</article-title><comment>doi: 10.1234/x</comment>
      <ext-link xlink:href="http://dx.doi.org/10.1234/x">10.1234/x</ext-link></element-citation>`);
    expect(one?.text).toBe('Sand. https://doi.org/10.1234/x');
  });

  test('is parted the same when the file calls it mixed and leaves out the punctuation', () => {
    const one = reference(`<mixed-citation><name><surname>Lee</surname><given-names>A</given-names></name>
      <name><surname>Ek</surname><given-names>B</given-names></name><article-title>Salt</article-title><source>J Sand</source>
      <year>2011</year><volume>4</volume><fpage>57</fpage><lpage>61</lpage></mixed-citation>`);
    expect(one?.text).toBe('Lee, A; Ek, B (2011). Salt. J Sand 4: 57–61.');
  });

  test('is parted in a paragraph, with the link to what it cites', () => {
    const data = `<element-citation publication-type="data">${people}<year>2024</year><data-title>Wind counts</data-title>
      <source>Archive</source><pub-id pub-id-type="accession" xlink:href="https://archive.example/G1">G1</pub-id></element-citation>`;
    const html = readJatsArticle(anArticleXml({ body: `<p>Data: ${data}</p>` })).body?.html;
    expect(html).toBe(
      '<p>Data: Lee, Ana; Ek, B; et al. (2024). Wind counts. <i>Archive</i>. <a href="https://archive.example/G1" rel="nofollow noopener">G1</a>.</p>',
    );
  });
});

describe('a reference', () => {
  test.each([
    ['1', '1. Lee A. Salt.'],
    ['[1]', '[1] Lee A. Salt.'],
    ['1', '. Lee A. Salt.'],
    ['1.', '1) Lee A. Salt.'],
  ])('numbered %s leaves the number out of “%s”', (label, words) => {
    const one = reference(`<label>${label}</label><mixed-citation>${words}</mixed-citation>`);
    expect(one).toMatchObject({ label, text: 'Lee A. Salt.' });
  });

  test.each([
    ['3', '3 days in the dunes.'],
    ['1', '10. Lee A. Salt.'],
    ['Lee 2001', 'Lee A. Salt.'],
  ])('numbered %s keeps “%s”', (label, words) => {
    expect(reference(`<label>${label}</label><mixed-citation>${words}</mixed-citation>`)?.text).toBe(words);
  });

  test('keeps each of the works under its number, and what is noted with them', () => {
    const one = reference(
      `<label>1</label><mixed-citation><label>(a)</label>Lee A. Salt.</mixed-citation><mixed-citation><label>(b)</label>Ek B. Sand.</mixed-citation><note><p>In press.</p></note>`,
    );
    expect(one?.text).toBe('(a) Lee A. Salt. (b) Ek B. Sand. In press.');
  });

  test('in two forms is shown once, as it was written', () => {
    const parts = '<element-citation><article-title>Salt</article-title></element-citation>';
    expect(reference(`<mixed-citation>Lee A: Salt.</mixed-citation>${parts}`)?.text).toBe('Lee A: Salt.');
  });
});

describe('a citation with its own punctuation', () => {
  test('keeps it, and parts names that have nothing between them', () => {
    const one =
      reference(`<mixed-citation><person-group><name><surname>Lee</surname><given-names>A</given-names></name><name><surname>Ek</surname><given-names>B</given-names></name></person-group>
      (<year>2000</year>)<article-title> On <italic>Mus</italic>.</article-title> <source>J</source> <volume>1</volume>:<fpage>2</fpage>. <object-id pub-id-type="pmid">99</object-id></mixed-citation>`);
    expect(one?.html).toBe('Lee, A; Ek, B (2000) On <i>Mus</i>. J 1:2.');
  });

  test('has its DOI found in a link, brackets and all', () => {
    const link = '<ext-link xlink:href="http://dx.doi.org/10.1016/S0378-1127(00)00378-9">x</ext-link>';
    expect(reference(`<mixed-citation>Lee. ${link}</mixed-citation>`)?.doi).toBe('10.1016/S0378-1127(00)00378-9');
  });

  test('has its DOI found in the words, without closing punctuation', () => {
    expect(reference('<mixed-citation>Lee (doi: 10.1000/xyz).</mixed-citation>')?.doi).toBe('10.1000/xyz');
  });

  test('has another address where it has no DOI', () => {
    const one = reference(
      '<mixed-citation>Lee. <ext-link xlink:href="www.dunes.example/a">site</ext-link></mixed-citation>',
    );
    expect(one).toMatchObject({ doi: null, url: 'http://www.dunes.example/a' });
  });
});
