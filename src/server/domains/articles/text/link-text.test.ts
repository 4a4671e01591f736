import { describe, expect, test } from 'vitest';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { linkText, numberedReferences } from './link-text.ts';
import { readReference } from './read-reference.ts';

const texts = [
  'Smith J (2019) On dunes. Sand 3: 1–9.',
  'Lee C, Doe B, Roe D (2020a) More dunes. Sand 4: 1–9.',
  'Lee C, Doe B, Roe D (2020b) Most dunes. Sand 4: 10–19.',
  'Müller A, Öz B (2018) Dunes of old. Sand 2: 1–9.',
  'World Health Organization (2021) Report on dunes. Geneva: WHO.',
];
const references = texts.map((html, place): ProductionReference => {
  const work = readReference(html);
  return { id: `textreference-${place + 1}`, html, doi: null, url: null, work };
});
const numbers = numberedReferences(references);
const link = (html: string) => linkText(html, references, numbers).replaceAll('#textreference-', '#');
const by = (id: number, words: string) => `<a href="#${id}">${words}</a>`;

describe('citations by author and year', () => {
  test.each([
    ['(Smith, 2019; Lee et al., 2020a)', `(${by(1, 'Smith, 2019')}; ${by(2, 'Lee et al., 2020a')})`],
    ['(see Smith 2019, p. 4)', `(see ${by(1, 'Smith 2019')}, p. 4)`],
    ['Smith (2019) and Müller and Öz (2018)', `Smith (${by(1, '2019')}) and Müller and Öz (${by(4, '2018')})`],
    ['(Lee <i>et al.</i> 2020a, 2020b)', `(${by(2, 'Lee <i>et al.</i> 2020a')}, ${by(3, '2020b')})`],
    ['(Müller &amp; Öz, 2018)', `(${by(4, 'Müller &amp; Öz, 2018')})`],
    ['(World Health Organization, 2021)', `(${by(5, 'World Health Organization, 2021')})`],
    ['In Smith’s (2019) words', `In Smith’s (${by(1, '2019')}) words`],
    // None fits, or more than one.
    ['(Lee et al., 2020)', '(Lee et al., 2020)'],
    ['(Jones, 2019), in 2019, Smith et al. (2019)', '(Jones, 2019), in 2019, Smith et al. (2019)'],
    ['<a href="https://x.example">Smith 2019</a>', '<a href="https://x.example">Smith 2019</a>'],
  ])('%s', (html, expected) => {
    expect(link(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });
});

describe('citations by number', () => {
  test.each([
    [
      'dunes [1], [2,4] and [1–3]',
      `dunes [${by(1, '1')}], [${by(2, '2')},${by(4, '4')}] and [${by(1, '1')}–${by(3, '3')}]`,
    ],
    ['dunes [1] in [0, 10]', `dunes [${by(1, '1')}] in [0, 10]`],
    [
      'dunes<sup>1,2</sup> of sand<sup>3</sup>',
      `dunes<sup>${by(1, '1')},${by(2, '2')}</sup> of sand<sup>${by(3, '3')}</sup>`,
    ],
    ['10 m<sup>2</sup> of sand', '10 m<sup>2</sup> of sand'],
    ['dunes (1, 2) of sand (3)', `dunes (${by(1, '1')}, ${by(2, '2')}) of sand (${by(3, '3')})`],
    ['two steps: (1) and (2)', 'two steps: (1) and (2)'],
  ])('%s', (html, expected) => {
    expect(link(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  test('use the numbers of the list where it has them', () => {
    const own = numberedReferences([{ id: 'textreference-9', number: 7 }]);
    expect(linkText('<p>[7]</p>', references, own)).toBe('<p>[<a href="#textreference-9">7</a>]</p>');
  });
});

test('mentions of figures, tables and equations lead to them', () => {
  const things = [
    '<figure class="figure" id="text-fig1"><figcaption><span class="label">Figure 1</span> Dunes</figcaption></figure>',
    '<figure class="figure" id="text-fig2"><figcaption><span class="label">Fig. S2</span> As Figure 1</figcaption></figure>',
    '<figure class="table" id="text-table1"><figcaption><span class="label">Table 1</span></figcaption></figure>',
    '<div class="formula" id="text-eq1"><math><mi>x</mi></math> <span class="label">(3)</span></div>',
  ].join('');
  const text = '<p>Figure 1a, Figs 1 and S2 (<b>Table 1</b>), Eq. (3), Figure 9 (Figure 1)</p>';
  expect(linkText(text + things, [], new Map())).toBe(
    [
      '<p><a href="#text-fig1">Figure 1a</a>, <a href="#text-fig1">Figs 1</a> and <a href="#text-fig2">S2</a> (<a href="#text-table1"><b>Table 1</b></a>), <a href="#text-eq1">Eq. (3)</a>, Figure 9 (<a href="#text-fig1">Figure 1</a>)</p>',
      things.replace('As Figure 1', 'As <a href="#text-fig1">Figure 1</a>'),
    ].join(''),
  );
});
