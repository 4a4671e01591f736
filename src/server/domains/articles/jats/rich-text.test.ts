import { describe, expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const titleOf = (title: string) => readJatsArticle(anArticleXml({ title })).title;

describe('a title', () => {
  test('keeps its typography and folds its lines', () => {
    expect(titleOf('<article-title>A <italic>Mus\n  musculus</italic>\n at 10<sup>3</sup> m</article-title>')).toEqual({
      text: 'A Mus musculus at 103 m',
      html: 'A <i>Mus musculus</i> at 10<sup>3</sup> m',
    });
  });

  test('joins its subtitle and drops the mark of a note', () => {
    const title =
      '<article-title>Dunes<xref ref-type="fn" rid="n1">*</xref></article-title><subtitle>a study</subtitle>';
    expect(titleOf(title).text).toBe('Dunes: a study');
  });

  test('has its characters escaped exactly once', () => {
    expect(titleOf('<article-title>p &lt; 0.05 &amp; <![CDATA[<b>x</b> &amp;]]></article-title>')).toEqual({
      text: 'p < 0.05 & <b>x</b> &amp;',
      html: 'p &lt; 0.05 &amp; &lt;b&gt;x&lt;/b&gt; &amp;amp;',
    });
  });

  test('parts the words of a taxon name', () => {
    const name =
      '<tp:taxon-name><tp:taxon-name-part taxon-name-part-type="genus">Aus</tp:taxon-name-part><tp:taxon-name-part taxon-name-part-type="species">bus</tp:taxon-name-part></tp:taxon-name>';
    expect(titleOf(`<article-title>On ${name}, revised</article-title>`)).toEqual({
      text: 'On Aus bus, revised',
      html: 'On <span class="taxon-name"><i>Aus</i> <i>bus</i></span>, revised',
    });
  });

  test('gives the content of elements that nobody knows, whatever they are called', () => {
    const title = '<article-title>a <constructor>b</constructor> <blink onclick="x">c</blink></article-title>';
    expect(titleOf(title).html).toBe('a b c');
  });
});
