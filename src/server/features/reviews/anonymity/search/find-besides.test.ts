import { expect, test } from 'vitest';
import { findBesides } from './find-besides.ts';

const people = [
  { givenName: 'Jane', lastName: 'Doeringer', email: 'j.d@uni.example', affiliation: 'University of Examples' },
  { givenName: 'Li', lastName: 'Wu', email: 'li@uni.example', affiliation: '' },
];
async function foundAt(place: 'beside' | 'target', ...texts: readonly string[]) {
  const passages = texts.map((text) => ({ place, page: null, text: `word/document.xml: ${text}` }));
  return (await findBesides('a.docx', passages, people)).map(({ excerpt }) => excerpt);
}

const found = (...texts: readonly string[]) => foundAt('beside', ...texts);

test.each([
  'Table of Doeringer',
  'DoeringerFig1',
  '/home/jdoeringer/a',
  'https://cloud.example/personal/j_doeringer_uni',
  'to j.d@uni.example',
  'University of Examples',
  'https://orcid.org/0000-0002-1825-0097',
  'Li Wu',
  'Approved by Jane Doeringer, 2024-05-01',
  'Jane Doeringer, 2024/05/01',
  'Jane Doeringer 2024.05.01 10:00',
  'Jane Doeringer (2024-05-01)',
  '(c) Jane Doeringer, 2024',
  'Doeringer 2024',
  'https://x.org/cite.php?author=doeringer&given=jane',
])('who is named beside the text of a copy is found, with the place: %s', async (text) => {
  expect(await found(text)).toEqual([`In what the file keeps beside its text (word/document.xml): ${text}`]);
});

test.each([
  'ref-doeringer2019',
  'cite.doeringer_on_examples',
  'Doeringer_etal_2019',
  'ref-doeringer-roe-2019',
  'wu',
  'Heading 1',
  'doeringers',
])('a place that is named for a work that is cited, and a word that only looks alike, is not: %s', async (text) => {
  expect(await foundAt('target', text)).toEqual([]);
});

test.each([
  'Jane_Doeringer_2019',
  'JaneDoeringer2019',
  'ref-jane-doeringer-2019',
  'Doeringer_2024-05-01',
  'Doeringer2024.05.01',
  'Doeringer/2024/05',
  'doeringer_on_examples',
  'https://x.org/cite.doeringer',
])('a place that is named for somebody, and for no work of theirs, is found: %s', async (text) => {
  expect(await foundAt('target', text)).toHaveLength(1);
});

test('what it is may have several words', async () => {
  const passages = [{ place: 'beside' as const, page: null, text: 'Alternative text: A: by Doeringer' }];
  const excerpt = 'In what the file keeps beside its text (Alternative text): A: by Doeringer';
  expect(await findBesides('a.pdf', passages, people)).toMatchObject([{ excerpt }]);
});

test('properties and text are searched elsewhere, and a few findings are enough', async () => {
  const passages = (place: 'text' | 'property' | 'beside') =>
    Array.from({ length: 50 }, (_, page) => ({ place, page, text: `a.xml: Doeringer ${page}` }));
  expect(await findBesides('a.docx', [...passages('text'), ...passages('property')], people)).toEqual([]);
  expect((await findBesides('a.docx', passages('beside'), people)).length).toBe(20);
});

test.each(['a-', 'et al ', 'a', '-', '(', 'A. '])('strings full of %j are looked through', async (piece) => {
  const started = performance.now();
  await foundAt('target', ...Array.from({ length: 1500 }, () => piece.repeat(200).slice(0, 200)));
  expect(performance.now() - started).toBeLessThan(3000);
});
