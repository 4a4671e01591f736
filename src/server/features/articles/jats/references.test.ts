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

  test('starts with the title when it has no author', () => {
    const one = reference(
      '<element-citation><year>1993</year><article-title>Consensus</article-title></element-citation>',
    );
    expect(one?.text).toBe('Consensus (1993).');
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
