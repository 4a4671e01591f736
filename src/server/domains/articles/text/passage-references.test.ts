import { expect, test } from 'vitest';
import { referencesInPassages } from './passage-references.ts';

const entries = (...pages: string[]) => referencesInPassages(pages.map((text) => ({ text }))).map(({ html }) => html);

test('numbered references of a PDF are read across lines and pages', () => {
  const pages = [
    'Text with a list\n1. one\nReferences\nto come\nReferences\n[1] Smith J. On dunes and their move-\nments. Sand. 2019;3:1–9.',
    '[2] Lee C. More dunes.\n2020. Sand 4.\n[3] Doe B. Dunes & sand. 2021.\nAppendix A\n[4] no reference',
  ];
  expect(entries(...pages)).toEqual([
    'Smith J. On dunes and their movements. Sand. 2019;3:1–9.',
    'Lee C. More dunes. 2020. Sand 4.',
    'Doe B. Dunes &amp; sand. 2021.',
  ]);
  expect(referencesInPassages(pages.map((text) => ({ text }))).map(({ id, number }) => [id, number])).toEqual([
    ['textreference-1', 1],
    ['textreference-2', 2],
    ['textreference-3', 3],
  ]);
});

test('references by name begin where the one before has ended', () => {
  const page =
    'Literature cited\nLee, C., Doe, B. and\nRoe, D. (2020). More dunes of\nMars. Sand, 4, 1–9.\nSmith, J. (2019). On dunes. Sand, 3.\nhttps://doi.org/10.5555/abc\nvan Berg, A. (2018). Old dunes. Sand, 2.';
  expect(entries(page)).toEqual([
    'Lee, C., Doe, B. and Roe, D. (2020). More dunes of Mars. Sand, 4, 1–9.',
    'Smith, J. (2019). On dunes. Sand, 3. https://doi.org/10.5555/abc',
    'van Berg, A. (2018). Old dunes. Sand, 2.',
  ]);
});

test('a text without their heading has none', () => {
  expect(entries('[1] Smith J. On dunes. 2019.')).toEqual([]);
});
