import { expect, test } from 'vitest';
import { textOfBlock, type Block } from './pandoc-document.ts';
import { withoutAuthors } from './without-authors.ts';

const doe = {
  givenName: 'Jane Alice',
  lastName: 'Dœ-Müller',
  email: 'jane@uni.example',
  affiliation: 'Institute of Dunes, University of Examples',
};
const str = (text: string) => [{ t: 'Str' as const, c: text }];
const para = (text: string): Block => ({ t: 'Para', c: str(text) });
const bold = (text: string): Block => ({ t: 'Para', c: [{ t: 'Strong', c: str(text) }] });
const heading = (text: string, level = 1): Block => ({ t: 'Header', c: [level, ['', [], []], str(text)] });

const shown = (blocks: readonly Block[]) =>
  withoutAuthors({ meta: {}, blocks }, [doe]).blocks.map((block) => textOfBlock(block));

const body = [heading('Abstract'), para('We measured dunes.'), heading('Introduction'), para('Dunes move.')];
const bodyTexts = ['Abstract', 'We measured dunes.', 'Introduction', 'Dunes move.'];

test.each([
  'Jane Dœ-Müller, Max Roe',
  'J. A. Dœ-Müller¹ and others',
  'Department of Geology, Sampletown',
  'Institute of Dunes, Sampletown',
  'Write to jane@uni.example',
  'ORCID 0000-0002-1825-0097',
])('a line above the abstract about the authors is left out: %s', (line) => {
  expect(shown([para('On dunes'), para(line), ...body])).toEqual(['On dunes', ...bodyTexts]);
});

test('a line without a name stays, and so does a name further down, which the search finds', () => {
  const blocks = [para('A jump of many words to Dœ-Müller'), ...body, para('Jane Dœ-Müller drew the maps.')];
  expect(shown(blocks)).toEqual(['A jump of many words to Dœ-Müller', ...bodyTexts, 'Jane Dœ-Müller drew the maps.']);
});

test('where no abstract or heading ends the head, only lines that name an author are left out', () => {
  const blocks = [para('On dunes'), para('Jane Dœ-Müller'), para('The department of sand is far away.')];
  expect(shown(blocks)).toEqual(['On dunes', 'The department of sand is far away.']);
});

test.each([
  'Acknowledgements',
  'Acknowledgments and funding',
  '5. Funding',
  'Author contributions',
  'CRediT authorship contribution statement',
  'About the author',
  'شكر وتقدير',
])('a section about the authors is left out, and a line says so: %s', (title) => {
  const blocks = [
    ...body,
    heading(title),
    para('We thank Ann.'),
    heading('More', 2),
    para('And Ben.'),
    heading('References'),
    para('One.'),
  ];
  expect(shown(blocks)).toEqual([...bodyTexts, `[${title} left out for anonymous review]`, 'References', 'One.']);
});

test('a section is left out, too, when its heading is a bold line or begins its paragraph', () => {
  const blocks = [
    ...body,
    bold('Acknowledgements'),
    para('We thank Ann.'),
    bold('References'),
    para('One.'),
    para('Funding: The Sand Fund.'),
  ];
  expect(shown(blocks)).toEqual([
    ...bodyTexts,
    '[Acknowledgements left out for anonymous review]',
    'References',
    'One.',
    '[Funding left out for anonymous review]',
  ]);
});

test('a section whose title only begins like one of these stays', () => {
  expect(shown([...body, heading('Funding models of public libraries'), para('They differ.')])).toEqual([
    ...bodyTexts,
    'Funding models of public libraries',
    'They differ.',
  ]);
});
