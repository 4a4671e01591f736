import { describe, expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const body = '<sec><title>Introduction</title><p>For ages people have looked at sand.</p></sec>';
const read = (meta: string, language = 'en') =>
  readJatsArticle(anArticleXml({ attributes: `xml:lang="${language}"`, meta, body }));
const abstract = (type: string, text: string, attributes = '') =>
  `<abstract ${type && `abstract-type="${type}"`} ${attributes}><p>${text}</p></abstract>`;

describe('the type of an abstract', () => {
  const texts = [
    'main',
    'short',
    'section',
    'ASCII',
    'made-up',
    'summary',
    'executive-summary',
    'web-summary',
    'teaser',
    'toc',
  ];
  test.each(texts)('may be %s: alone it is the abstract, beside an untyped one another', (type) => {
    expect(read(abstract(type, 'Typed.')).abstract).toMatchObject({ text: 'Typed.', origin: 'abstract' });
    const both = read(abstract(type, 'Typed.') + abstract('', 'Untyped.'));
    expect([both.abstract?.text, both.otherAbstracts.map(({ html }) => html)]).toEqual(['Untyped.', ['<p>Typed.</p>']]);
  });

  test.each(['graphical', 'Graphical', 'key-points', 'highlights'])('is never %s', (type) => {
    expect(read(abstract(type, 'One; two.')).abstract?.origin).toBe('opening');
  });

  test('decides before its place: anything unknown comes before a summary', () => {
    expect(read(abstract('summary', 'Lay.') + abstract('précis', 'Real.')).abstract?.text).toBe('Real.');
  });

  test('gives a heading where the abstract has none', () => {
    const meta = abstract('', 'A.') + abstract('executive-summary', 'B.') + abstract('toc', 'C.');
    expect(read(meta).otherAbstracts.map(({ title }) => title)).toEqual(['Executive summary', 'In short']);
  });

  test('does not make an abstract of a picture alone', () => {
    expect(read('<abstract abstract-type="toc"><p><graphic xlink:href="a.png"/></p></abstract>').abstract?.origin).toBe(
      'opening',
    );
  });
});

describe('other languages', () => {
  test.each([
    [
      'en',
      abstract('', 'Medimos.', 'xml:lang="es"') + abstract('', 'We measured.', 'xml:lang="en-GB"'),
      'We measured.',
      'es',
    ],
    [
      'pt-BR',
      abstract('', 'We measured.', 'xml:lang="en"') + abstract('', 'Medimos.', 'xml:lang="pt"'),
      'Medimos.',
      'en',
    ],
  ])('of an article in %s take the abstract that is not in its own', (language, meta, own, other) => {
    const article = read(meta, language);
    expect(article.abstract?.text).toBe(own);
    expect(article.translations.map((translation) => translation.language)).toEqual([other]);
    expect(article.otherAbstracts).toEqual([]);
  });

  test('hold title, abstract and keywords, each with its language', () => {
    const meta = `<trans-abstract xml:lang="pt"><title>Resumo</title><p>Medimos.</p></trans-abstract>
      <kwd-group xml:lang="en-GB"><kwd>dunes</kwd></kwd-group><kwd-group xml:lang="pt"><kwd>dunas</kwd></kwd-group>`;
    const title =
      '<article-title>Of Dunes</article-title><trans-title-group xml:lang="pt"><trans-title>Dunas</trans-title><trans-subtitle>um ensaio</trans-subtitle></trans-title-group>';
    const article = readJatsArticle(anArticleXml({ title, meta }));
    expect(article.keywords.map(({ text }) => text)).toEqual(['dunes']);
    expect(article.translations).toEqual([
      {
        language: 'pt',
        title: { text: 'Dunas: um ensaio', html: 'Dunas: um ensaio' },
        abstractHtml: '<p>Medimos.</p>',
        keywords: [{ text: 'dunas', html: 'dunas' }],
      },
    ]);
  });

  test('are those of a translation inside the file, too', () => {
    const sub = `<sub-article article-type="translation" xml:lang="es"><front-stub><title-group><article-title>De dunas</article-title></title-group>
      <abstract><p>Medimos.</p></abstract></front-stub></sub-article></article>`;
    const { translations } = readJatsArticle(anArticleXml().replace('</article>', sub));
    expect(translations).toMatchObject([
      { language: 'es', title: { text: 'De dunas' }, abstractHtml: '<p>Medimos.</p>' },
    ]);
  });
});
