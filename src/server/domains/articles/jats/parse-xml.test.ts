import { describe, expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';
import { UnreadableArticle } from './unreadable-article.ts';

function refusal(xml: string | Uint8Array): UnreadableArticle {
  try {
    readJatsArticle(xml);
  } catch (error) {
    if (error instanceof UnreadableArticle) return error;
    throw error;
  }
  throw new Error('The article was read.');
}

describe('what is refused, and the reason given', () => {
  test('XML that is not well-formed, with its line', () => {
    const error = refusal('<article>\n<front>\n</article>');
    expect(error.reason).toMatch(/^The file is not well-formed XML: .*front/);
    expect(error.line).toBe(3);
    expect(error.message).toContain('(line 3)');
  });

  test('an empty file, and one without XML', () => {
    expect(refusal('').reason).toBe('The XML file is empty.');
    expect(refusal('%PDF-1.7').reason).toMatch(/not well-formed/);
  });

  test('XML of another kind, named', () => {
    expect(refusal('<html/>').reason).toContain('“html”');
    expect(refusal('<article xmlns="http://docbook.org/ns/docbook"/>').reason).toContain('“other:article”');
  });

  test('an article without front matter or title', () => {
    expect(refusal('<article><body/></article>').reason).toMatch(/front matter/);
    expect(refusal(anArticleXml({ title: '<article-title> <fn><p>x</p></fn></article-title>' })).reason).toMatch(
      /no title/,
    );
  });

  test('a file above 20 MB, before it is parsed', () => {
    expect(refusal(new Uint8Array(20 * 1024 * 1024 + 1)).reason).toMatch(/larger than 20 MB/);
  });

  test('entities that expand without end', () => {
    const levels = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE article [<!ENTITY l0 "lol">${levels.join('')}]>`;
    expect(refusal(`${bomb}<article>&l10;</article>`)).toBeInstanceOf(UnreadableArticle);
    expect(refusal(`${bomb}<article article-type="&l10;"/>`)).toBeInstanceOf(UnreadableArticle);
  });

  test('an entity that would bring in another file', () => {
    const external = '<!DOCTYPE article [<!ENTITY secret SYSTEM "file:///etc/hostname">]>';
    expect(refusal(external + anArticleXml({ body: '<p>&secret;</p>' })).reason).toContain('“&secret;”');
  });

  test('an entity of a document type that is not at hand, rather than a gap in the text', () => {
    const article = anArticleXml({ body: '<p>a&nbsp;b</p>' });
    expect(refusal(`<!DOCTYPE article SYSTEM "missing.dtd">${article}`).reason).toContain('“&nbsp;”');
  });

  test('elements nested beyond measure', () => {
    const deep = '<sec>'.repeat(400) + '</sec>'.repeat(400);
    expect(refusal(anArticleXml({ body: deep })).reason).toMatch(/depth/);
  });
});

describe('what is taken in', () => {
  test('prefixes that the document type declares, whatever a comment says before', () => {
    const xml = `<!DOCTYPE article PUBLIC "-//NLM//DTD JATS v1.2//EN" "JATS.dtd"><!-- <article xmlns:ali="x"> --><article><front><article-meta>
      <title-group><article-title>Of Dunes</article-title></title-group><permissions><license><ali:license_ref>https://creativecommons.org/licenses/by/4.0/</ali:license_ref></license>
      </permissions><abstract><p><ext-link xlink:href="https://a.example/">a</ext-link></p></abstract></article-meta></front></article>`;
    expect(readJatsArticle(xml).openPeriods).toHaveLength(1);
    expect(readJatsArticle(xml).abstract?.html).toContain('https://a.example/');
  });

  test('a document type that is not at hand', () => {
    const article = readJatsArticle(`<!DOCTYPE article SYSTEM "http://localhost:1/missing.dtd">${anArticleXml()}`);
    expect(article.title.text).toBe('Of Dunes');
  });

  test('other encodings, as declared in the bytes', () => {
    const xml = anArticleXml({ title: '<article-title>Dünen</article-title>' });
    const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${xml}`, 'latin1');
    expect(readJatsArticle(latin).title.text).toBe('Dünen');
    expect(readJatsArticle(Buffer.from(`\uFEFF${xml}`, 'utf16le')).title.text).toBe('Dünen');
  });

  test('a string whatever encoding its first line names', () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>${anArticleXml({ title: '<article-title>Dünen</article-title>' })}`;
    expect(readJatsArticle(xml).title.text).toBe('Dünen');
  });
});

test('processing instructions are stepped over, and what looks like one in CDATA stays', () => {
  const xml = anArticleXml({
    meta: '<?page 3?><abstract><p>One<?break?> two <![CDATA[<?three?>]]> four.</p></abstract>',
  });
  expect(readJatsArticle(xml.replace('<article', '<?xml-stylesheet href="x"?><article')).abstract?.text).toBe(
    'One two <?three?> four.',
  );
});
