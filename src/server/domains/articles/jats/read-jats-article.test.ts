import { describe, expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const read = (meta: string, body?: string) =>
  readJatsArticle(anArticleXml(body === undefined ? { meta } : { meta, body }));

describe('journal and numbers', () => {
  test('are read with the kind of each ISSN', () => {
    const journal = `<journal-title-group><journal-title>Dunes</journal-title><abbrev-journal-title>D.</abbrev-journal-title></journal-title-group>
      <issn pub-type="ppub">1234-567x</issn><issn publication-format="electronic">2345-6789</issn><publisher><publisher-name>P</publisher-name></publisher>`;
    expect(readJatsArticle(anArticleXml({ journal })).journal).toEqual({
      title: 'Dunes',
      abbreviation: 'D.',
      issnPrint: '1234-567X',
      issnElectronic: '2345-6789',
      publisher: 'P',
    });
  });

  test('include the DOI without its resolver', () => {
    const article = read(
      '<article-id pub-id-type="doi">https://doi.org/10.1234/x.1</article-id><volume>3</volume><elocation-id>e1</elocation-id>',
    );
    expect(article).toMatchObject({ doi: '10.1234/x.1', volume: '3', issue: null, firstPage: null, elocationId: 'e1' });
  });
});

describe('dates', () => {
  const date = (type: string, inner: string) => `<pub-date ${type}>${inner}</pub-date>`;

  test('prefer the day online to the year of the volume', () => {
    const meta =
      date('pub-type="collection"', '<year>2011</year>') +
      date('pub-type="epub"', '<day>5</day><month>May</month><year>2010</year>');
    expect(read(meta).published).toEqual({ year: 2010, month: 5, day: 5, iso: '2010-05-05' });
  });

  test('are as exact as the file is', () => {
    expect(read(date('pub-type="epub"', '<month>3</month><year>2010</year>')).published?.iso).toBe('2010-03');
    expect(read(date('date-type="pub" iso-8601-date="2010-03-07"', '')).published?.iso).toBe('2010-03-07');
    expect(read(date('pub-type="epub"', '<day>31</day><month>2</month><year>2010</year>')).published?.iso).toBe(
      '2010-02',
    );
    expect(read(date('pub-type="epub"', '<year>soon</year>')).published).toBeNull();
  });

  test('include those of the history', () => {
    const history =
      '<history><date date-type="received"><day>01</day><month>12</month><year>2009</year></date></history>';
    expect(read(history)).toMatchObject({ received: { iso: '2009-12-01' }, accepted: null });
  });
});

describe('licence and copyright', () => {
  test('give the licence address only when the file does', () => {
    const licence = (inner: string, attributes = '') =>
      `<permissions><license ${attributes}><license-p>${inner}</license-p></license></permissions>`;
    expect(read(licence('Free', 'xlink:href="https://a.example/by"')).licence).toEqual({
      url: 'https://a.example/by',
      text: 'Free',
    });
    expect(read(licence('See <ext-link xlink:href="https://b.example/">b</ext-link>')).licence?.url).toBe(
      'https://b.example/',
    );
    expect(read(licence('Free', 'xlink:href="javascript:x"')).licence).toEqual({ url: null, text: 'Free' });
  });

  test('put the copyright line together from its parts', () => {
    const parts =
      '<permissions><copyright-year>2004</copyright-year><copyright-holder>Zon et al</copyright-holder></permissions>';
    expect(read(parts).copyright).toBe('© 2004 Zon et al');
  });
});

describe('keywords and subjects', () => {
  test('are those of the article’s language, each once', () => {
    const meta = `<article-categories><subj-group subj-group-type="heading"><subject>Essay</subject></subj-group>
      <subj-group><subject>Biology</subject><subj-group><subject>Zoology</subject></subj-group></subj-group>
      <subj-group><subject>Biology</subject></subj-group></article-categories>
      <kwd-group xml:lang="en"><label>Keywords</label><kwd><italic>Mus</italic></kwd><kwd>dune</kwd><kwd>dune</kwd></kwd-group><kwd-group xml:lang="de"><kwd>Düne</kwd></kwd-group>`;
    const article = read(meta);
    expect(article.keywords.map(({ html }) => html)).toEqual(['<i>Mus</i>', 'dune']);
    expect(article).toMatchObject({ subjects: ['Biology'], heading: 'Essay' });
  });
});

describe('the abstract', () => {
  test('is the main one, with the headings of its parts and without its own', () => {
    const meta = `<abstract abstract-type="toc"><p>Teaser</p></abstract>
      <abstract><title>Abstract</title><sec><title>Methods</title><p>We <italic>dug</italic> <xref rid="B1">[1]</xref>.</p></sec></abstract>`;
    expect(read(meta).abstract).toEqual({
      html: '<section><h3>Methods</h3><p>We <i>dug</i> [1].</p></section>',
      text: 'Methods We dug [1].',
      origin: 'abstract',
    });
  });

  test('is taken from the section titled Summary where none is written', () => {
    const body =
      '<sec><title>Need</title><p>n</p></sec><sec><title>Summary</title><p>s</p><list><list-item><p>l</p></list-item></list></sec>';
    expect(read('', body).abstract).toEqual({ html: '<p>s</p>', text: 's', origin: 'summary' });
  });

  test('is otherwise the opening, in whole paragraphs of at most 1,500 characters', () => {
    const body = `<sec><title>Need</title>${[700, 700, 700].map((length) => `<p>${'a'.repeat(length)}</p>`).join('')}</sec>`;
    const { abstract } = read('', body);
    expect(abstract?.origin).toBe('opening');
    expect(abstract?.text).toHaveLength(1401);
  });

  test('is null without text', () => {
    expect(read('<abstract><p> </p></abstract>').abstract).toBeNull();
  });
});
