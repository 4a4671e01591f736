import { describe, expect, test } from 'vitest';
import type { CitedWork } from '../../../../contracts/production-values.ts';
import { readCsl } from './read-csl.ts';
import { readReference } from './read-reference.ts';
import { styledReference } from './styled-reference.ts';

const dunes: CitedWork = {
  kind: 'article-journal',
  authors: [
    { family: 'Smith', given: 'J. A.' },
    { family: 'Doe', given: 'B.' },
    { family: 'Lee', given: 'C.' },
  ],
  title: 'On the shape of dunes',
  container: 'Journal of Sand',
  publisher: '',
  year: '2019',
  volume: '12',
  issue: '3',
  pages: '45–60',
  doi: '10.5555/abc',
  url: '',
};

describe('a reference is read', () => {
  test.each([
    [
      'APA',
      'Smith, J. A., Doe, B., & Lee, C. (2019). On the shape of dunes. <i>Journal of Sand</i>, <i>12</i>(3), 45–60. https://doi.org/10.5555/abc',
    ],
    [
      'Harvard',
      'Smith, J. A., Doe, B. and Lee, C. (2019) ‘On the shape of dunes’, <i>Journal of Sand</i>, 12(3), pp. 45–60. Available at: https://doi.org/10.5555/abc (Accessed: 3 May 2020).',
    ],
    [
      'IEEE',
      'J. A. Smith, B. Doe, and C. Lee, “On the shape of dunes,” <i>Journal of Sand</i>, vol. 12, no. 3, pp. 45–60, 2019. doi: 10.5555/abc.',
    ],
    [
      'Nature',
      'Smith, J. A., Doe, B. & Lee, C. On the shape of dunes. <i>Journal of Sand</i> <b>12</b>(3), 45–60 (2019). https://doi.org/10.5555/abc',
    ],
  ])('in the style %s', (_, html) => {
    expect(readReference(html)).toEqual(dunes);
  });

  test.each([
    [
      'Smith JA, Doe B. Dunes. J Sand. 2019 Mar 4;12(3):45-60.',
      ['Smith JA', 'Doe B'],
      'Dunes',
      'J Sand',
      '12',
      '45–60',
    ],
    [
      'Smith JA, Doe B, et al. (2019) Dunes of the south. A study. Journal of Sand 12: e45.',
      ['Smith JA', 'Doe B'],
      'Dunes of the south. A study',
      'Journal of Sand',
      '12',
      'e45',
    ],
    [
      'Smith, Jane, and Bob Doe. 2019. “Dunes.” <i>Journal of Sand</i> 12 (3): 45–60.',
      ['Smith Jane', 'Doe Bob'],
      'Dunes',
      'Journal of Sand',
      '12',
      '45–60',
    ],
    [
      'أحمد، م. (2018). الكثبان الرملية. مجلة الرمال، 12(3)، 45-60.',
      ['أحمد م.'],
      'الكثبان الرملية',
      'مجلة الرمال',
      '12',
      '45–60',
    ],
  ])('%s', (text, names, title, container, volume, pages) => {
    const work = readReference(text);
    expect(work).toMatchObject({ title, container, volume, pages });
    expect(work?.authors.map(({ family, given }) => `${family} ${given}`)).toEqual(names);
  });

  test.each([
    [
      'Bagnold RA. The physics of blown sand. London: Methuen; 1941.',
      { kind: 'book', publisher: 'London: Methuen', year: '1941' },
    ],
    [
      'World Health Organization. (2020). World malaria report. Geneva: WHO.',
      { authors: [{ family: 'World Health Organization', given: '' }] },
    ],
    [
      'Lee C. Dunes. In: Smith J, editor. Handbook of sand. New York: Springer; 2010. p. 33–50.',
      { kind: 'chapter', title: 'Dunes', container: 'Handbook of sand', pages: '33–50' },
    ],
    ['Lee, C. (2018). Dunes [Doctoral dissertation, Sand University].', { kind: 'thesis' }],
    [
      'Sand Lab (2020) Sand tools and how to use them. https://sand.example/tools',
      { kind: 'webpage', url: 'https://sand.example/tools' },
    ],
  ])('%s', (text, expected) => {
    expect(readReference(text)).toMatchObject(expected);
  });

  test('only if it has a year and a title', () => {
    expect(readReference('Personal communication')).toBeNull();
    expect(readReference('')).toBeNull();
    expect(readReference(`${'Smith, J., '.repeat(3000)} (2019)`)).toBeNull();
  });
});

test('the data of a reference manager become a cited work', () => {
  const csl = {
    id: '7',
    type: 'article-journal',
    title: 'On the shape of <i>dunes</i>',
    author: [
      { family: 'Smith', given: 'J. A.' },
      { 'dropping-particle': 'van', family: 'Lee' },
      { literal: 'Sand Lab' },
    ],
    issued: { 'date-parts': [['2019', 5]] },
    'container-title': 'Journal of Sand',
    volume: 12,
    page: '45-60',
    DOI: 'https://doi.org/10.5555/abc',
  };
  expect(readCsl(csl)).toEqual({
    ...dunes,
    issue: '',
    authors: [
      { family: 'Smith', given: 'J. A.' },
      { family: 'van Lee', given: '' },
      { family: 'Sand Lab', given: '' },
    ],
  });
  expect(readCsl({ ...csl, issued: '2019-05', type: 'unheard-of' })).toMatchObject({ year: '2019', kind: 'document' });
  expect(readCsl({ id: 'x' })).toBeNull();
});

describe('a work is written', () => {
  const link = '<a href="https://doi.org/10.5555/abc" rel="nofollow noopener">';
  const book: CitedWork = {
    ...dunes,
    kind: 'book',
    title: 'Sand & dunes',
    container: '',
    publisher: 'Methuen',
    volume: '',
    issue: '',
    pages: '',
    doi: '',
  };
  const chapter: CitedWork = { ...dunes, kind: 'chapter', container: 'All of sand', publisher: 'Methuen', doi: '' };

  test.each([
    [
      'APA',
      `Smith, J. A., Doe, B., &amp; Lee, C. (2019). On the shape of dunes. <i>Journal of Sand</i>, <i>12</i>(3), 45–60. ${link}https://doi.org/10.5555/abc</a>`,
    ],
    [
      'Harvard',
      `Smith, J.A., Doe, B. and Lee, C. (2019) ‘On the shape of dunes’, <i>Journal of Sand</i>, 12(3), pp. 45–60. Available at: ${link}https://doi.org/10.5555/abc</a>.`,
    ],
    [
      'Vancouver',
      `Smith JA, Doe B, Lee C. On the shape of dunes. Journal of Sand. 2019;12(3):45–60. ${link}doi:10.5555/abc</a>`,
    ],
  ] as const)('in the style %s, and read again as it was', (style, html) => {
    expect(styledReference(dunes, style)).toBe(html);
    const again = readReference(html);
    expect({ ...again, authors: again?.authors.map(({ family }) => family) }).toEqual({
      ...dunes,
      authors: ['Smith', 'Doe', 'Lee'],
    });
  });

  test.each([
    ['APA', book, 'Smith, J. A., Doe, B., &amp; Lee, C. (2019). <i>Sand &amp; dunes</i>. Methuen.'],
    ['Harvard', book, 'Smith, J.A., Doe, B. and Lee, C. (2019) <i>Sand &amp; dunes</i>. Methuen.'],
    ['Vancouver', book, 'Smith JA, Doe B, Lee C. Sand &amp; dunes. Methuen; 2019.'],
    [
      'APA',
      chapter,
      'Smith, J. A., Doe, B., &amp; Lee, C. (2019). On the shape of dunes. In <i>All of sand</i> (pp. 45–60). Methuen.',
    ],
    [
      'Harvard',
      chapter,
      'Smith, J.A., Doe, B. and Lee, C. (2019) ‘On the shape of dunes’, in <i>All of sand</i>, Methuen, pp. 45–60.',
    ],
    ['Vancouver', chapter, 'Smith JA, Doe B, Lee C. On the shape of dunes. In: All of sand. Methuen; 2019. p. 45–60.'],
  ] as const)('%s', (style, work, html) => {
    expect(styledReference(work, style)).toBe(html);
  });

  test.each(['APA', 'Harvard', 'Vancouver'] as const)('in %s, with markup in its data as words', (style) => {
    const markup = '<i>1</i>';
    const work = {
      ...dunes,
      title: markup,
      container: markup,
      year: markup,
      volume: markup,
      issue: markup,
      pages: markup,
    };
    expect(styledReference(work, style)).not.toContain(markup);
  });
});
