import { describe, expect, test } from 'vitest';
import { accessOn } from '../access-period.ts';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const by = 'https://creativecommons.org/licenses/by/4.0/';
const read = (meta: string) =>
  readJatsArticle(
    anArticleXml({ meta }).replace('<article ', '<article xmlns:ali="http://www.niso.org/schemas/ali/1.0/" '),
  );

/** Who may read an article with such permissions in May 2026, and under which licence. */
function access(permissions: string) {
  const { openPeriods, licence } = read(`<permissions>${permissions}</permissions>`);
  const decided = accessOn(openPeriods, '2026-05-02', licence?.url ?? null);
  return [decided.access, decided.licenceUrl];
}

const reference = (url: string, start = '') =>
  `<ali:license_ref${start && ` start_date="${start}"`}>${url}</ali:license_ref>`;
const licence = (inner: string, attributes = '') => `<license ${attributes}>${inner}</license>`;
const words = (inner: string, attributes = '') => licence(`<license-p>${inner}</license-p>`, attributes);
const closed = ['subscription', null];
const terms = 'https://publisher.example/terms';

describe('the dates of a licence', () => {
  test.each([
    ['that is past', reference(by, '2020-01-01'), ['open', by]],
    ['that is today', reference(by, '2026-05-02'), ['open', by]],
    ['that is ahead', reference(by, '2041-01-01'), closed],
    ['that nobody can read', reference(by, '1 May 2020'), closed],
    ['of a year that is not over', reference(by, '2026'), closed],
    ['ahead, with the address as an attribute, too', ['href', reference(by, '2041-01-01')], closed],
    ['ahead, behind terms that hold now', reference(terms) + reference(by, '2041-01-01'), ['subscription', terms]],
    ['ahead, before terms that hold now', reference(by, '2041-01-01') + reference(terms), ['subscription', terms]],
    ['past, behind terms of before', reference(terms, '2018-01-01') + reference(by, '2020-01-01'), ['open', by]],
    ['past, before terms of before', reference(by, '2020-01-01') + reference(terms, '2018-01-01'), ['open', by]],
    ['ahead, declared open by its type', ['type', reference(by, '2041-01-01')], closed],
  ])('decide: one %s', (_, inner, expected) => {
    const [where, references] = typeof inner === 'string' ? ['', inner] : [inner[0], inner[1] ?? ''];
    const attributes = { href: `xlink:href="${by}"`, type: 'license-type="open-access"' }[where ?? ''];
    expect(access(licence(references, attributes))).toEqual(expected);
  });

  test('are those of free reading, too', () => {
    const free = (attributes: string) => access(`<ali:free_to_read ${attributes}/>${words('All rights reserved.')}`)[0];
    expect(free('')).toBe('open');
    expect(free('start_date="2026-05-02"')).toBe('open');
    expect(free('start_date="2026-05-03"')).toBe('subscription');
    expect(free('start_date="2026-01-01" end_date="2026-05-02"')).toBe('open');
    expect(free('end_date="2026-05-01"')).toBe('subscription');
    expect(free('end_date="soon"')).toBe('subscription');
  });
});

describe('a licence that is named by address', () => {
  test.each([
    ['Creative Commons', words('Free', `xlink:href="${by}"`), ['open', by]],
    [
      'the public domain',
      licence('', 'xlink:href="http://creativecommons.org/publicdomain/zero/1.0/"'),
      ['open', 'http://creativecommons.org/publicdomain/zero/1.0/'],
    ],
    [
      'another, with words of Creative Commons',
      words('This article is under a Creative Commons licence.', `xlink:href="${terms}"`),
      ['subscription', terms],
    ],
    [
      'another, with a link to Creative Commons',
      words(`This article is under <ext-link xlink:href="${by}">CC BY</ext-link>.`, `xlink:href="${terms}"`),
      ['subscription', terms],
    ],
    [
      'another whose address holds that of Creative Commons',
      licence('', 'xlink:href="https://publisher.example/?not=creativecommons.org/licenses/by/4.0"'),
      ['subscription', 'https://publisher.example/?not=creativecommons.org/licenses/by/4.0'],
    ],
    [
      'another, and open access by its type',
      words('Free', `license-type="open-access" xlink:href="${terms}"`),
      ['open', terms],
    ],
    ['for text mining only', licence('', `specific-use="tdm" xlink:href="${by}"`), closed],
    ['outside of a licence', reference(by), ['open', by]],
    ['in its text, as an element for machines', words(reference(by)), ['open', by]],
    ['without its beginning', licence('', `xlink:href="${by.slice('https:'.length)}"`), ['open', by]],
    ['by a link alone', words(`<ext-link xlink:href="${by}">${by}</ext-link>`), ['open', by]],
    [
      'by a link in a sentence',
      words(`This article is under a <ext-link xlink:href="${by}">licence</ext-link>.`),
      ['open', by],
    ],
  ])('opens as the address says: %s', (_, inner, expected) => {
    expect(access(inner)).toEqual(expected);
  });
});

describe('a licence in words alone', () => {
  test.each([
    'This is an open-access article distributed under the terms of the Creative Commons Attribution License, which permits unrestricted use.',
    '© 2011 Ek et al. This article is published under license to Dune Press. This is an Open Access article distributed under the terms of the Creative Commons Attribution License.',
    'This article is licensed under a Creative Commons Attribution 4.0 License. The images in this article are included in it, unless indicated otherwise in a credit line.',
    'This article and its supplementary data are licensed under CC BY 4.0.',
    'This article, except Figure 2, is available under a Creative Commons Attribution licence.',
    'Figure 1 is by Bo Ek, used with permission. This article is distributed under CC-BY.',
    'This work is licensed under a Creative Commons Attribution 3.0 Unported License.',
    'Licensed under CC BY 4.0.',
    'Creative Commons Attribution License (CC BY 4.0)',
    'Este é um artigo publicado em acesso aberto sob uma licença Creative Commons.',
    'This is an Open Access article: verbatim copying of this article is permitted in all media.',
  ])('opens the article it speaks of: %s', (text) => {
    expect(access(words(text))[0]).toBe('open');
    expect(access(`<copyright-statement>${text}</copyright-statement>`)[0]).toBe('open');
  });

  test.each([
    'All rights reserved. Figure 2 is used under a Creative Commons licence.',
    'The photographs in this article are licensed under CC BY 2.0.',
    'Figure 2 of this article is available under a Creative Commons licence.',
    'In this article, Figure 2 is used under a Creative Commons licence.',
    'This article contains images that are under Creative Commons licences.',
    'This article is not distributed under a Creative Commons licence.',
    'This is not an open access article.',
    'This article will be available under a Creative Commons licence.',
    'This article is licensed under CC BY from 1 January 2041.',
    'This article is distributed to subscribers for six months. After six months it is available under a Creative Commons License.',
    'Figure 2 is by Bo Ek. Licensed under CC BY 2.0.',
    'All rights reserved. Map data licensed under a Creative Commons licence.',
    'See https://creativecommons.org/licenses/by/4.0/ for the licence of the cover.',
    'This article becomes an open access article on 1 January 2041.',
    'Subscribers only. On 1 January 2041 this article is licensed under CC BY.',
    'An earlier version of this article was published under CC BY.',
    'The accepted manuscript is licensed under CC BY.',
    'This article quotes a work that is licensed under CC BY.',
    'The article about Creative Commons is reprinted with permission.',
    'The questionnaire is licensed under CC BY.',
    'The text in Section 3 is published under Creative Commons.',
    'The original article is an open access article; this reprint is for subscribers.',
    'All rights reserved.',
  ])('opens nothing else: %s', (text) => {
    expect(access(words(text, 'license-type="subscription"'))[0]).toBe('subscription');
    expect(access(`<copyright-statement>${text}</copyright-statement>`)[0]).toBe('subscription');
  });

  test('takes its address from the sentence that opens the article, never from one about a figure', () => {
    const link = `<ext-link xlink:href="${by}">licence</ext-link>`;
    expect(access(words(`This is an open access article under the Creative Commons ${link}.`))).toEqual(['open', by]);
    expect(access(words(`All rights reserved. Figure 2 is under this ${link}.`))).toEqual(closed);
  });

  test('counts in the older document types, where licence and copyright stand without a frame', () => {
    const statement = 'Quill. This is an open-access article under the Creative Commons Attribution License.';
    const article = read(
      `<copyright-statement>${statement}</copyright-statement><copyright-year>2007</copyright-year>`,
    );
    expect(article).toMatchObject({
      copyright: '© 2007 Quill.',
      licence: { text: statement.slice(7) },
      openPeriods: [{ from: null }],
    });
    expect(read(`<license xlink:href="${by}"><p>Free</p></license>`).openPeriods).toMatchObject([{ licenceUrl: by }]);
    expect(read('<license license-type="open-access"><p>Free</p></license>').openPeriods).toHaveLength(1);
  });
});
